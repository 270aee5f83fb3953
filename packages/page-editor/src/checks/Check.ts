import { areRelated, changedPaths, type Json, type JsonPath } from 'prismic-folder/edit';
import type { Place } from '../model/place.ts';

/** One thing that was looked at before publishing. */
export interface Check {
  readonly id: string;
  /** A failure must be fixed before publishing; a remark need not. */
  readonly state: 'good' | 'remark' | 'failure';
  readonly text: string;
  /** Where to fix it; absent if that is in another document. */
  readonly place?: Place;
  /** What leads there: 'Write one'. */
  readonly action?: string;
}

/** A sentence of a check. */
export interface Remark extends Omit<Check, 'id'> {
  /** Whether it holds for what is public already, and nothing of it was changed. */
  readonly isOld?: boolean | undefined;
}

/** A sentence, and the values it is about. */
export interface PlacedRemark extends Remark {
  readonly about: readonly JsonPath[];
}

/** Marks remarks on what was public before and has not changed; null: nothing was public. */
export function withAge(
  remarks: readonly PlacedRemark[],
  published: Json | null,
  json: Json,
): Remark[] {
  const changed = published === null ? [[]] : changedPaths(published, json);
  return remarks.map(({ about, ...remark }) => ({
    ...remark,
    isOld: !about.some((path) => changed.some((one) => areRelated(one, path))),
  }));
}

/** At most so many sentences of one kind are listed. */
const MAX_LISTED = 5;

/**
 * The sentences of one kind, with the number of those that are left out; or that all is well, if there are words for
 * it. Of what nobody changed only failures are listed: it is not well, and not for this review.
 */
export function listed(id: string, good: string, all: readonly Remark[]): Check[] {
  if (all.length === 0) return good === '' ? [] : [{ id, state: 'good', text: good }];
  const found = all.filter(({ isOld = false, state }) => !isOld || state === 'failure');
  if (found.length === 0) return [];
  const shown = found.slice(0, MAX_LISTED).map((check, at) => ({ ...check, id: `${id} ${at}` }));
  const more = found.length - shown.length;
  if (more === 0) return shown;
  const state = found.some((check) => check.state === 'failure') ? 'failure' : 'remark';
  const text = more === 1 ? 'One more like these.' : `${more} more like these.`;
  return [...shown, { id: `${id} more`, state, text }];
}
