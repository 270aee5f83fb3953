/** Selects all of a sample that got the focus, so that the first key replaces it; nothing where no text has it. */
export function selectSample(focused: Element): void {
  if (!isInput(focused) && !focused.matches('[contenteditable=true]')) return;
  selectAll(focused);
  const off = new AbortController();
  const { signal } = off;
  const stop = () => off.abort();
  // A press puts its caret after the focus; a second one is for the caret.
  focused.addEventListener(
    'click',
    () => {
      if (!isPartSelected(focused)) selectAll(focused);
      stop();
    },
    { signal },
  );
  for (const name of ['keydown', 'blur']) focused.addEventListener(name, stop, { signal });
}

const isInput = (text: Element) =>
  text instanceof HTMLInputElement || text instanceof HTMLTextAreaElement;

function selectAll(text: Element): void {
  if (isInput(text)) text.select();
  else getSelection()?.selectAllChildren(text);
}

const isPartSelected = (text: Element): boolean =>
  isInput(text) ? text.selectionStart !== text.selectionEnd : getSelection()?.type === 'Range';
