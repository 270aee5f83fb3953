/**
 * Keeps the hint of a field until the press that takes the focus away from it has ended: everything below
 * it would move up under the pointer, and what was pressed would not be pressed. Returns a function that
 * ends it.
 */
export function holdHints(page: Document): () => void {
  const listener = ({ target }: PointerEvent) => {
    const held: HTMLElement[] = [];
    let frame = page.activeElement?.closest<HTMLElement>('[data-frame]');
    for (; frame; frame = frame.parentElement?.closest<HTMLElement>('[data-frame]')) {
      if (target instanceof Node && frame.contains(target)) break;
      frame.dataset['held'] = '';
      held.push(frame);
    }
    if (held.length === 0) return;
    const ended = new AbortController();
    const release = () => {
      ended.abort();
      // The click comes right after the pointer is up.
      requestAnimationFrame(() => {
        for (const one of held) delete one.dataset['held'];
      });
    };
    page.addEventListener('pointerup', release, { signal: ended.signal, capture: true });
    page.addEventListener('pointercancel', release, { signal: ended.signal, capture: true });
  };
  page.addEventListener('pointerdown', listener, true);
  return () => page.removeEventListener('pointerdown', listener, true);
}
