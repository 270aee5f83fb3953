import { invalid } from './ApiError.ts';

/** Version of the response format, a part of the protocol's envelope. */
export const VERSION = 'slicefolio-1';

export const LICENSE = 'All Rights Reserved';

/** The JSON text of a page before and after its results. */
interface Envelope {
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

/** Paging parameters of a search. */
interface Paging {
  /** From 1. */
  readonly page: number;
  /** 1 to 100. */
  readonly pageSize: number;
  readonly after: string | undefined;
}

const MAX_PAGE_SIZE = 100;

export function pagingOf(parameters: URLSearchParams): Paging {
  const pageSize = parseInteger(parameters, 'pageSize', 20);
  if (pageSize > MAX_PAGE_SIZE) {
    throw invalid(`pageSize is at most ${MAX_PAGE_SIZE}, not ${pageSize}`);
  }
  const page = parseInteger(parameters, 'page', 1);
  return { page, pageSize, after: parameters.get('after') || undefined };
}

function parseInteger(parameters: URLSearchParams, name: string, defaultValue: number): number {
  const text = parameters.get(name);
  if (text === null || text === '') return defaultValue;
  const number = Number(text);
  if (/^\d{1,15}$/.test(text) && number > 0) return number;
  throw invalid(`${name} is a whole number from 1, not '${text.slice(0, 100)}'`);
}
