import type { Query } from './answers.ts';
import type { Translations } from './languages.ts';
import type { Queries } from './queries.ts';

/** Where a page can be read. For a missing page: the languages that have one at its path. */
export const translationsQuery = ({ query }: Queries, path: string): Query<Translations> =>
  query(['translations', ...path.split('/').filter(Boolean)], ({ translations }) =>
    translations(path),
  );
