import { breakpoint, container } from '../theme/tokens.ts';

const { sideGap } = container;

/** `sizes` of a picture from edge to edge. */
export const fullWidth = '100vw';

/** `sizes` of a picture as wide as the container: the window without its two side gaps. */
export const containerWidth = [
  `(min-width: ${breakpoint.xl}px) calc(100vw - ${2 * sideGap.xl}px)`,
  `(min-width: ${breakpoint.lg}px) calc(100vw - ${2 * sideGap.lg}px)`,
  `(min-width: ${breakpoint.md}px) calc(100vw - ${2 * sideGap.md}px)`,
  `calc(100vw - ${2 * sideGap.base}px)`,
].join(', ');
