import { positiveOf, type Fields } from './values.ts';

/** Size of a video or an embed. */
export interface FrameSize {
  /** Width over height. */
  readonly ratio: number;
  /** Wanted width in px; null for the full width. */
  readonly width: number | null;
}

const maxSide = 20_000;
const wide = 16 / 9;

const ratioOf = (width: number | null, height: number | null) => {
  if (width === null || height === null) return null;
  const ratio = width / height;
  // An extreme ratio is a mistake.
  return ratio >= 0.2 && ratio <= 20 ? ratio : null;
};

/** The size of a module; 16:9 by default. A size in '%' is a ratio without a width. */
export function frameSize(module: Fields): FrameSize {
  const width = positiveOf(module['width'], maxSide);
  const height = positiveOf(module['height'], maxSide);
  const ratio =
    ratioOf(width, height) ??
    ratioOf(
      positiveOf(module['original_width'], maxSide),
      positiveOf(module['original_height'], maxSide),
    );
  return { ratio: ratio ?? wide, width: module['width_unit'] === '%' ? null : width };
}
