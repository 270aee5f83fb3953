/** What a slice is called in each place. */
export interface SliceName {
  /** Folder, component and name in Slice Machine: `PullQuote`. */
  readonly name: string;
  /** `slice_type`: `pull_quote`. */
  readonly id: string;
  /** For a reader: `Pull quote`. */
  readonly words: string;
}

/** `pull quote`, `pull-quote` or `pullQuote` as the name it was probably meant to be. */
const suggestion = (text: string) =>
  text
    // Letters without their accents: they are characters of their own in this form.
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .replace(/^[^A-Za-z]+/, '')
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** Reads a slice's name as given on the command line; throws with what a name must look like. */
export function sliceName(text: string): SliceName {
  if (!text) throw new Error('A name is missing: npm run slice:new PullQuote');
  if (!/^[A-Z][A-Za-z0-9]*$/.test(text)) {
    const better = suggestion(text);
    throw new Error(
      `"${text}" is not a valid name: letters and digits, each word with a capital` +
        (better ? `, such as ${better}` : ''),
    );
  }
  const id = text.replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();
  const words = id.replaceAll('_', ' ');
  return { name: text, id, words: words.charAt(0).toUpperCase() + words.slice(1) };
}
