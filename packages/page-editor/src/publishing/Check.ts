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
  /** How many failures it stands for; one without it. */
  readonly failures?: number;
}

const isFailure = ({ state }: Pick<Check, 'state'>) => state === 'failure';

/** How many things must be fixed before publishing. */
export const failuresIn = (found: readonly Check[] | null | undefined): number =>
  (found ?? []).filter(isFailure).reduce((sum, { failures = 1 }) => sum + failures, 0);

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
 * The sentences of one kind, failures first, with the number of those that are left out; or that all is well, if there
 * are words for it. Of what nobody changed only failures are listed: it is not well, and not for this review.
 */
export function listed(id: string, good: string, all: readonly Remark[]): Check[] {
  if (all.length === 0) return good === '' ? [] : [{ id, state: 'good', text: good }];
  const remarks = all.filter((one) => !isFailure(one) && one.isOld !== true);
  const found = [...all.filter(isFailure), ...remarks];
  const shown = found.slice(0, MAX_LISTED).map((check, at) => ({ ...check, id: `${id} ${at}` }));
  const rest = found.slice(MAX_LISTED);
  if (rest.length === 0) return shown;
  const failures = rest.filter(isFailure).length;
  const state = failures > 0 ? 'failure' : 'remark';
  const text = rest.length === 1 ? 'One more like these.' : `${rest.length} more like these.`;
  return [...shown, { id: `${id} more`, state, text, failures }];
}
