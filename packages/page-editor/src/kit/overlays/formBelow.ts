import { useMediaQuery } from '../hooks/useMediaQuery.ts';
import { breakpoint } from '../theme/tokens.ts';

const NARROW = `(max-width: ${breakpoint.lg - 0.02}px)`;

/** Whether the form is below the page, as wide as the window: nothing has a place beside it. */
export const isFormBelow = (): boolean => matchMedia(NARROW).matches;

/** As `isFormBelow`, also after the window has been turned or resized. */
export const useFormBelow = (): boolean => useMediaQuery(NARROW);
