import { cx } from '@linaria/core';
import { useState, useCallback, useEffect, type ComponentType } from 'react';
import { ErrorBoundary } from '../feedback/ErrorBoundary.tsx';
import { Spinner } from '../feedback/Spinner.tsx';
import { playerConfig, loadPlayer, type PlayerProps } from './loadPlayer.ts';
import { providerOf, type Provider } from './providers.ts';
import * as styles from './EmbedPlayer.styles.ts';
import { Button } from '../controls/Button.tsx';
import * as player from '../words/en/slices/player.ts';
import { useLanguage } from '../words/language.ts';
import { useInView } from '../hooks/useInView.ts';
import { useScriptAccess } from '../embed/scriptAccess.ts';
import { playerScriptsOf } from './playerSources.ts';
import { isRecord } from '../isRecord.ts';
import { parseUrl } from '../parseUrl.ts';

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

/** A link to a video on its own site. */
function PlayerSource({ address, provider }: { address: string; provider: Provider | null }) {
  const { say } = useLanguage();
  const isSite = provider && provider.key !== 'file';
  return (
    <span className={styles.source}>
      <Button href={address} external size="small" icon="arrow-up-right">
        {isSite ? say(player.openOn, provider.name) : say(player.open)}
      </Button>
    </span>
  );
}

/** The poster; nothing if it fails to load. */
function PlayerPoster({ address, title }: { address: string | null | undefined; title: string }) {
  const [broken, setBroken] = useState(false);
  if (!address || broken) return null;
  return (
    <img src={address} alt={title} className={styles.poster} onError={() => setBroken(true)} />
  );
}

/** How long in ms a player may take to become ready before it counts as blocked. */
const timeout = 15_000;

type Progress = 'waiting' | 'ready' | 'broken';

/** Loads a provider's player once its frame is near and tracks its progress. */
function usePlayer(provider: Provider, address: string) {
  const [frameRef, isNear] = useInView<HTMLElement>({ margin: '600px 0px', once: true });
  const access = useScriptAccess(playerScriptsOf(provider, address), isNear);
  const [progress, setProgress] = useState<Progress>('waiting');
  const [Player, setPlayer] = useState<ComponentType<PlayerProps> | null>(null);
  const onBroken = useCallback(() => setProgress('broken'), []);
  const near = isNear && access === 'allowed';
  const waiting = near && progress === 'waiting';

  useEffect(() => {
    if (!waiting) return undefined;
    let gone = false;
    loadPlayer().then(
      (component) => gone || setPlayer(() => component),
      () => gone || onBroken(),
    );
    const timer = setTimeout(onBroken, timeout);
    const stop = onScriptFailure(provider, onBroken);
    return () => {
      gone = true;
      clearTimeout(timer);
      stop();
    };
  }, [waiting, provider, onBroken]);

  return {
    frameRef,
    near,
    progress: access === 'refused' ? 'broken' : progress,
    Player,
    onReady: () => setProgress('ready'),
    onError: (_error: unknown, details?: unknown) => {
      if (isFatal(details)) onBroken();
    },
    onBroken,
  };
}

/** Whether an uncaught rejection is the failure of a provider's script. */
export function isScriptFailure(reason: unknown, { uncaughtHost }: Provider): boolean {
  if (uncaughtHost === undefined || !(reason instanceof Error)) return false;
  const address = /^Failed to load (\S+)$/.exec(reason.message)?.[1];
  return address !== undefined && parseUrl(address)?.hostname === uncaughtHost;
}

/** Whether a player's error ends playback; streams report minor errors too. */
function isFatal(details: unknown): boolean {
  return !isRecord(details) || details['fatal'] !== false;
}

/** Calls back when a provider's script fails uncaught; returns a function that stops it. */
function onScriptFailure(provider: Provider, report: () => void): () => void {
  const listener = (event: PromiseRejectionEvent) => {
    if (!isScriptFailure(event.reason, provider)) return;
    event.preventDefault();
    report();
  };
  window.addEventListener('unhandledrejection', listener);
  return () => window.removeEventListener('unhandledrejection', listener);
}
