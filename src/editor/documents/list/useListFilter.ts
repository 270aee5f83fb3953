import { useCallback, useEffect, useState } from 'react';
import { type ListFilter, readListFilter, writeListFilter } from './listFilter.ts';

/** The filter in the page's address. */
export function useListFilter(): readonly [ListFilter, (change: Partial<ListFilter>) => void] {
  const [filter, setFilter] = useState(() => readListFilter(globalThis.location.search));
  const change = useCallback(
    (part: Partial<ListFilter>) => setFilter((before) => ({ ...before, ...part })),
    [],
  );
  useEffect(() => {
    const { pathname, search } = globalThis.location;
    const query = writeListFilter(filter);
    // No entry of its own for every letter.
    if (query !== search) history.replaceState(history.state, '', pathname + query);
  }, [filter]);
  return [filter, change];
}
