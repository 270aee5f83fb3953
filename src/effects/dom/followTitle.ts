/** Calls back when the document's title changes; returns a function that stops it. */
export function followTitle(report: (title: string) => void): () => void {
  let before = document.title;
  const observer = new MutationObserver(() => {
    const { title } = document;
    if (title === before || title === '') return;
    before = title;
    report(title);
  });
  observer.observe(document.head, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}
