import { breakpoint, container, cover, unit } from '../theme/tokens.ts';

const { columnGap, columns, coverBleed, sideGap } = container;

const large = (px: number) => `${px}*${unit}`;

/** `sizes` of an image that grows with titles. */
export const withTitles = (px: number): string => `calc(${large(px)})`;

/** `sizes` of an image that grows with text. */
export const withText = (px: number): string => `calc(${px / 2}px + ${large(px / 2)})`;

/** `sizes` of an image from edge to edge. */
export const fullWidth = '100vw';

/** `sizes` of an image as wide as the container. */
export const containerWidth = [
  `(min-width: ${breakpoint.xl}px) calc(100vw - ${large(2 * sideGap.xl)})`,
  `(min-width: ${breakpoint.lg}px) calc(100vw - ${2 * sideGap.lg}px)`,
  `(min-width: ${breakpoint.md}px) calc(100vw - ${2 * sideGap.md}px)`,
  `calc(100vw - ${2 * sideGap.base}px)`,
].join(', ');

/** `sizes` of an image in one of two equal columns from lg, with a gap between them; else as wide as both. */
export const halfWidth = (gap: number, bleed: boolean): string => {
  const half = (sides: number) => `calc(50vw - ${large(sides + gap / 2)})`;
  return bleed
    ? `(min-width: ${breakpoint.lg}px) ${half(0)}, ${fullWidth}`
    : [
        `(min-width: ${breakpoint.xl}px) ${half(sideGap.xl)}`,
        `(min-width: ${breakpoint.lg}px) ${half(sideGap.lg)}`,
        containerWidth,
      ].join(', ');
};

/** Width of columns 1 to 8 of 12, from lg. */
const eightColumns = (gap: number, bleed: number) => {
  const share = 8 / columns.lg;
  const gaps = (columns.lg - 1) * columnGap.md;
  const px = 7 * columnGap.md + bleed - share * (2 * gap + gaps);
  return `${(100 * share).toFixed(3)}vw - ${large(Math.round(-px))}`;
};

/** Width of a project's cover on its card. */
const coverWidth = {
  xl: eightColumns(sideGap.xl, coverBleed.xl),
  lg: eightColumns(sideGap.lg, 0),
  md: `100vw - ${2 * (sideGap.md - coverBleed.md)}px`,
  base: `100vw - ${2 * (sideGap.base - coverBleed.base)}px`,
};

type Shape = { readonly width: number; readonly height: number };

/**
 * `sizes` of an image of a project's cover, which fills the cover or fits into it. Layers have
 * heights of their own.
 */
export function coverSizes(
  fit: 'cover' | 'contain',
  { width, height }: Shape,
  heights: Readonly<Record<'base' | 'md' | 'lg', number>> = cover.height,
): string {
  const sized = (across: string, high: number, length = (px: number) => `${px}px`) =>
    `${fit === 'cover' ? 'max' : 'min'}(${across}, ${length(Math.round((high * width) / height))})`;
  return [
    `(min-width: ${breakpoint.xl}px) ${sized(coverWidth.xl, heights.lg, large)}`,
    `(min-width: ${breakpoint.lg}px) ${sized(coverWidth.lg, heights.lg)}`,
    `(min-width: ${breakpoint.md}px) ${sized(coverWidth.md, heights.md)}`,
    sized(coverWidth.base, heights.base),
  ].join(', ');
}
