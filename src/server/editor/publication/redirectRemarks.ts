import type { ContentRemark } from '#prismic-folder/authoring';
import type { Snapshot } from '#prismic-folder';
import { factsOf } from '#server/access/policy/facts.ts';
import { readRedirects, type Redirects } from '#server/access/redirects/readRedirects.ts';
import { redirectRows, REDIRECTS_TYPE } from '#server/access/redirects/redirectRows.ts';
import { languagesIn } from './siteLinks.ts';

/** The old addresses of a content folder. */
export function snapshotRedirects(
  content: Pick<Snapshot, 'documents' | 'languages'>,
  origins: readonly string[],
): Redirects {
  const documents = content.documents.map((document) => ({ ...document }));
  return readRedirects({
    rows: documents.flatMap(redirectRows),
    listed: documents.map((document) => factsOf(document).listed),
    languages: languagesIn(content),
    origins,
  });
}

/** Old addresses that would lead nowhere, also because a page takes one of them. */
export function redirectRemarks(
  after: Snapshot,
  now: Snapshot,
  origins: readonly string[],
): ContentRemark[] {
  if (!after.documents.some(({ type }) => type === REDIRECTS_TYPE)) return [];
  const keyOf = ({ row, reason }: Redirects['problems'][number]) => `${row.from}\n${reason}`;
  const before = new Set(snapshotRedirects(now, origins).problems.map(keyOf));
  return snapshotRedirects(after, origins).problems.map((problem) => ({
    id: problem.row.document,
    field: `data.${REDIRECTS_TYPE}[${problem.row.index}].${problem.field}`,
    reason: problem.reason,
    kind: 'broken-link' as const,
    ...(before.has(keyOf(problem)) && { untouched: true as const }),
  }));
}
