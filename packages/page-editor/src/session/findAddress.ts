/** What is searched; the others of the three stay, so that going back to a tab finds them. */
export interface Finding {
  readonly kind: 'text' | 'slice' | 'link';
  readonly text: string;
  /** Id of a slice; empty: none is chosen. */
  readonly slice: string;
  /** Id of a variation; empty: any. */
  readonly variation: string;
}

export const FIND_PATH = '/edit/find';

/** Reads what the query of an address says. */
export function readFinding(search: string): Finding {
  const query = new URLSearchParams(search);
  const kind = query.get('find');
  const [text, slice, variation] = ['text', 'slice', 'variation'].map(
    (key) => query.get(key) ?? '',
  );
  return {
    kind: kind === 'slice' || kind === 'link' ? kind : 'text',
    text: text ?? '',
    slice: slice ?? '',
    variation: variation ?? '',
  };
}

/** The address of a search. */
export function findAddress({ kind, text, slice, variation }: Finding): string {
  const query = new URLSearchParams({ find: kind });
  for (const [key, value] of Object.entries({ text, slice, variation })) {
    if (value !== '') query.set(key, value);
  }
  return `${FIND_PATH}?${query}`;
}

/** Where a slice is used, or one of its variations. */
export const sliceUsesAddress = (slice: string, variation = ''): string =>
  findAddress({ kind: 'slice', text: '', slice, variation });
