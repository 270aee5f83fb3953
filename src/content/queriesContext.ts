import { createContext, use } from 'react';
import type { Queries } from './queries.ts';

export const QueriesContext = createContext<Queries | null>(null);

/** The site's questions, bound to the client of this request or this browser. */
export function useQueries(): Queries {
  const queries = use(QueriesContext);
  if (!queries) throw new Error('useQueries is used outside QueriesContext');
  return queries;
}
