import type { Change, Json } from '../../edit/types.ts';
import { apiDate, readMoment } from '../../fields/dates.ts';
import type { RepositoryDocument } from '../../types.ts';

type Dates = Pick<RepositoryDocument, 'first_publication_date' | 'last_publication_date'>;

/**
 * The dates of a document that is published now: the first is written once, the last at each
 * publication. Neither follows a clock that has gone back behind the first.
 */
export function dateChanges(
  value: { readonly [key: string]: Json },
  published: Dates | undefined,
  now: number,
): Change[] {
  const today = apiDate(now);
  const first = written(value) ?? published?.first_publication_date ?? today;
  // Dates in this format sort as text.
  const last = today < first ? first : today;
  return [
    ...changeOf(value, 'first_publication_date', first),
    ...changeOf(value, 'last_publication_date', last),
  ];
}

function written({ first_publication_date: date }: { readonly [key: string]: Json }) {
  return typeof date === 'string' ? readMoment(date) : undefined;
}

function changeOf(
  value: { readonly [key: string]: Json },
  key: keyof Dates,
  date: string,
): Change[] {
  const before = value[key];
  const isSame = typeof before === 'string' && readMoment(before) === date;
  return isSame ? [] : [{ op: 'set', path: [key], value: date }];
}
