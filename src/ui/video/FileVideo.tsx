import { cx } from '@linaria/core';
import { Button } from '../Button.tsx';
import { Icon } from '../Icon.tsx';
import { imageSource } from '../imageSource.ts';
import { useOwnAddress } from '../media.ts';
import { Spinner } from '../Spinner.tsx';
import * as styles from './FileVideo.styles.ts';
import { useFileVideo } from './useFileVideo.ts';
import { videoSources } from './videoSources.ts';

/** Width in px a poster is asked for. */
const posterWidth = 1280;

export type FileVideoProps = {
  /** Addresses of the same film, best first; beside an own mp4 its webm is tried by itself. */
  sources: readonly string[];
  /** The address of a picture for before, instead of, and without playing. */
  poster?: string | null | undefined;
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
  autoPlay = false,
  muted = false,
  loop = false,
  label,
  aspect = '16 / 9',
  fit = 'cover',
  className,
}: FileVideoProps) {
  const ownAddress = useOwnAddress();
  const { frameRef, videoRef, near, progress, wanted, toggle, onReady, onBroken, onEnded } =
    useFileVideo({ autoPlay, muted });
  const files = sources.flatMap((address) => videoSources(ownAddress(address)));
  const picture = poster ? imageSource(ownAddress(poster), { width: posterWidth }) : undefined;
  const last = files.at(-1);
  if (last === undefined) return null;

  return (
    <div
      ref={frameRef}
      className={cx(styles.frame, className)}
      style={{ aspectRatio: aspect }}
      data-fit={fit}
    >
      {progress === 'broken' ? (
        <BrokenVideo picture={picture} label={label} address={last.src} />
      ) : (
        <>
          {/* Films of the content are loops without words; the service has no field for captions. */}
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
          <video
            ref={videoRef}
            className={styles.media}
            poster={picture}
            preload={preload(near, autoPlay)}
            loop={loop}
            playsInline
            aria-label={label}
            onLoadedData={onReady}
            onEnded={onEnded}
          >
            {files.map((file) => (
              <source key={file.src} {...file} onError={file === last ? onBroken : undefined} />
            ))}
          </video>
          <button
            type="button"
            className={styles.control}
            aria-label={`${wanted ? 'Pause' : 'Play'} ${label}`}
            data-playing={wanted || undefined}
            onClick={toggle}
          >
            <span className={styles.badge}>
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

type BrokenVideoProps = { picture: string | undefined; label: string; address: string };

/** What is left when no file plays: the poster and the way to the file. */
function BrokenVideo({ picture, label, address }: BrokenVideoProps) {
  return (
    <>
      {picture && <img src={picture} alt={label} className={styles.media} />}
      <Button href={address} external size="small" icon="arrow-up-right" className={styles.source}>
        Open video
      </Button>
    </>
  );
}
