import { cx } from '@linaria/core';
import { ErrorBoundary } from '../feedback/ErrorBoundary.tsx';
import { Spinner } from '../feedback/Spinner.tsx';
import { playerConfig } from './loadPlayer.ts';
import { PlayerPoster, PlayerSource } from './PlayerSource.tsx';
import { providerOf, type Provider } from './providers.ts';
import { usePlayer } from './usePlayer.ts';
import * as styles from './EmbedPlayer.styles.ts';

export type EmbedPlayerProps = {
  /** The address of the film's page or file; one no player shows becomes a link. */
  address: string;
  /** What the film is called; names the frame. */
  title: string;
  /** A still, shown in place of a player that does not come. */
  poster?: string | null | undefined;
  /** Width over height; the provider's own unless given, '16 / 9' for films. */
  aspect?: string | undefined;
  className?: string | undefined;
};

/**
 * A film from another site in its provider's player. Nothing of that site is loaded before the frame
 * is near the viewport; a player that is blocked or broken leaves its poster and a link.
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

/** Not every provider names the frame it puts into the page. */
function nameFrames(element: HTMLElement | null, title: string) {
  for (const frame of element?.querySelectorAll('iframe:not([title])') ?? [])
    frame.setAttribute('title', title);
}
