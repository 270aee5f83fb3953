import { breakpoint } from '#ui/theme/tokens.ts';
import { bezel, gapFactor, minPitch, outerReach } from './measures.ts';
import { rounded, type GallerySettings } from './settings.ts';

/** How wide a picture of the gallery is drawn, for the `sizes` attribute: as in coverage.ts. */
export function gallerySizes(settings: GallerySettings): string {
  const { columns, height, gap, angle, frame } = settings;
  const turn = (angle * Math.PI) / 180;
  const share = 1 / (columns + outerReach);
  const ofWidth = rounded(Math.cos(turn) * share * 100);
  const ofHeight = Math.round(height * Math.abs(Math.sin(turn)) * share);
  const screen = rounded(1 - 2 * bezel[frame]);
  const at = (step: keyof typeof gapFactor) =>
    `calc((max(${minPitch[step]}px, ${ofWidth}vw + ${ofHeight}px) - ${Math.round(gap * gapFactor[step])}px) * ${screen})`;
  return `(min-width: ${breakpoint.lg}px) ${at('lg')}, (min-width: ${breakpoint.md}px) ${at('md')}, ${at('base')}`;
}
