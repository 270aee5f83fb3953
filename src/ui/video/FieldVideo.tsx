import {
  isFilled,
  type ImageField,
  type LinkToMediaField,
  type SelectField,
} from '@prismicio/client';
import { ContentImage } from '../image/ContentImage.tsx';
import * as videoWords from '../words/en/video.ts';
import { useLanguage } from '../words/language.ts';
import { FileVideo } from './FileVideo.tsx';
import * as styles from './FieldVideo.styles.ts';

type YesNo = SelectField<'Yes' | 'No'>;

/** The fields of a slice that describe a video file. */
type VideoFields = {
  video_file: LinkToMediaField;
  poster: ImageField<never>;
  auto_play: YesNo;
  muted: YesNo;
  loop: YesNo;
  full_bleed: YesNo;
};

export type FieldVideoProps = {
  fields: VideoFields;
  /** The `sizes` attribute of the poster. */
  sizes: string;
};

/** Whether there is a file or a poster. */
export function hasVideo({ video_file: file, poster }: VideoFields): boolean {
  return isFilled.linkToMedia(file) || isFilled.image(poster);
}

/** The video file of a slice in its poster's shape; the poster alone without a file. */
export function FieldVideo({ fields, sizes }: FieldVideoProps) {
  const { say } = useLanguage();
  const { video_file: file, poster: image, auto_play: autoPlay, muted, loop } = fields;
  const poster = isFilled.image(image) ? image : null;
  if (!isFilled.linkToMedia(file))
    return poster && <ContentImage field={poster} sizes={sizes} className={styles.media} />;
  return (
    <FileVideo
      key={file.url}
      sources={[file.url]}
      poster={poster}
      sizes={sizes}
      autoPlay={autoPlay === 'Yes'}
      muted={muted === 'Yes'}
      loop={loop === 'Yes'}
      label={poster?.alt || say(videoWords.video)}
      aspect={poster ? `${poster.dimensions.width} / ${poster.dimensions.height}` : undefined}
      className={styles.media}
    />
  );
}
