import { breakpoint } from '#ui/theme/tokens.ts';
import { bezel, gapFactor, minPitch, outerReach } from './measures.ts';
import type { GallerySettings } from './settings.ts';

/** Widths in px at which a column needs most items: the ends of each step, and very wide. */
const widths = [
  320,
  breakpoint.md - 1,
  breakpoint.md,
  breakpoint.lg - 1,
  breakpoint.lg,
  1920,
  3840,
];

type Step = keyof typeof gapFactor;

function stepAt(width: number): Step {
  if (width >= breakpoint.lg) return 'lg';
  return width >= breakpoint.md ? 'md' : 'base';
}

/** Measures of a column in px, as the style file computes them in CSS. */
export function columnMeasures(settings: GallerySettings, width: number) {
  const { columns, height, gap: gapField, angle, frame } = settings;
  const turn = (angle * Math.PI) / 180;
  const step = stepAt(width);
  const band = width * Math.cos(turn) + height * Math.abs(Math.sin(turn));
  const pitch = Math.max(minPitch[step], band / (columns + outerReach));
  const gap = gapField * gapFactor[step];
  const item = Math.max(pitch - gap, 1);
  const frameWidth = item * bezel[frame];
  return {
    pitch,
    gap,
    /** Length of a column that fills the gallery at its angle. */
    cover: height / Math.cos(turn) + pitch * Math.abs(Math.tan(turn)),
    /** Height of an item with its gap, from its screen's ratio. */
    step: (ratio: number) => (item - 2 * frameWidth) * ratio + 2 * frameWidth + gap,
  };
}

/** How many items must follow a column's own to fill it at the end of its round. */
export function tailLength(ratios: readonly number[], settings: GallerySettings): number {
  if (ratios.length === 0) return 0;
  return Math.max(...widths.map((width) => tailAt(ratios, columnMeasures(settings, width))));
}

function tailAt(
  ratios: readonly number[],
  { cover, step }: ReturnType<typeof columnMeasures>,
): number {
  let length = 0;
  for (let filled = 0; filled < cover; length++) {
    filled += step(ratios[length % ratios.length] ?? 1);
  }
  return length;
}
