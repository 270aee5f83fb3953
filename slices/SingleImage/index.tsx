import type { Content } from '@prismicio/client';
import { figureNumber } from '#content/numbering.ts';
import type { SliceProps } from '#content/sliceRegistry.ts';
import { useZone } from '#content/zone.ts';
import { Figure } from '#ui/Figure.tsx';
import { Picture } from '#ui/Picture.tsx';

/**
 * How wide a cover is drawn on a card: columns 1 to 8 and its bleed, and never narrower than the
 * 16:10 picture that fills the cover's height of 560, 420 or 250.
 */
const coverSizes = [
  '(min-width: 1024px) max(62vw, 896px)',
  '(min-width: 768px) max(100vw - 112px, 672px)',
  'max(100vw - 32px, 400px)',
].join(', ');

/** The cover of a project where the surface is one, anywhere else a figure. */
export function SingleImage({ slice }: SliceProps<Content.SingleImageSlice>) {
  const { surface, place, first } = useZone();
  const { single_image: image } = slice.primary;
  if (surface === 'cover') {
    return <Picture field={image} sizes={coverSizes} fit="cover" priority={first} />;
  }
  const numbered = surface === 'case_study' && place.figure !== undefined;
  return (
    <Figure
      field={image}
      bleed={surface === 'spread'}
      priority={first}
      number={numbered ? figureNumber(place.figure) : undefined}
      caption={slice.variation === 'figure' ? slice.primary.body_text : undefined}
    />
  );
}
