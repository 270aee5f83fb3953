/** A place in a document: the document itself, a slice of a zone, or a field of either. */
export interface Place {
  readonly zone?: string;
  /** Position of the slice in its zone in the file, from 0. */
  readonly index?: number;
  /** Id of the field, or its path in groups joined by slashes: `cards/2/title`. */
  readonly field?: string;
}

/** The part of an address after `#`, which may be missing: `spread/6/body_text`; `/title` for a document field. */
export function placeHash({ zone, index, field }: Place): string {
  const parts = zone === undefined || index === undefined ? [''] : [zone, String(index)];
  if (field !== undefined) parts.push(...field.split('/'));
  const hash = parts.map(encodeURIComponent).join('/');
  return hash === '' ? '' : `#${hash}`;
}

/** The place that a hash names; the document itself if it names none, or a zone that is none of `zones`. */
export function readPlace(hash: string, zones?: readonly { readonly id: string }[]): Place {
  const [zone = '', ...rest] = hash.replace(/^#/, '').split('/').map(decoded);
  if (zone === '') return rest.length === 0 ? {} : { field: rest.join('/') };
  const [at = '', ...field] = rest;
  if (!/^\d{1,6}$/.test(at) || zones?.every(({ id }) => id !== zone)) return {};
  return { zone, index: Number(at), ...(field.length > 0 && { field: field.join('/') }) };
}

/** A part of an address as people read it; a half escape, which an address may have, stays as it is. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Where somebody types: in which block of a field's text, and after which part of it. */
export interface Caret {
  readonly text: string;
  readonly before: string;
  /** How many earlier blocks have the same text. */
  readonly rank: number;
}
