import type { Query } from './answers.ts';
import type { Queries } from './queries.ts';

/** The paths of a page's versions by language id, each within its language. */
export type Translations = Readonly<Record<string, string>>;

/** Where a page can be read. For a missing page: the languages that have one at its path. */
export const translationsQuery = ({ query }: Queries, path: string): Query<Translations> =>
  query(['translations', ...path.split('/').filter(Boolean)], ({ translations }) =>
    translations(path),
  );
