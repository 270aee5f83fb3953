import { isFilled, type ImageField } from '@prismicio/client';

/** The conditions and lengths of `sizes`, between which are commas; those in a function belong to a length. */
function entriesOf(sizes: string): string[] {
  let depth = 0;
  const entries = [''];
  for (const sign of sizes) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === ',' && depth === 0) entries.push('');
    else entries[entries.length - 1] += sign;
  }
  return entries.map((entry) => entry.trim());
}

/**
 * `sizes` of an image from those of its box, which has another shape: wider where the box cuts its sides, narrower where
 * it leaves room beside it. What no first load needs, so it is a file of its own.
 */
export function fittedSizes(
  sizes: string,
  fit: 'cover' | 'contain',
  field: ImageField | null | undefined,
  [across, high]: readonly [width: number, height: number],
): string {
  if (!isFilled.image(field)) return sizes;
  const { width, height } = field.dimensions;
  const ratio = (width * high) / (height * across);
  const share = fit === 'cover' ? Math.max(ratio, 1) : Math.min(ratio, 1);
  if (share === 1 || !Number.isFinite(share)) return sizes;
  return entriesOf(sizes)
    .map((entry) =>
      entry.replace(/^(\(min-width: [^)]*\) )?(?!auto$)(.+)/, `$1calc(${share.toFixed(3)} * ($2))`),
    )
    .join(', ');
}
