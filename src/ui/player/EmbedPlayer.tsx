import { cx } from '@linaria/core';
import { ErrorBoundary } from '../feedback/ErrorBoundary.tsx';
import { Spinner } from '../feedback/Spinner.tsx';
import { playerConfig } from './loadPlayer.ts';
import { PlayerPoster, PlayerSource } from './PlayerSource.tsx';
import { providerOf, type Provider } from './providers.ts';
import { usePlayer } from './usePlayer.ts';
import * as styles from './EmbedPlayer.styles.ts';

export type EmbedPlayerProps = {
  /** The address of the video's page or file; without a player it becomes a link. */
  address: string;
  /** Names the frame. */
  title: string;
  /** Shown if the player fails. */
  poster?: string | null | undefined;
  /** Width over height; by default the provider's, or '16 / 9'. */
  aspect?: string | undefined;
  className?: string | undefined;
};

/**
 * A video in its provider's player, loaded once the frame is near the viewport. If the player is
 * blocked or broken, its poster and a link remain.
 */
export function EmbedPlayer({ address, title, poster, aspect, className }: EmbedPlayerProps) {
  const provider = providerOf(address);
  const shape = aspect ?? provider?.aspect ?? '16 / 9';
  const frame = { className: cx(styles.frame, className), style: { aspectRatio: shape } };
  if (provider === null)
    return (
      <div {...frame}>
        <PlayerSource address={address} provider={null} />
      </div>
    );
  return <LivePlayer key={address} {...{ address, title, poster, provider, frame }} />;
}

type LivePlayerProps = Pick<EmbedPlayerProps, 'address' | 'title' | 'poster'> & {
  provider: Provider;
  frame: { className: string; style: { aspectRatio: string } };
};

function LivePlayer({ address, title, poster, provider, frame }: LivePlayerProps) {
  const { frameRef, near, progress, Player, onReady, onError, onBroken } = usePlayer(
    provider,
    address,
  );
  const source = <PlayerSource address={address} provider={provider} />;
  return (
    <figure {...frame} ref={frameRef} aria-label={title} data-progress={progress}>
      {progress === 'broken' ? (
        <>
          <PlayerPoster address={poster} title={title} />
          {source}
        </>
      ) : (
        <>
          {near && Player && (
            <div
              className={styles.player}
              data-ready={progress === 'ready' || undefined}
              ref={(element) => {
                if (progress === 'ready') nameFrames(element, title);
              }}
            >
              <ErrorBoundary onError={onBroken}>
                <Player
                  url={address}
                  controls
                  playsinline
                  width="100%"
                  height="100%"
                  config={playerConfig}
                  onReady={onReady}
                  onError={onError}
                />
              </ErrorBoundary>
            </div>
          )}
          {near && progress === 'waiting' && <Spinner className={styles.spinner} />}
          <noscript>{source}</noscript>
        </>
      )}
    </figure>
  );
}

/** Not every provider names its frame. */
function nameFrames(element: HTMLElement | null, title: string) {
  for (const frame of element?.querySelectorAll('iframe:not([title])') ?? [])
    frame.setAttribute('title', title);
}
