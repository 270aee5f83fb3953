import type { Models } from '#prismic-folder';
import { texts } from '#server/lib/text.ts';
import { type RawDocument } from '#server/sources/RawDocument.ts';
import { sanitizeFields } from './sanitizeFields.ts';
import { sanitizeText } from '#server/lib/text.ts';

/** A moment as the Content API writes it. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:?\d\d)$/;

const moment = (value: unknown) => (typeof value === 'string' && MOMENT.test(value) ? value : null);

/**
 * The document in the shape its model promises: whatever a service sends, screens and slices meet
 * every field, of its type, with addresses that cannot run and text that a page can hold. What does
 * not fit counts as empty; what no model names is left out.
 */
export function sanitizeDocument(document: RawDocument, { types, slices }: Models): RawDocument {
  return {
    ...document,
    type: document.type,
    uid: sanitizeText(document['uid']),
    url: null,
    first_publication_date: moment(document['first_publication_date']),
    last_publication_date: moment(document['last_publication_date']),
    tags: [...new Set(texts(document['tags']))],
    slugs: texts(document['slugs']),
    data: sanitizeFields(document.data, types.get(document.type)?.fields ?? {}, slices),
  };
}
