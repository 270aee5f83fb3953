import { imagesIn, titleAt } from '../workspace/summary.ts';
import type { DocumentIndex } from '../workspace/documentIndex.ts';
import type { LoadedFolder } from '../../folder/loadContent.ts';
import { findTarget } from '../../folder/resolveLinks.ts';
import type { Change, Json } from '../../edit/types.ts';
import { apiDate, readMoment } from '../../fields/dates.ts';
import type { LoadedFile } from '../../folder/loadedDocument.ts';
import { formatPath } from '../../json.ts';
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
export const missingAlts = ({ shown, loaded }: LoadedFile): Problem[] =>
  [...imagesIn(loaded?.document.data, ['data'])]
    .filter(({ alt }) => alt === null)
    .map(({ path }) => ({
      file: shown,
      field: formatPath([...path, 'alt']),
      reason: REASON,
      severity: 'warning',
      kind: 'missing-alt',
    }));

/** Says of a link without a target when that is a draft, which its author has before her. */
export function withDraftTarget<Found extends Problem>(
  problem: Found,
  { master, drafts, settings }: LoadedFolder,
  index: DocumentIndex,
): Found {
  if (problem.kind !== 'broken-link') return problem;
  const [{ id: masterLang }] = settings.languages;
  const from = master.files.find(({ shown }) => shown === problem.file)?.loaded;
  const link = from?.links.find(({ field }) => field === problem.field);
  const target = link && findTarget(drafts.documents, link, masterLang);
  if (target === undefined) return problem;
  const { type, lang } = target.document;
  const key = { type, name: target.name, ...(lang !== masterLang && { lang }) };
  const title = titleAt(index, key);
  return { ...problem, reason: `leads to “${title}”, which is not public: visitors get no link` };
}
