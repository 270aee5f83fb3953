import { useMediaQuery } from './useMediaQuery.ts';

/** Whether the visitor asks for less motion, live; the server assumes not. */
export function useReducedMotion(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)');
}
