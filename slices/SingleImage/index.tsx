import type { Content } from '@prismicio/client';
import { figureNumber } from '#content/numbering.ts';
import type { SliceProps } from '#content/sliceRegistry.ts';
import { useSliceZone } from '#content/sliceZone.ts';
import { Figure } from '#ui/image/Figure.tsx';
import { ContentImage } from '#ui/image/ContentImage.tsx';

/**
 * The `sizes` of a cover on a card: columns 1 to 8 and its bleed, and at least the width of a 16:10
 * image at the cover's height of 560, 420 or 250.
 */
const coverSizes = [
  '(min-width: 1024px) max(62vw, 896px)',
  '(min-width: 768px) max(100vw - 112px, 672px)',
  'max(100vw - 32px, 400px)',
].join(', ');

/** The cover of a project in the variant `cover`, else a figure. */
export function SingleImage({ slice }: SliceProps<Content.SingleImageSlice>) {
  const { variant, numbering, first } = useSliceZone();
  const { single_image: image } = slice.primary;
  if (variant === 'cover') {
    return <ContentImage field={image} sizes={coverSizes} fit="cover" priority={first} />;
  }
  const numbered = variant === 'case_study' && numbering.figure !== undefined;
  return (
    <Figure
      field={image}
      bleed={variant === 'spread'}
      priority={first}
      number={numbered ? figureNumber(numbering.figure) : undefined}
      caption={slice.variation === 'figure' ? slice.primary.body_text : undefined}
    />
  );
}
