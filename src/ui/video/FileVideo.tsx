import { cx } from '@linaria/core';
import { isFilled, type ImageField } from '@prismicio/client';
import { Button } from '../controls/Button.tsx';
import { Icon } from '../graphics/Icon.tsx';
import { ContentImage } from '../image/ContentImage.tsx';
import { Spinner } from '../feedback/Spinner.tsx';
import * as videoWords from '../words/en/video.ts';
import { useLanguage } from '../words/language.ts';
import * as styles from './FileVideo.styles.ts';
import { useFileVideo } from './useFileVideo.ts';
import { videoSources } from './videoSources.ts';

type FileVideoProps = {
  /** Addresses of the same video, best first; for an own mp4 its webm is tried first. */
  sources: readonly string[];
  /** Shown before playing and if it fails. */
  poster?: ImageField | null | undefined;
  /** The `sizes` attribute of the poster. */
  sizes: string;
  /** The first image of the screen: its poster is loaded at once and first. */
  priority?: boolean | undefined;
  /** Plays by itself while in view. */
  autoPlay?: boolean | undefined;
  muted?: boolean | undefined;
  loop?: boolean | undefined;
  /** What the video shows; names the control. */
  label: string;
  aspect?: string | undefined;
  fit?: 'cover' | 'contain' | undefined;
  className?: string | undefined;
};

/** A video file whose whole frame is its one control. */
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
  const { say } = useLanguage();
  const files = sources.flatMap(videoSources);
  const last = files.at(-1);
  if (last === undefined) return null;
  // Not the `poster` attribute, which has one size and loads at once.
  const image = isFilled.image(poster) && (
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

  const source = (
    <Button href={last.src} external size="small" icon="arrow-up-right" className={styles.source}>
      {say(videoWords.open)}
    </Button>
  );
  return (
    <div
      ref={frameRef}
      className={cx(styles.frame, className)}
      style={{ aspectRatio: aspect }}
      data-fit={fit}
    >
      {image}
      {progress === 'broken' ? (
        source
      ) : (
        <>
          {/* Videos of the content are loops without speech; Prismic has no field for captions. */}
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
          <video
            ref={videoRef}
            className={styles.media}
            data-waiting={(image && !started) || undefined}
            preload={preload(near, autoPlay, wanted || !image)}
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
            aria-label={wanted ? say(videoWords.pause, label) : say(videoWords.play, label)}
            data-playing={wanted || undefined}
            onClick={toggle}
          >
            <span className={styles.badge} data-pull="">
              <Icon name={wanted ? 'pause' : 'play'} />
            </span>
          </button>
          {near && progress === 'waiting' && wanted && <Spinner className={styles.spinner} />}
          <noscript>{source}</noscript>
        </>
      )}
    </div>
  );
}

/** Where nothing plays by itself, for less motion, the poster is enough and nothing is loaded. */
function preload(near: boolean, autoPlay: boolean, isSeen: boolean) {
  if (!near) return 'none';
  if (!autoPlay) return 'metadata';
  return isSeen ? 'auto' : 'none';
}
