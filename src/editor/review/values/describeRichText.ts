import type { Json } from '#prismic-folder/edit';
import { compareLists } from '../describe/compareLists.ts';
import type { DescribedValue, Part } from '../describe/DescribedChange.ts';
import { isSame } from '../describe/emptyValue.ts';
import { firstWords } from '../describe/firstWords.ts';
import { isObject, type JsonObject, textOf } from '../describe/jsonObject.ts';
import { diffWords } from '../words/diffWords.ts';
import { shortRuns } from '../words/shortRuns.ts';
import { blockName } from './blockName.ts';
import { describeMarks } from './describeMarks.ts';

/** Of more paragraphs only the number is shown. */
const MAX_PARTS = 40;

/** The paragraphs that differ, by words; in words what changed in their kinds, marks and links. */
export function describeRichText(
  was: Json | undefined,
  is: Json | undefined,
): DescribedValue | null {
  const [olds, news] = [was ?? [], is ?? []];
  if (!Array.isArray(olds) || !Array.isArray(news)) return null;
  const { kept, added, removed } = compareLists(olds, news);
  const parts: { readonly at: number; readonly parts: readonly Part[] }[] = [];
  for (const { old, at } of removed) parts.push({ at, parts: wholeBlock(olds[old], 'removed') });
  for (const now of added) parts.push({ at: now, parts: wholeBlock(news[now], 'added') });
  for (const { old, now, back } of kept) {
    const block = news[now];
    const words = firstWords(block) || blockName(block);
    if (back !== null) parts.push({ at: now, parts: [note(`Moved: “${words}”.`)] });
    parts.push({ at: now, parts: changedBlock(olds[old], block) });
  }
  const sorted = parts.sort((one, other) => one.at - other.at).flatMap((entry) => entry.parts);
  const more = sorted.length - MAX_PARTS;
  if (more <= 1) return { parts: sorted };
  return { parts: [...sorted.slice(0, MAX_PARTS), note(`And ${more} more differences.`)] };
}

function note(text: string): Part {
  return { kind: 'note', text };
}

function wholeBlock(block: Json | undefined, kind: 'added' | 'removed'): Part[] {
  const verb = kind === 'added' ? 'Added' : 'Removed';
  if (!isObject(block)) return [note(`${verb}: ${JSON.stringify(block)}.`)];
  const text = textOf(block['text']);
  if (text.trim() === '') return [note(`${verb}: ${blockName(block)}.`)];
  return [{ kind: 'words', runs: shortRuns([{ kind, text }]) }];
}

function changedBlock(was: Json | undefined, is: Json | undefined): Part[] {
  if (isSame(was, is)) return [];
  if (!isObject(was) || !isObject(is)) {
    return [...wholeBlock(was, 'removed'), ...wholeBlock(is, 'added')];
  }
  const runs = diffWords(textOf(was['text']), textOf(is['text']));
  const parts: Part[] = [];
  if (runs.some(({ kind }) => kind !== 'same'))
    parts.push({ kind: 'words', runs: shortRuns(runs) });
  const words = firstWords(is) || blockName(is);
  const [old, now] = [blockName(was), blockName(is)];
  if (old !== now) parts.push(note(`“${words}” is now ${now}, it was ${old}.`));
  for (const text of describeMarks(was, is, runs)) parts.push(note(text));
  parts.push(...otherKeys(was, is, words));
  return parts.length > 0 ? parts : [note(`${blockName(is)} written differently.`)];
}

/** Keys that are described elsewhere, or not seen. */
const KNOWN = ['type', 'text', 'spans', 'label'];

function otherKeys(was: JsonObject, is: JsonObject, words: string): Part[] {
  const parts: Part[] = [];
  if (!isSame(was['label'], is['label'])) {
    const label = textOf(is['label']);
    const now = label === '' ? `no longer labelled ${textOf(was['label'])}` : `labelled ${label}`;
    parts.push(note(`“${words}” is ${now}.`));
  }
  if (is['type'] === 'image' && !isSame(was['url'], is['url'])) {
    parts.push({
      kind: 'pictures',
      was: textOf(was['url']) || null,
      is: textOf(is['url']) || null,
    });
  }
  const keys = new Set([...Object.keys(was), ...Object.keys(is)]);
  const other = [...keys].filter((key) => !KNOWN.includes(key) && !isSame(was[key], is[key]));
  if (other.length > 0 && parts.length === 0) {
    parts.push(note(`${blockName(is)} changed: ${other.join(', ')}.`));
  }
  return parts;
}
