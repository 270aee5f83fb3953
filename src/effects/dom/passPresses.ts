/**
 * What has a name takes no input while a transition runs: browsers send it to the root element. A
 * press there is reported, and its click goes where it was meant to, if the transition has ended by then.
 */
export function passPresses(report: (press: PointerEvent) => void, signal: AbortSignal): void {
  const root = document.documentElement;
  const pass = (click: MouseEvent) => {
    if (click.target !== root) return;
    const meant = document.elementFromPoint(click.clientX, click.clientY);
    if (meant && meant !== root) meant.dispatchEvent(new MouseEvent('click', click));
  };
  const onPress = (press: PointerEvent) => {
    if (press.target !== root) return;
    report(press);
    window.addEventListener('click', pass, { once: true, capture: true });
  };
  window.addEventListener('pointerdown', onPress, { passive: true, signal });
}
