import type { FoundDocument, FoundDocuments, FoundPlace } from '../contract/finding.ts';
import { savedAt, summaryOf } from '../documents/summary.ts';
import type { Workspace } from '../documents/Workspace.ts';
import { textsOf, type PlacedText } from './documentTexts.ts';
import { editedVersions } from './editedVersions.ts';
import { foldWithPositions, searchedWords } from './foldedText.ts';

/** So many documents are on a page, and so many places are listed of each. */
const PAGE = 20;
const PLACES = 100;

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
    return [{ document, version, shown, best, at: savedAt(document) }];
  });
  found.sort((one, other) => other.best - one.best || other.at - one.at);
  const documents = found
    .slice((page - 1) * PAGE, page * PAGE)
    .map(({ document, version, shown }): FoundDocument => ({
      document: summaryOf(index, document),
      version,
      places: shown.slice(0, PLACES).map((text) => placeOf(text, words)),
      total: shown.length,
    }));
  return { documents, total: found.length };
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
    path: [...path],
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
