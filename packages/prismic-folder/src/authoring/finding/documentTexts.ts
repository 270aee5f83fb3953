import type { JsonPath } from '../../edit/types.ts';
import type { LoadedDocument } from '../../folder/loadedDocument.ts';
import { isRecord } from '../../json.ts';
import { foldForSearch } from './foldedText.ts';

/** A text that a reader of the site or an owner may look for, and its place in the file. */
export interface PlacedText {
  readonly path: JsonPath;
  readonly text: string;
  readonly folded: string;
}

/** All texts of a document; `whole` is all of them folded, to leave most documents out at once. */
export interface DocumentTexts {
  readonly texts: readonly PlacedText[];
  readonly whole: string;
}

/** Keys whose values name things of the protocol and are no content. */
const NAMES: ReadonlySet<string> = new Set([
  'id',
  'key',
  'type',
  'link_type',
  'slice_type',
  'slice_label',
  'variation',
  'version',
  'kind',
  'lang',
  'slug',
  'slugs',
  'tags',
  'size',
  'direction',
  'label',
  'html',
  'first_publication_date',
  'last_publication_date',
  'provider_url',
  'thumbnail_url',
]);

/** Where an owner typed a password, searches do not look. */
const PASSWORD = 'password';

const known = new WeakMap<LoadedDocument, DocumentTexts>();

/** The texts of a loaded document, read once: a changed file is another document. */
export function textsOf(loaded: LoadedDocument): DocumentTexts {
  const found = known.get(loaded);
  if (found) return found;
  const texts: PlacedText[] = [];
  const add = (text: string, path: JsonPath) => {
    if (text.trim() !== '') texts.push({ path, text, folded: foldForSearch(text) });
  };
  const visit = (value: unknown, path: JsonPath): void => {
    if (typeof value === 'string') add(value, path);
    else if (Array.isArray(value)) {
      for (const [index, entry] of value.entries()) visit(entry, [...path, index]);
    } else if (isRecord(value)) {
      for (const [key, entry] of Object.entries(value)) {
        // A group may have a field of such a name: its value is content there.
        const isName = NAMES.has(key) || (key === 'url' && 'dimensions' in value);
        if (!isName || isField(value)) visit(entry, [...path, key]);
      }
    }
  };
  const { document } = loaded;
  add(document.uid ?? loaded.name, ['uid']);
  for (const [index, tag] of document.tags.entries()) add(tag, ['tags', index]);
  const { [PASSWORD]: _password, ...data } = document.data;
  visit(data, ['data']);
  const result = { texts, whole: texts.map(({ folded }) => folded).join('\n') };
  known.set(loaded, result);
  return result;
}

/** Whether a record is one of fields, rather than a link, an image, a slice or a block of text. */
function isField(value: Readonly<Record<string, unknown>>): boolean {
  return !PROTOCOL.some((key) => key in value);
}

const PROTOCOL = ['link_type', 'slice_type', 'spans', 'oembed', 'embed_url', 'dimensions', 'start'];
