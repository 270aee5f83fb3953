/** Calls back when the document gets another title, not with the one it has; answers how to stop. */
export function followTitle(tell: (title: string) => void): () => void {
  let before = document.title;
  const observer = new MutationObserver(() => {
    const { title } = document;
    if (title === before || title === '') return;
    before = title;
    tell(title);
  });
  observer.observe(document.head, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}
