import type { Change, Json } from '../../edit/types.ts';
import { apiDate, readMoment } from '../../fields/dates.ts';
import type { LoadedFile } from '../../folder/loadedDocument.ts';
import { formatPath, isRecord } from '../../json.ts';
import type { Problem, RepositoryDocument } from '../../types.ts';

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

const REASON = 'the image has no alt text; write one, or "" if the image is decoration';

/** Warns of images in a document whose `alt` is missing. An empty text says that none is needed. */
export function missingAlts({ shown, loaded }: LoadedFile): Problem[] {
  const problems: Problem[] = [];
  const visit = (value: unknown, path: readonly (string | number)[]): void => {
    if (Array.isArray(value)) {
      for (const [index, entry] of value.entries()) visit(entry, [...path, index]);
      return;
    }
    if (!isRecord(value)) return;
    if (isImage(value)) {
      // Its thumbnails show the same, with the same text.
      if (value['alt'] === null) {
        const field = formatPath([...path, 'alt']);
        problems.push({
          file: shown,
          field,
          reason: REASON,
          severity: 'warning',
          kind: 'missing-alt',
        });
      }
      return;
    }
    for (const [key, entry] of Object.entries(value)) visit(entry, [...path, key]);
  };
  visit(loaded?.document.data, ['data']);
  return problems;
}

function isImage(value: Record<string, unknown>): boolean {
  return typeof value['url'] === 'string' && isRecord(value['dimensions']) && 'alt' in value;
}
