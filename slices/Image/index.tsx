import type { Content } from '@prismicio/client';
import type { SliceProps } from '#content/sliceRegistry.ts';
import { useSliceZone } from '#content/sliceZone.ts';
import { Figure } from '#ui/image/Figure.tsx';
import { useLanguage } from '#ui/words/language.ts';

/** An image; with its descriptor it has a caption, and a number inside a case study. */
export function Image({ slice }: SliceProps<Content.ImageSlice>) {
  const { numbering, first } = useSliceZone();
  const { digits } = useLanguage();
  const bleed = slice.primary.full_bleed === 'Yes';
  if (slice.variation === 'plain') {
    return <Figure field={slice.primary.image} bleed={bleed} priority={first} />;
  }
  const {
    image,
    use_border: border,
    use_image_descriptor: descriptor,
    body_text: text,
  } = slice.primary;
  return (
    <Figure
      field={image}
      bleed={bleed}
      border={border === 'Yes'}
      priority={first}
      number={numbering.figure && digits(numbering.figure)}
      caption={descriptor === 'Yes' ? text : undefined}
    />
  );
}
