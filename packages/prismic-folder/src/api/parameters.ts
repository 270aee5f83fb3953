import { invalid } from './ApiError.ts';

/** Parameters of a search that are numbers or plain words; the others have parsers of their own. */
export interface Paging {
  /** From 1. */
  readonly page: number;
  /** 1 to 100. */
  readonly pageSize: number;
  readonly after: string | undefined;
}

const LARGEST_PAGE = 100;

export function pagingOf(parameters: URLSearchParams): Paging {
  const pageSize = wholeNumber(parameters, 'pageSize', 20);
  if (pageSize > LARGEST_PAGE) {
    throw invalid(`pageSize is at most ${LARGEST_PAGE}, not ${pageSize}`);
  }
  const page = wholeNumber(parameters, 'page', 1);
  return { page, pageSize, after: parameters.get('after') || undefined };
}

function wholeNumber(parameters: URLSearchParams, name: string, usual: number): number {
  const text = parameters.get(name);
  if (text === null || text === '') return usual;
  const number = Number(text);
  if (/^\d{1,15}$/.test(text) && number > 0) return number;
  throw invalid(`${name} is a whole number from 1, not '${text.slice(0, 100)}'`);
}
