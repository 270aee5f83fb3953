import type { Paging } from './parameters.ts';

/** Version of the response format, a part of the protocol's envelope. */
export const VERSION = 'slicefolio-1';

export const LICENSE = 'All Rights Reserved';

/** The JSON text of a page before and after its results. */
export interface Envelope {
  readonly head: string;
  readonly foot: string;
}

/** Writes the envelope. `results` is the number on this page, `total` the number on all pages. */
export function envelopeOf(
  url: URL,
  { page, pageSize }: Paging,
  results: number,
  total: number,
): Envelope {
  const pages = Math.ceil(total / pageSize);
  const address = (to: number) => (to >= 1 && to <= pages ? pageAddress(url, to) : null);
  const head = JSON.stringify({
    page,
    results_per_page: pageSize,
    results_size: results,
    total_results_size: total,
    total_pages: pages,
    next_page: address(page + 1),
    prev_page: address(page - 1),
  });
  const foot = JSON.stringify({ version: VERSION, license: LICENSE });
  return { head: `${head.slice(0, -1)},"results":[`, foot: `],${foot.slice(1)}` };
}

/** The request's URL with another page number. */
function pageAddress(url: URL, page: number): string {
  const other = new URL(url);
  other.searchParams.set('page', String(page));
  return other.href;
}
