import { containerWidth, fullWidth } from '../image/imageSizes.ts';
import { FieldVideo, hasVideo, type FieldVideoProps } from './FieldVideo.tsx';
import * as styles from './FieldVideo.styles.ts';

type VideoBlockProps = Pick<FieldVideoProps, 'fields'> & {
  /** Adds space above and below, unless from edge to edge. */
  roomy?: boolean | undefined;
};

/** A video across the page: from edge to edge with square corners, else in the container. */
export function VideoBlock({ fields, roomy }: VideoBlockProps) {
  if (!hasVideo(fields)) return null;
  const bleed = fields.full_bleed === 'Yes';
  return (
    <div
      className={styles.block}
      data-bleed={bleed ? '' : undefined}
      data-roomy={roomy ? '' : undefined}
    >
      <FieldVideo fields={fields} sizes={bleed ? fullWidth : containerWidth} />
    </div>
  );
}
