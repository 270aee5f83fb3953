/** Whether a link leads to another page of this site, in this window. */
export const leadsOn = (link: HTMLAnchorElement): boolean =>
  link.target === '' &&
  !link.hasAttribute('download') &&
  link.origin === window.location.origin &&
  link.pathname !== window.location.pathname;

/**
 * Calls back with the path of a link of this site once a mouse, the focus or a finger is on it;
 * returns a function that stops it.
 */
export function nearLinks(report: (pathname: string) => void): () => void {
  const off = new AbortController();
  const options = { capture: true, passive: true, signal: off.signal };
  let before: string | null = null;
  const look = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.pathname === before || !leadsOn(link)) return;
    before = link.pathname;
    report(link.pathname);
  };
  const load = () => void import('#effects/travel/travel.ts').catch(console.warn);
  for (const event of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(event, look, options);
    document.addEventListener(event, load, { ...options, once: true });
  }
  return () => off.abort();
}
