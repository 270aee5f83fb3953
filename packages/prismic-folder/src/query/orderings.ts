import { isRecord } from '../json.ts';
import type { Models, RepositoryDocument } from '../types.ts';
import { fold } from '../lib/words.ts';
import { QueryError } from './QueryError.ts';
import { scalarsOf } from './scalars.ts';
import { readValues, resolvePath, type Target, type TargetKind } from './targets.ts';
import { cachedPerView, type View } from './View.ts';

/** One key to order results by. */
export interface Ordering {
  readonly target: Target;
  readonly descending: boolean;
}

/** Kinds of target with one plain value. */
export const ORDERABLE: ReadonlySet<TargetKind> = new Set<TargetKind>([
  'uid',
  'text',
  'rich text',
  'select',
  'number',
  'boolean',
  'date',
  'timestamp',
  'color',
]);

const ITEM = /\s*([^\s,]+)(?:\s+(\S+?))?\s*(?:,|$)/y;

/** Parses `[my.project.project_date desc, document.first_publication_date]`; throws QueryErrors. */
export function parseOrderings(models: Models, source: string): Ordering[] {
  const open = /^\s*\[/.exec(source)?.[0].length ?? 0;
  const close = open > 0 ? source.lastIndexOf(']') : source.length;
  const fail = (at: number, reason: string, hint = ''): never => {
    throw new QueryError({ location: 'orderings', source, at, reason, hint });
  };
  if (close < open) fail(source.length, "expected ']'");
  if (source.slice(close + 1).trim() !== '') fail(close + 1, "unexpected text after ']'");

  const text = source.slice(0, close);
  const orderings: Ordering[] = [];
  let at = open;
  while (text.slice(at).trim() !== '') {
    ITEM.lastIndex = at;
    const item = ITEM.exec(text);
    const start = at + (/^\s*/.exec(text.slice(at))?.[0].length ?? 0);
    if (!item) return fail(start, 'expected a path, with or without asc or desc');
    const [whole, path = '', direction = 'asc'] = item;
    if (direction !== 'asc' && direction !== 'desc') {
      fail(start + path.length + 1, `unexpected direction '${direction}'`, '; use asc or desc');
    }
    orderings.push({
      target: orderable(models, path, start, fail),
      descending: direction === 'desc',
    });
    at += whole.length;
  }
  return orderings;
}

function orderable(
  models: Models,
  path: string,
  at: number,
  fail: (at: number, reason: string, hint?: string) => never,
): Target {
  const resolved = resolvePath(models, path);
  if (!resolved.target) return fail(at, `unexpected field '${path}'`, resolved.hint);
  const { kind } = resolved.target;
  if (!ORDERABLE.has(kind)) return fail(at, `results cannot be ordered by the ${kind} '${path}'`);
  return resolved.target;
}

/** A document's sort key; undefined if the field is empty, which always comes last. */
type SortKey = string | number | undefined;

/** Positions of a view's documents, sorted by one or several keys. The sort is stable. */
export const sorted: (view: View, orderings: readonly Ordering[]) => readonly number[] =
  cachedPerView(
    (orderings: readonly Ordering[]) =>
      orderings.map(({ target, descending }) => `${target.path} ${descending}`).join(),
    ({ documents }, orderings) =>
      documents
        .map((_document, place) => ranked(documents, orderings, place))
        .sort((one, other) => compareKeys(orderings, one.keys, other.keys))
        .map(({ place }) => place),
    ({ documents }, orderings, before, places) => {
      const moved = new Set(places);
      const result = before.filter((place) => !moved.has(place));
      for (const place of places) {
        const own = ranked(documents, orderings, place);
        const isBefore = (other: number) => {
          const { keys } = ranked(documents, orderings, other);
          return (compareKeys(orderings, keys, own.keys) || other - place) < 0;
        };
        result.splice(countWhile(result, isBefore), 0, place);
      }
      return result;
    },
  );

/** How many items are at the start of a list, where a test holds for those only. */
function countWhile<Item>(list: readonly Item[], holds: (item: Item) => boolean): number {
  let [from, to] = [0, list.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const item = list[middle];
    if (item !== undefined && holds(item)) from = middle + 1;
    else to = middle;
  }
  return from;
}

function ranked(
  documents: readonly RepositoryDocument[],
  orderings: readonly Ordering[],
  place: number,
) {
  const document = documents[place];
  return { place, keys: orderings.map((one) => document && sortKey(document, one)) };
}

function compareKeys(
  orderings: readonly Ordering[],
  keys: readonly SortKey[],
  otherKeys: readonly SortKey[],
): number {
  for (const [index, { descending }] of orderings.entries()) {
    const [key, otherKey] = [keys[index], otherKeys[index]];
    if (key === otherKey) continue;
    if (key === undefined) return 1;
    if (otherKey === undefined) return -1;
    return descending ? compare(otherKey, key) : compare(key, otherKey);
  }
  return 0;
}

/** The field's value; for items of a group the smallest if ascending, the largest if descending. */
function sortKey(document: RepositoryDocument, { target, descending }: Ordering): SortKey {
  return readValues(document, target)
    .flatMap((value) => keysOf(target, value))
    .reduce<SortKey>(
      (best, key) => (best === undefined || compare(key, best) < 0 !== descending ? key : best),
      undefined,
    );
}

function keysOf(target: Target, value: unknown): (string | number)[] {
  if (target.kind === 'rich text') {
    const [first]: readonly unknown[] = Array.isArray(value) ? value : [];
    const text = isRecord(first) ? first['text'] : undefined;
    return typeof text === 'string' && text !== '' ? [fold(text)] : [];
  }
  return scalarsOf(target.kind, value).map((scalar) =>
    typeof scalar === 'string' ? fold(scalar) : Number(scalar),
  );
}

function compare(one: string | number, other: string | number): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
