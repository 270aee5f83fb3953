import { useCallback, useEffect, useMemo, useState } from 'react';
import type { MediaFilter } from '../../media/library/mediaFilter.ts';
import {
  mediaFilterOf,
  readLibraryFilter,
  writeLibraryFilter,
  type LibraryFilter,
} from './libraryFilter.ts';

interface UsedFilter {
  readonly filter: LibraryFilter;
  readonly listed: MediaFilter;
  readonly change: (part: Partial<LibraryFilter>) => void;
}

/** The filter in the page's address; Back and reload keep it. */
export function useLibraryFilter(): UsedFilter {
  const [filter, setFilter] = useState(() => readLibraryFilter(globalThis.location.search));
  const change = useCallback(
    (part: Partial<LibraryFilter>) => setFilter((before) => ({ ...before, ...part })),
    [],
  );
  useEffect(() => {
    const { pathname, search: shown } = globalThis.location;
    const query = writeLibraryFilter(filter);
    // No entry of its own for every letter.
    if (query !== shown) history.replaceState(history.state, '', pathname + query);
  }, [filter]);
  const { place, kind, task, order, search: words } = filter;
  // The file that is open does not change the list.
  const listed = useMemo(
    () => mediaFilterOf({ place, kind, task, order, search: words, file: null }),
    [place, kind, task, order, words],
  );
  return { filter, listed, change };
}
