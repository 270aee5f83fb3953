import type { JsonPath } from '../../edit/types.ts';
import type { LoadedDocument } from '../../folder/loadedDocument.ts';
import { PASSWORD } from '../../folder/readDocument.ts';
import { isRecord, memoize } from '../../json.ts';
import type { FoundDocuments, FoundPlace } from '../contract/finding.ts';
import type { Workspace } from '../workspace/Workspace.ts';
import { savedAt } from '../workspace/summary.ts';
import { editedVersions, pageOf } from './editedVersions.ts';
import { foldForSearch, foldWithPositions, searchedWords } from './foldedText.ts';

/** Characters that are shown before and after a match. */
const CONTEXT = 60;

/** The documents with all of the words, the best first: those with the words in one text. */
export async function findText(
  workspace: Workspace,
  query: string,
  page: number,
): Promise<FoundDocuments> {
  const words = searchedWords(query);
  if (words.length === 0) return { documents: [], total: 0 };
  const index = await workspace.fresh();
  const found = editedVersions(index).flatMap(({ document, version, loaded }) => {
    const { texts, whole } = textsOf(loaded);
    if (!words.every((word) => whole.includes(word))) return [];
    const places = texts.flatMap((one) => {
      const count = words.filter((word) => one.folded.includes(word)).length;
      return count > 0 ? [{ one, count }] : [];
    });
    // All of the words may stand in one text, or be spread over several.
    const best = Math.max(...places.map(({ count }) => count));
    const shown = places.filter(({ count }) => count === best).map(({ one }) => one);
    return [{ document, version, places: shown, best, at: savedAt(document) }];
  });
  found.sort((one, other) => other.best - one.best || other.at - one.at);
  return pageOf(index, found, page, (text) => placeOf(text, words));
}

/** A text around the first of the words in it. */
function placeOf({ path, text }: PlacedText, words: readonly string[]): FoundPlace {
  const folded = foldWithPositions(text);
  const [first] = words
    .map((word) => ({ word, at: folded.text.indexOf(word) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at);
  const { positions } = folded;
  const start = positions[first?.at ?? 0] ?? 0;
  const end = Math.max(
    start,
    positions[(first?.at ?? 0) + (first?.word.length ?? 0)] ?? text.length,
  );
  return {
    path,
    before: shortened(text.slice(0, start), 'start'),
    match: text.slice(start, end),
    after: shortened(text.slice(end), 'end'),
  };
}

function shortened(text: string, cut: 'start' | 'end'): string {
  const letters = Array.from(text);
  if (letters.length <= CONTEXT) return text;
  return cut === 'start'
    ? `…${letters.slice(-CONTEXT).join('')}`
    : `${letters.slice(0, CONTEXT).join('')}…`;
}

/** A text that a reader of the site or an owner may look for, and its place in the file. */
interface PlacedText {
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

/** The texts of a loaded document, read once: a changed file is another document. */
export const textsOf = memoize(({ document, name }: LoadedDocument): DocumentTexts => {
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
  add(document.uid ?? name, ['uid']);
  for (const [index, tag] of document.tags.entries()) add(tag, ['tags', index]);
  const { [PASSWORD]: _password, ...data } = document.data;
  visit(data, ['data']);
  return { texts, whole: texts.map(({ folded }) => folded).join('\n') };
});

/** Whether a record is one of fields, rather than a link, an image, a slice or a block of text. */
function isField(value: Readonly<Record<string, unknown>>): boolean {
  return !PROTOCOL.some((key) => key in value);
}

const PROTOCOL = ['link_type', 'slice_type', 'spans', 'oembed', 'embed_url', 'dimensions', 'start'];
