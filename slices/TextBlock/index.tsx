import { cx } from '@linaria/core';
import { isFilled, type Content, type RichTextField } from '@prismicio/client';
import type { CSSProperties } from 'react';
import type { SliceProps } from '#content/sliceRegistry.ts';
import { useSliceZone, type ZoneVariant } from '#content/sliceZone.ts';
import { Container } from '#ui/layout/Container.tsx';
import { containerWidth } from '#ui/image/imageSizes.ts';
import { RichText } from '#ui/text/RichText.tsx';
import { blockColors, titleColor } from './colors.ts';
import { blockParts } from './layout.ts';
import { splitTitle } from './SplitTitle.tsx';
import * as styles from './styles.ts';

/** First heading level in variants with their own headings above. */
const startLevels: Partial<Record<ZoneVariant, 2 | 3>> = { case_study: 3, home: 3, list: 2 };

/** An image labelled wide takes the whole container, any other the text's width. */
const imageSizes = (text: RichTextField) =>
  text.some((node) => 'label' in node && node.label === 'wide')
    ? containerWidth
    : '(min-width: 768px) 640px, calc(100vw - 56px)';

/** px above and below a block that has a background and no padding of its own. */
const defaultPadding = 92;

/** Running text with its own colours, padding and alignment. */
export function TextBlock({ slice }: SliceProps<Content.TextBlockSlice>) {
  const { variant, caseStudy, project } = useSliceZone();
  const { text, padding, alignment } = slice.primary;
  if (!isFilled.richText(text)) return null;

  const colors = blockColors(slice.primary, {
    text: caseStudy?.data.text_color,
    inverse: caseStudy?.data.text_color_inverted,
    background: caseStudy?.data.background_color,
    themed: variant !== 'spread',
  });
  const title = titleColor(variant === 'spread' ? project?.data : undefined, colors);
  const room = padding ?? (colors.background === undefined ? 0 : defaultPadding);
  const parts = blockParts(text, variant, alignment);
  return (
    <section
      className={cx(
        styles.block,
        (colors.text !== undefined || variant === 'spread') && styles.own,
      )}
      data-variant={variant}
      data-unreadable={colors.unreadableIn}
      // Cast: React's style type has no custom properties.
      style={
        {
          '--block-padding': `${room}px`,
          '--block-text': colors.text,
          '--block-title-text': title,
          '--block-background': colors.background,
        } as CSSProperties
      }
    >
      {parts === null ? (
        <Container className={styles.column} data-align={alignment ?? 'left'}>
          <RichText
            field={text}
            startLevel={startLevels[variant]}
            imageSizes={imageSizes(text)}
            className={styles.text}
          />
        </Container>
      ) : (
        <Container grid>
          <RichText
            field={parts.title}
            components={splitTitle}
            className={cx(styles.text, styles.title)}
          />
          <RichText field={parts.rest} className={cx(styles.text, styles.rest)} />
        </Container>
      )}
    </section>
  );
}
