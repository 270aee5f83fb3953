/** Selects all of a sample that got the focus, so that the first key replaces it; nothing where no text has it. */
export function selectSample(text: Element): void {
  const isInput = text instanceof HTMLInputElement || text instanceof HTMLTextAreaElement;
  if (!isInput && !text.matches('[contenteditable=true]')) return;
  const select = () => (isInput ? text.select() : getSelection()?.selectAllChildren(text));
  select();
  const off = new AbortController();
  // A press puts its caret after the focus; a second one is for the caret.
  text.addEventListener('click', select, { once: true, signal: off.signal });
  for (const name of ['keydown', 'blur'])
    text.addEventListener(name, () => off.abort(), { once: true });
}
