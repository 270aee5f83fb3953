import { invalid } from './ApiError.ts';

/** Paging parameters of a search. */
export interface Paging {
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
