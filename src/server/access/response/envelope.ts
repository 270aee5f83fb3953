import type { Json } from '#content/sanitize/json.ts';
import { isRecord } from '#ui/isRecord.ts';
import { searchParameters, type SearchQuery } from '../query/SearchQuery.ts';
import type { SourceMetadata } from '#server/sources/metadata.ts';

/** Result counts of the Content API. */
interface Counts {
  readonly results_size: number;
  readonly total_results_size: number;
  readonly total_pages: number;
}

const number = (value: unknown) => (typeof value === 'number' ? value : 0);

export function countsOf(answer: unknown): Counts {
  const from = isRecord(answer) ? answer : {};
  return {
    results_size: number(from['results_size']),
    total_results_size: number(from['total_results_size']),
    total_pages: number(from['total_pages']),
  };
}

/** The counts as if some results of this page did not exist. */
export function withoutAbsent(counts: Counts, absent: number): Counts {
  const left = (size: number) => Math.max(0, size - absent);
  const total = left(counts.total_results_size);
  return {
    results_size: left(counts.results_size),
    total_results_size: total,
    total_pages: total === 0 ? 0 : counts.total_pages,
  };
}

/** A page of results. Its addresses are the site's, never the source's. */
export function envelope(
  base: string,
  query: SearchQuery,
  counts: Counts,
  results: readonly Json[],
): Json {
  const { page, pageSize } = query;
  const address = (to: number) =>
    to >= 1 && to <= counts.total_pages
      ? `${base}/documents/search?${searchParameters({ ...query, page: to })}`
      : null;
  return {
    page,
    results_per_page: pageSize,
    ...counts,
    next_page: address(page + 1),
    prev_page: address(page - 1),
    results,
    version: '1',
    license: 'All Rights Reserved',
  };
}

/** Address of the query for one document. */
export function documentHref(base: string, ref: string, id: string): string {
  const q = `[[at(document.id, "${id}")]]`;
  return `${base}/documents/search?${new URLSearchParams({ ref, q })}`;
}

const text = { type: 'String', multiple: false };
const integer = (defaultValue: string) => ({
  type: 'Integer',
  multiple: false,
  default: defaultValue,
});
const form = (action: string, fields: Json) => ({
  method: 'GET',
  enctype: 'application/x-www-form-urlencoded',
  action,
  fields,
});

/** The site's metadata: the ref of the session's version as master, and the supported parameters. */
export function siteMetadata(
  { bookmarks, types, languages }: SourceMetadata,
  master: string,
  base: string,
  tags: readonly string[],
): Json {
  return {
    refs: [{ id: 'master', ref: master, label: 'Master', isMasterRef: true }],
    integrationFieldsRef: null,
    bookmarks,
    types,
    tags,
    languages: languages.map(({ id, name, is_master }) => ({ id, name, is_master })),
    forms: {
      everything: form(`${base}/documents/search`, {
        ref: text,
        q: { type: 'String', multiple: true },
        lang: text,
        page: integer('1'),
        pageSize: integer('20'),
        orderings: text,
      }),
      tags: form(`${base}/tags`, {}),
    },
    version: '1',
    license: 'All Rights Reserved',
    experiments: { draft: [], running: [] },
  };
}
