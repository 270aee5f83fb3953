import type { Content } from '@prismicio/client';
import { figureNumber } from '#content/numbering.ts';
import type { SliceProps } from '#content/sliceRegistry.ts';
import { useSliceZone } from '#content/sliceZone.ts';
import { Figure } from '#ui/image/Figure.tsx';
import { useLanguage } from '#ui/words/language.ts';

/** An image; with its descriptor it has a caption, and a number inside a case study. */
export function Image({ slice }: SliceProps<Content.ImageSlice>) {
  const { variant, numbering, first } = useSliceZone();
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
  const numbered = variant === 'case_study' && numbering.figure !== undefined;
  return (
    <Figure
      field={image}
      bleed={bleed}
      border={border === 'Yes'}
      priority={first}
      number={numbered ? digits(figureNumber(numbering.figure)) : undefined}
      caption={descriptor === 'Yes' ? text : undefined}
    />
  );
}
