import { positiveOf, type Fields } from './values.ts';

/** The room of a video or an embed. */
export interface FrameSize {
  /** Width over height. */
  readonly ratio: number;
  /** Width in px it wants; null where it takes all there is. */
  readonly width: number | null;
}

const maxSide = 20_000;
const wide = 16 / 9;

const ratioOf = (width: number | null, height: number | null) => {
  if (width === null || height === null) return null;
  const ratio = width / height;
  // A bar a hundred times as wide as high is a mistake, not a shape.
  return ratio >= 0.2 && ratio <= 20 ? ratio : null;
};

/** The room a module asks for; 16:9 where it says none. A size in '%' is a shape without a width. */
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
