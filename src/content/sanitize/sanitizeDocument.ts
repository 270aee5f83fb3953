import {
  recordsIn,
  sanitizeFields as sanitize,
  sanitizeText,
  sanitizeTexts,
} from '#prismic-folder/fields';
import type { FieldModel, Models } from '#prismic-folder/models';
import { safeAddress } from '#ui/links/address.ts';
import type { Json } from './json.ts';

/** A record with every field of a model, each as this site's pages may be given it. */
export const sanitizeFields = (
  value: unknown,
  fields: Readonly<Record<string, FieldModel>>,
  { types, slices }: Models,
): Json => sanitize(value, fields, { types, slices, safeAddress });

/** A date and time as the Content API writes it. */
const DATE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:?\d\d)$/;

const date = (value: unknown) => (typeof value === 'string' && DATE.test(value) ? value : null);

/** The document's translations; what has no id, type or language names none. */
const versionsIn = (document: Json) =>
  recordsIn(document['alternate_languages']).flatMap(({ id, type, lang, uid }) =>
    typeof id === 'string' && typeof type === 'string' && typeof lang === 'string'
      ? [{ id, type, lang, ...(uid !== undefined && { uid: sanitizeText(uid) }) }]
      : [],
  );

/**
 * The document as its model describes it, whatever a service sends: every field is present and of its
 * type, addresses are safe and text is valid in HTML. Invalid values become empty; fields without a
 * model are removed.
 */
export function sanitizeDocument<
  Document extends Json & { readonly type: string; readonly data: Json },
>(document: Document, models: Models): Document {
  return {
    ...document,
    type: document.type,
    uid: sanitizeText(document['uid']),
    url: null,
    first_publication_date: date(document['first_publication_date']),
    last_publication_date: date(document['last_publication_date']),
    tags: [...new Set(sanitizeTexts(document['tags']))],
    slugs: sanitizeTexts(document['slugs']),
    ...('alternate_languages' in document && { alternate_languages: versionsIn(document) }),
    data: sanitizeFields(document.data, models.types.get(document.type)?.fields ?? {}, models),
  };
}
