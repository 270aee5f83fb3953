import { cx } from '@linaria/core';
import { isFilled, type ImageField } from '@prismicio/client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '../controls/Button.tsx';
import { Icon } from '../graphics/Icon.tsx';
import { ContentImage } from '../image/ContentImage.tsx';
import { Spinner } from '../feedback/Spinner.tsx';
import * as videoWords from '../words/en/video.ts';
import { useLanguage } from '../words/language.ts';
import * as styles from './FileVideo.styles.ts';
import { videoSources } from './videoSources.ts';
import { useInView } from '../hooks/useInView.ts';
import { useReducedMotion } from '../hooks/useMediaQuery.ts';

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
      fit="cover"
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
    <div ref={frameRef} className={cx(styles.frame, className)} style={{ aspectRatio: aspect }}>
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

type FileVideoOptions = { autoPlay: boolean; muted: boolean };

type Progress = 'waiting' | 'ready' | 'broken';

/**
 * Plays a video while it is wanted and in view. With `autoPlay` it is wanted, unless the visitor
 * asks for less motion, until the visitor chooses.
 */
function useFileVideo({ autoPlay, muted }: FileVideoOptions) {
  const video = useRef<HTMLVideoElement>(null);
  const [seen, inView] = useInView<HTMLDivElement>({ threshold: 0.25 });
  const [nearby, near] = useInView<HTMLDivElement>({ margin: '600px 0px', once: true });
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null);
  const [progress, setProgress] = useState<Progress>('waiting');
  const [started, setStarted] = useState(false);
  const reduced = useReducedMotion();
  const wanted = choice === null ? autoPlay && !reduced : choice === 'play';
  const playing = wanted && inView && progress !== 'broken';

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    if (!playing) {
      element.pause();
      return;
    }
    element.play().catch((error: unknown) => {
      // Browsers refuse sound before a gesture; leaving the view while it starts is another error.
      if (error instanceof DOMException && error.name === 'NotAllowedError') setChoice('pause');
    });
  }, [playing]);

  // The frame, as the video may have no box yet.
  const frameRef = useCallback(
    (element: HTMLDivElement | null) => {
      const ends = [seen(element), nearby(element)];
      return () => ends.forEach((end) => end?.());
    },
    [seen, nearby],
  );

  const videoRef = useCallback(
    (element: HTMLVideoElement | null) => {
      video.current = element;
      if (!element) return;
      // React does not render `muted` on the server.
      element.muted = muted;
      if (element.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) setProgress('ready');
    },
    [muted],
  );

  return {
    frameRef,
    videoRef,
    near,
    started,
    progress,
    wanted,
    toggle: () => setChoice(wanted ? 'pause' : 'play'),
    onPlaying: () => setStarted(true),
    onReady: () => setProgress('ready'),
    onBroken: () => setProgress('broken'),
    onEnded: () => setChoice('pause'),
  };
}
