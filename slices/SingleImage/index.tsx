import { isFilled, type Content } from '@prismicio/client';
import type { SliceProps } from '#content/sliceRegistry.ts';
import { useSliceZone } from '#content/sliceZone.ts';
import { Figure } from '#ui/image/Figure.tsx';
import { ContentImage } from '#ui/image/ContentImage.tsx';
import { coverSizes } from '#ui/image/imageSizes.ts';
import { useLanguage } from '#ui/words/language.ts';

/** The cover of a project in the variant `cover`, else a figure. */
export function SingleImage({ slice }: SliceProps<Content.SingleImageSlice>) {
  const { variant, numbering, first } = useSliceZone();
  const { digits } = useLanguage();
  const { single_image: image } = slice.primary;
  if (variant === 'cover') {
    if (!isFilled.image(image)) return null;
    const sizes = coverSizes('cover', image.dimensions);
    return <ContentImage field={image} sizes={sizes} fit="cover" priority={first} />;
  }
  return (
    <Figure
      field={image}
      bleed={variant === 'spread'}
      priority={first}
      number={numbering.figure && digits(numbering.figure)}
      caption={slice.variation === 'figure' ? slice.primary.body_text : undefined}
    />
  );
}
