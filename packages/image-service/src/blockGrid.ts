/** A larger step of brightness is a contour of the image. */
const CONTOUR = 8;

/**
 * How much the brightness of an image (one byte a pixel) steps at the edges of blocks of 4 px
 * against elsewhere; 1 without blocks.
 */
export function blockGrid(grey: Uint8Array, width: number): number {
  const steps = { edge: 0, inside: 0 };
  for (let index = 1; index < grey.length; index++) {
    const x = index % width;
    const step = Math.abs((grey[index] ?? 0) - (grey[index - 1] ?? 0));
    if (x > 0 && step <= CONTOUR) steps[x % 4 === 0 ? 'edge' : 'inside'] += step;
  }
  return (3 * steps.edge) / steps.inside;
}
