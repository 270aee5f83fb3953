import type { Json } from '#prismic-folder/edit';
import { isSame } from '../describe/emptyValue.ts';
import { isObject, type JsonObject, listOf, objectOf, textOf } from '../describe/jsonObject.ts';
import type { Run } from '../words/Run.ts';
import { targetOf } from './shownLink.ts';

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
export function describeMarks(was: JsonObject, is: JsonObject, runs: readonly Run[]): string[] {
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
    const covered = text.slice(start, end);
    const short = covered.length > 60 ? `${covered.slice(0, 59).trimEnd()}…` : covered;
    return [{ type, start, end, data, text: short }];
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
