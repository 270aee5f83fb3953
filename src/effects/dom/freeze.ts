/**
 * Fixes an element where it is visible, out of the page's flow; returns a function that puts it
 * back.
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
