import type { Json } from '#prismic-folder/edit';

/** A value as text: a plain text as it is, anything else as its JSON. */
export function valueText(value: Json | undefined): string {
  if (value === undefined || value === null) return 'Empty';
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
}
