import { cx } from '@linaria/core';
import { isFilled, type ImageField } from '@prismicio/client';
import { Button } from '../controls/Button.tsx';
import { Icon } from '../graphics/Icon.tsx';
import { ContentImage } from '../image/ContentImage.tsx';
import { Spinner } from '../feedback/Spinner.tsx';
import * as styles from './FileVideo.styles.ts';
import { useFileVideo } from './useFileVideo.ts';
import { videoSources } from './videoSources.ts';

export type FileVideoProps = {
  /** Addresses of the same film, best first; beside an own mp4 its webm is tried by itself. */
  sources: readonly string[];
  /** A picture for before, instead of, and without playing. */
  poster?: ImageField | null | undefined;
  /** How wide the poster is drawn, as the `sizes` attribute says it. */
  sizes: string;
  /** The first picture a visitor sees: its poster is loaded at once and before others. */
  priority?: boolean | undefined;
  /** Plays by itself while in view. */
  autoPlay?: boolean | undefined;
  muted?: boolean | undefined;
  loop?: boolean | undefined;
  /** What the film shows, in words; it names the control. */
  label: string;
  /** Width over height; '16 / 9' unless given. */
  aspect?: string | undefined;
  fit?: 'cover' | 'contain' | undefined;
  className?: string | undefined;
};

/** A video file in a frame of radius 20. The whole frame is its one control. */
export function FileVideo({
  sources,
  poster,
  sizes,
  priority,
  autoPlay = false,
  muted = false,
  loop = false,
  label,
  aspect = '16 / 9',
  fit = 'cover',
  className,
}: FileVideoProps) {
  const { frameRef, videoRef, near, started, progress, wanted, toggle, ...events } = useFileVideo({
    autoPlay,
    muted,
  });
  const files = sources.flatMap(videoSources);
  const last = files.at(-1);
  if (last === undefined) return null;
  // Not the video's own attribute: that picture comes in one size, and at once wherever it stands.
  const picture = isFilled.image(poster) && (
    <ContentImage
      field={{ ...poster, alt: label }}
      sizes={sizes}
      fit={fit}
      priority={priority}
      placeholder="none"
      decorative={progress !== 'broken'}
      className={styles.media}
    />
  );

  return (
    <div
      ref={frameRef}
      className={cx(styles.frame, className)}
      style={{ aspectRatio: aspect }}
      data-fit={fit}
    >
      {picture}
      {progress === 'broken' ? (
        <Button
          href={last.src}
          external
          size="small"
          icon="arrow-up-right"
          className={styles.source}
        >
          Open video
        </Button>
      ) : (
        <>
          {/* Films of the content are loops without words; the service has no field for captions. */}
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
          <video
            ref={videoRef}
            className={styles.media}
            data-waiting={(picture && !started) || undefined}
            preload={preload(near, autoPlay)}
            loop={loop}
            playsInline
            aria-label={label}
            onLoadedData={events.onReady}
            onPlaying={events.onPlaying}
            onEnded={events.onEnded}
          >
            {files.map((file) => (
              <source
                key={file.src}
                {...file}
                onError={file === last ? events.onBroken : undefined}
              />
            ))}
          </video>
          <button
            type="button"
            className={styles.control}
            aria-label={`${wanted ? 'Pause' : 'Play'} ${label}`}
            data-playing={wanted || undefined}
            onClick={toggle}
          >
            <span className={styles.badge} data-pull="">
              <Icon name={wanted ? 'pause' : 'play'} />
            </span>
          </button>
          {progress === 'waiting' && wanted && <Spinner className={styles.spinner} />}
        </>
      )}
    </div>
  );
}

function preload(near: boolean, autoPlay: boolean) {
  if (!near) return 'none';
  return autoPlay ? 'auto' : 'metadata';
}
