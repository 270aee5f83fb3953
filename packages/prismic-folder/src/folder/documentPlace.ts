import type { Language } from '../types.ts';
import { composed } from '../lib/fileNames.ts';

/** Properties of a document that its path contains. */
export interface DocumentPlace {
  readonly type: string;
  /** File name without language and `.json`: the uid, if the type has one. */
  readonly name: string;
  /** Set when the file name ends in `.<lang>.json`. */
  readonly lang?: string;
}

/** The end of a name that is interpreted as a language. */
export const LIKE_A_LANGUAGE = /\.[a-z]{2,3}-[a-z0-9]{2,4}$/;

/**
 * Parses `<type>/<name>.json` or `<type>/<name>.<lang>.json`, a path below a documents folder.
 * Returns a reason if the file is not a document.
 */
export function documentPlace(
  path: string,
  languages: readonly Language[],
): DocumentPlace | string {
  const [type, file, ...deeper] = path.split('/');
  if (type === undefined || file === undefined || deeper.length > 0) {
    return 'documents are at documents/<type>/<uid>.json';
  }
  if (!file.endsWith('.json')) return 'only .json files are documents';
  const stem = composed(file.slice(0, -'.json'.length));
  const language = languages.find(({ id }) => stem.endsWith(`.${id}`));
  if (language !== undefined) {
    return { type, name: stem.slice(0, -language.id.length - 1), lang: language.id };
  }
  const unknown = LIKE_A_LANGUAGE.exec(stem)?.[0].slice(1);
  if (unknown !== undefined) {
    return `language ${unknown} is not among the languages of repository.json`;
  }
  return { type, name: stem };
}
