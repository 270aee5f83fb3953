import type { Place } from '../../place.ts';

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

/** At most so many sentences of one kind are listed. */
const MAX_LISTED = 5;

/** The sentences of one kind, with the number of those that are left out; or that all is well. */
export function listed(id: string, good: string, found: readonly Omit<Check, 'id'>[]): Check[] {
  if (found.length === 0) return [{ id, state: 'good', text: good }];
  const shown = found.slice(0, MAX_LISTED).map((check, at) => ({ ...check, id: `${id} ${at}` }));
  const more = found.length - shown.length;
  if (more === 0) return shown;
  const state = found.some((check) => check.state === 'failure') ? 'failure' : 'remark';
  const text = more === 1 ? 'One more like these.' : `${more} more like these.`;
  return [...shown, { id: `${id} more`, state, text }];
}
