import {
  isObject,
  type Json,
  type JsonObject,
  listOf,
  objectOf,
  textOf,
} from 'prismic-folder/edit';
import { shorten } from '../model/nameOf.ts';
import { describeLists } from './compareLists.ts';
import { type DescribedValue, isSame, type Part } from './DescribedChange.ts';
import { firstWords } from './entryParts.ts';
import { diffWords, type Run, shortRuns } from './diffWords.ts';
import { targetOf } from './shownValue.ts';

/** Of more paragraphs only the number is shown. */
const MAX_PARTS = 40;

/** The paragraphs that differ, by words; in words what changed in their kinds, marks and links. */
export function describeRichText(
  was: Json | undefined,
  is: Json | undefined,
): DescribedValue | null {
  const [olds, news] = [was ?? [], is ?? []];
  if (!Array.isArray(olds) || !Array.isArray(news)) return null;
  const parts = describeLists<Part>(
    olds,
    news,
    {
      removed: ({ old }) => wholeBlock(olds[old], 'removed'),
      added: (now) => wholeBlock(news[now], 'added'),
      moved: ({ now }) => [note(`Moved: “${firstWords(news[now]) || blockName(news[now])}”.`)],
      kept: ({ old, now }) => changedBlock(olds[old], news[now]),
    },
    true,
  );
  return { parts: shownParts(parts, MAX_PARTS) };
}

/** The first of many, and how many there are. */
export function shownParts(parts: readonly Part[], max: number): readonly Part[] {
  const more = parts.length - max;
  return more <= 1 ? parts : [...parts.slice(0, max), note(`And ${more} more differences.`)];
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

const NAMES: Readonly<Record<string, string>> = {
  paragraph: 'a paragraph',
  preformatted: 'preformatted text',
  'list-item': 'a list item',
  'o-list-item': 'a numbered list item',
  image: 'a picture',
  embed: 'an embed',
};

/** The kind of a block of rich text, in words. */
function blockName(block: Json | undefined): string {
  const type = isObject(block) ? textOf(block['type']) : '';
  const [, level] = /^heading([1-6])$/.exec(type) ?? [];
  if (level !== undefined) return `a heading ${level}`;
  return NAMES[type] ?? (type === '' ? 'a block' : `a block of the kind ${type}`);
}

/** A mark, with the text it is on. */
interface Mark {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly data: Json | undefined;
  readonly text: string;
}

/**
 * Which marks and links of a block changed, in sentences. A mark whose text was edited is the same
 * one, as long as it is where the edited text is.
 */
function describeMarks(was: JsonObject, is: JsonObject, runs: readonly Run[]): string[] {
  const place = placesIn(runs);
  const olds = marksOf(was).map((mark) => ({
    ...mark,
    start: place(mark.start, 'start'),
    end: place(mark.end, 'end'),
  }));
  const news = marksOf(is);
  const isAt = (one: Mark, other: Mark) =>
    one.type === other.type && one.start === other.start && one.end === other.end;
  const left = [...olds];
  const take = (found: (mark: Mark) => boolean) => {
    const at = left.findIndex(found);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
  const others = news.filter(
    (mark) => !take((old) => isAt(old, mark) && isSame(old.data, mark.data)),
  );
  const sentences = others.map((mark) => {
    const old = take((one) => isAt(one, mark));
    if (old) return `“${mark.text}” ${meaning(mark)}, before ${target(old)}.`;
    const stretched = take(
      (one) => one.type === mark.type && isSame(one.data, mark.data) && overlaps(one, mark),
    );
    if (stretched) return `“${mark.text}” ${meaning(mark)}, before “${stretched.text}”.`;
    return `“${mark.text}” ${meaning(mark)}.`;
  });
  const gone = left.map((mark) => `“${mark.text}” ${meaningGone(mark)}.`);
  return [...sentences, ...gone];
}

function overlaps(one: Mark, other: Mark): boolean {
  return one.start < other.end && other.start < one.end;
}

function marksOf(block: JsonObject): Mark[] {
  const text = textOf(block['text']);
  return listOf(block['spans']).flatMap((span): Mark[] => {
    if (!isObject(span)) return [];
    const { type, start, end, data } = span;
    if (typeof type !== 'string' || typeof start !== 'number' || typeof end !== 'number') return [];
    return [{ type, start, end, data, text: shorten(text.slice(start, end)) }];
  });
}

function meaning({ type, data }: Mark): string {
  if (type === 'strong') return 'is now bold';
  if (type === 'em') return 'is now italic';
  if (type === 'hyperlink') return `now leads to ${targetText(data)}`;
  if (type === 'label') return `is now labelled ${labelOf(data)}`;
  return `now has the mark ${type}`;
}

function meaningGone(mark: Mark): string {
  const { type, data } = mark;
  if (type === 'hyperlink') return `no longer leads to ${targetText(data)}`;
  if (type === 'label') return `is no longer labelled ${labelOf(data)}`;
  return type === 'strong' || type === 'em'
    ? `is no longer ${type === 'strong' ? 'bold' : 'italic'}`
    : `no longer has the mark ${type}`;
}

/** What a mark with other data leads to, or is called. */
function target({ type, data }: Mark): string {
  return type === 'hyperlink' ? `to ${targetText(data)}` : labelOf(data);
}

function targetText(data: Json | undefined): string {
  const link = objectOf(data);
  const tab = link['target'] === '_blank' ? ' in a new tab' : '';
  return `${targetOf(link) || 'nothing'}${tab}`;
}

function labelOf(data: Json | undefined): string {
  return textOf(objectOf(data)['label']) || 'nothing';
}

/** Where an offset of the old text is in the new one; inside a removed text, at the edge of what replaces it. */
function placesIn(runs: readonly Run[]): (offset: number, edge: 'start' | 'end') => number {
  return (offset, edge) => {
    let [old, now] = [0, 0];
    for (const [at, { kind, text }] of runs.entries()) {
      if (kind === 'added') {
        now += text.length;
        continue;
      }
      const end = old + text.length;
      const isInside = edge === 'start' ? offset < end : offset <= end;
      if (isInside && kind === 'same') return now + offset - old;
      if (isInside) {
        const next = runs[at + 1];
        const added = next?.kind === 'added' ? next.text.length : 0;
        return edge === 'start' ? now : now + added;
      }
      old = end;
      if (kind === 'same') now += text.length;
    }
    return now;
  };
}
