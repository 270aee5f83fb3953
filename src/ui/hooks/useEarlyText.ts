import { useLayoutEffect, type RefObject } from 'react';

/**
 * Takes over what was typed into a field before the page was hydrated: React does not read it, and
 * its next render would erase it.
 */
export function useEarlyText(
  field: RefObject<HTMLInputElement | null>,
  /** The same function at each render. */
  take: (text: string) => void,
): void {
  useLayoutEffect(() => {
    if (field.current) take(field.current.value);
  }, [field, take]);
}
