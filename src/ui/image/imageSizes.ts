import { breakpoint, container } from '../theme/tokens.ts';

const { sideGap } = container;

/** `sizes` of an image from edge to edge. */
export const fullWidth = '100vw';

/** `sizes` of an image as wide as the container. */
export const containerWidth = [
  `(min-width: ${breakpoint.xl}px) calc(100vw - ${2 * sideGap.xl}px)`,
  `(min-width: ${breakpoint.lg}px) calc(100vw - ${2 * sideGap.lg}px)`,
  `(min-width: ${breakpoint.md}px) calc(100vw - ${2 * sideGap.md}px)`,
  `calc(100vw - ${2 * sideGap.base}px)`,
].join(', ');
