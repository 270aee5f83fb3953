import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { useInView } from '../hooks/useInView.ts';
import { useScriptAccess } from '../embed/scriptAccess.ts';
import { isFatal, onScriptFailure } from './faults.ts';
import { loadPlayer, type PlayerProps } from './loadPlayer.ts';
import { playerScriptsOf } from './playerSources.ts';
import type { Provider } from './providers.ts';

/** How long in ms a player may take to become ready before it counts as blocked. */
const timeout = 15_000;

type Progress = 'waiting' | 'ready' | 'broken';

/** Loads a provider's player once its frame is near and tracks its progress. */
export function usePlayer(provider: Provider, address: string) {
  const access = useScriptAccess(playerScriptsOf(provider, address));
  const [frameRef, isNear] = useInView<HTMLElement>({ margin: '600px 0px', once: true });
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
