/** The start of a text, at most so long, without half a character at its end. */
export function cutText(text: string, length: number): string {
  const start = text.slice(0, length);
  return start.length < text.length && /[\ud800-\udbff]$/.test(start) ? start.slice(0, -1) : start;
}

/** One sentence for a text of which the end was left out. */
export function leftOutWords(leftOut: number): string {
  const many = leftOut.toLocaleString('en');
  const were = leftOut === 1 ? 'character at its end was' : 'characters at its end were';
  return `The text was too long. ${many} ${were} not pasted.`;
}

/**
 * The files that were copied or dragged as such: not the picture that comes beside the text of a page. Chrome on a Mac
 * gives the names of copied files as a text.
 */
export function filesIn(data: DataTransfer): readonly File[] {
  const files = [...data.files];
  const names = new Set(files.map(({ name }) => name));
  const lines = data.getData('text/plain').split(/[\r\n]+/);
  return lines.every((line) => line === '' || names.has(line)) ? files : [];
}

/** Most characters of one paste into an input or a text area. */
const LINE_LIMIT = 50_000;

const PASTES: ReadonlySet<string> = new Set(['insertFromPaste', 'insertFromDrop']);

/** The input or text area of an event that nothing else has dealt with. */
const lineOf = ({ target, defaultPrevented }: Event) => {
  const isLine = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
  return isLine && !defaultPrevented ? target : null;
};

/**
 * Cuts what is pasted or dropped into inputs and text areas of a page: a browser breaks megabytes into lines
 * for minutes, in which nothing can be pressed. Says what was left out, also that it was a file; one that nothing
 * takes cannot be dropped: the browser would show it in place of the page. Returns a function that ends it.
 */
export function limitPastes(page: Document, say: (sentence: string) => void): () => void {
  const cut = (event: InputEvent) => {
    const { data, inputType } = event;
    const line = lineOf(event);
    if (!line || !PASTES.has(inputType)) return;
    if (data === null || data.length <= LINE_LIMIT || line.selectionStart === null) return;
    event.preventDefault();
    const kept = cutText(data, LINE_LIMIT);
    const end = line.selectionEnd ?? line.selectionStart;
    line.setRangeText(kept, line.selectionStart, end, 'end');
    line.dispatchEvent(new InputEvent('input', { bubbles: true, data: kept, inputType }));
    say(leftOutWords(data.length - kept.length));
  };
  const refuse = (event: ClipboardEvent) => {
    const [file] = event.clipboardData?.files ?? [];
    const hasWords = event.clipboardData?.getData('text/plain') !== '';
    const what = file?.type.startsWith('image/') ? 'A picture' : 'A file';
    if (lineOf(event) && file && !hasWords) say(`${what} cannot be pasted into this text.`);
  };
  const keepOut = (event: DragEvent) => {
    if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'none';
  };
  const off = new AbortController();
  const { signal } = off;
  page.addEventListener('beforeinput', cut, { signal });
  // After all others of the window, which may take the picture: the last to be added is called last.
  const refuseLast = () =>
    page.defaultView?.addEventListener('paste', refuse, { once: true, signal });
  page.addEventListener('paste', refuseLast, { signal });
  // What takes files for the whole window says so after this.
  for (const name of ['dragover', 'drop'] as const)
    page.defaultView?.addEventListener(name, keepOut, { signal });
  return () => off.abort();
}
