/**
 * Takes an element out of the page's flow exactly where it is seen, so that another can take the
 * page: it stays in place however the page is scrolled. Fetchers how to put it back.
 */
export function freeze(element: HTMLElement): () => void {
  const { style } = element;
  const before = { position: style.position, insetInline: style.insetInline, top: style.top };
  Object.assign(style, {
    position: 'fixed',
    insetInline: '0',
    top: `${element.getBoundingClientRect().top}px`,
  });
  return () => {
    Object.assign(style, before);
  };
}
