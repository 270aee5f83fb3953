import type { Paging } from './parameters.ts';

/** Of the answers' form, as the protocol's envelope carries it. */
export const VERSION = 'slicefolio-1';

export const LICENSE = 'All Rights Reserved';

/** The JSON text of a page before and after its results. */
export interface Envelope {
  readonly head: string;
  readonly foot: string;
}

/** The envelope of so many results on this page, of so many in all. */
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

/** The request's own address with every parameter, on another page. */
function pageAddress(url: URL, page: number): string {
  const other = new URL(url);
  other.searchParams.set('page', String(page));
  return other.href;
}
