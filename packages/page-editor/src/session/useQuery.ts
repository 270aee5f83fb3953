import { useCallback, useEffect, useState } from 'react';
import { onAddress } from './address.ts';

/** The query of an address for values by name; empty if there is none of them. */
export function writeQuery(values: object): string {
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== '');
  const query = new URLSearchParams(given).toString();
  return query === '' ? '' : `?${query}`;
}

/** What a page shows, as the query of its address has it: Back, reload and links to the page keep it. */
export function useQuery<Value extends object>(
  read: (query: string) => Value,
): readonly [Value, (change: Partial<Value>) => void] {
  const [value, setValue] = useState(() => read(window.location.search));
  const change = useCallback(
    (part: Partial<Value>) => setValue((before) => ({ ...before, ...part })),
    [],
  );
  useEffect(() => {
    const { pathname, search } = window.location;
    const query = writeQuery(value);
    // No entry of its own for every letter.
    if (query !== search) window.history.replaceState(window.history.state, '', pathname + query);
  }, [value]);
  useEffect(() => {
    const own = window.location.pathname;
    return onAddress(() => {
      const { pathname, search } = window.location;
      if (pathname === own) setValue(read(search));
    });
  }, [read]);
  return [value, change];
}
