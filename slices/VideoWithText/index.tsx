import { isFilled, type Content } from '@prismicio/client';
import type { SliceProps } from '#content/sliceRegistry.ts';
import { useSliceZone } from '#content/sliceZone.ts';
import { Container } from '#ui/layout/Container.tsx';
import { containerWidth, fullWidth, halfWidth } from '#ui/image/imageSizes.ts';
import { FieldVideo, hasVideo } from '#ui/video/FieldVideo.tsx';
import { RichText } from '#ui/text/RichText.tsx';
import * as styles from './styles.ts';

/** A video beside a title and a text, in two equal columns; below lg the text comes first. */
export function VideoWithText({ slice }: SliceProps<Content.VideoWithTextSlice>) {
  const { variant } = useSliceZone();
  const { content_side: side, content_title: title, body_text: text } = slice.primary;
  const video = hasVideo(slice.primary);
  const words = Boolean(title) || isFilled.richText(text);
  if (!video && !words) return null;
  const bleed = slice.primary.full_bleed === 'Yes' ? '' : undefined;
  const alone = bleed === undefined ? containerWidth : fullWidth;
  const sizes = words ? halfWidth(styles.gap, bleed !== undefined) : alone;
  const Title = variant === 'case_study' ? 'h3' : 'h2';
  return (
    <section aria-label={title || undefined}>
      <Container
        className={styles.columns}
        data-side={side === 'Right' ? 'right' : 'left'}
        data-alone={video && words ? undefined : ''}
        data-wide={bleed}
      >
        {words && (
          <div className={styles.words}>
            {title && <Title className={styles.title}>{title}</Title>}
            <RichText field={text} className={styles.text} />
          </div>
        )}
        {video && (
          <div className={styles.video} data-bleed={bleed}>
            <FieldVideo fields={slice.primary} sizes={sizes} />
          </div>
        )}
      </Container>
    </section>
  );
}
