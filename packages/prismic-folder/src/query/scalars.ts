import { moment } from '../fields/dates.ts';
import { isRecord } from '../json.ts';
import type { RepositoryDocument } from '../types.ts';
import { readValues, type Target, type TargetKind } from './targets.ts';
import { cachedPerView, type View } from './View.ts';

/** A comparable value: dates are milliseconds, links the id of their target. */
export type Scalar = string | number | boolean;

/** Converts a stored value to comparable values; a repeatable link has one for each link. */
export function scalarsOf(kind: TargetKind, value: unknown): readonly Scalar[] {
  if (Array.isArray(value)) return kind === 'link' ? value.flatMap((one) => linkId(one)) : [];
  if (kind === 'link') return linkId(value);
  if (typeof value === 'number' || typeof value === 'boolean') return [value];
  if (typeof value !== 'string') return [];
  if (kind !== 'date' && kind !== 'timestamp') return [value];
  const time = moment(value);
  return time === undefined ? [] : [time];
}

function linkId(value: unknown): readonly string[] {
  const id = isRecord(value) && value['link_type'] === 'Document' ? value['id'] : undefined;
  return typeof id === 'string' ? [id] : [];
}

/**
 * The comparable values of a view's documents at a target, by position. Searches read them for
 * every document, so they are computed once, and equal ones share an array: a scan of many
 * documents then fits in the processor's cache.
 */
const scalarsAt: (view: View, target: Target) => readonly (readonly Scalar[])[] = cachedPerView(
  ({ path }: Target) => path,
  ({ documents }, target) => {
    const shared = new Map<Scalar | undefined, readonly Scalar[]>();
    const previous = target.kind === 'uid' ? freeUids(documents, target.type) : undefined;
    return documents.map((document) => {
      const scalars = scalarsIn(document, target, previous);
      if (scalars.length > 1) return scalars;
      const known = shared.get(scalars[0]);
      if (!known) shared.set(scalars[0], scalars);
      return known ?? scalars;
    });
  },
  (view, target, before, places) => {
    const isRenamed = places.some((place) => view.at(place).previous_uids !== undefined);
    const previous =
      isRenamed && target.kind === 'uid' ? freeUids(view.documents, target.type) : undefined;
    const now = [...before];
    for (const place of places) now[place] = scalarsIn(view.at(place), target, previous);
    return now;
  },
);

function scalarsIn(
  document: RepositoryDocument,
  target: Target,
  previous: ReadonlyMap<RepositoryDocument, readonly string[]> | undefined,
): readonly Scalar[] {
  const values = [...readValues(document, target), ...(previous?.get(document) ?? [])];
  return values.flatMap((one) => scalarsOf(target.kind, one));
}

const NONE: readonly Scalar[] = [];

/** Returns a function that reads the comparable values by position. */
export function scalarReader(view: View, target: Target): (place: number) => readonly Scalar[] {
  const scalars = scalarsAt(view, target);
  return (place) => scalars[place] ?? NONE;
}

/**
 * Earlier uids by which documents of a type are still found: those that no document of the type has
 * now in the same language. Of two documents that had the same uid the first is found.
 */
function freeUids(
  documents: readonly RepositoryDocument[],
  type: string,
): ReadonlyMap<RepositoryDocument, readonly string[]> {
  const free = new Map<RepositoryDocument, readonly string[]>();
  const renamed = documents.filter((one) => one.previous_uids !== undefined && one.type === type);
  if (renamed.length === 0) return free;
  const ofType = documents.filter((one) => one.type === type);
  const taken = new Set(ofType.map((document) => keyOf(document, document.uid)));
  for (const document of renamed) {
    const uids = document.previous_uids?.filter((uid) => !taken.has(keyOf(document, uid))) ?? [];
    for (const uid of uids) taken.add(keyOf(document, uid));
    free.set(document, uids);
  }
  return free;
}

function keyOf({ lang }: RepositoryDocument, uid: string | null): string {
  return `${lang}/${uid}`;
}
