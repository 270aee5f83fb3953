import type { ComponentType } from 'react';

/** What the site asks of the player library. */
export type PlayerProps = {
  url: string;
  controls: boolean;
  playsinline: boolean;
  width: string;
  height: string;
  config: Readonly<Record<string, unknown>>;
  onReady: () => void;
  /** A streaming library adds what it knows of the fault. */
  onError: (error: unknown, details?: unknown) => void;
};

/**
 * The player library, asked for once a player is near: it renders in the browser only, and its
 * build for other module systems leaves the component under a second `default` or not.
 */
export async function loadPlayer(): Promise<ComponentType<PlayerProps>> {
  const loaded: unknown = await import('react-player/lazy/index.js');
  return unwrap(loaded);
}

function unwrap(module: unknown): ComponentType<PlayerProps> {
  if (typeof module === 'object' && module !== null && 'default' in module)
    return unwrap(module.default);
  // Cast: the innermost default is the library's component, whose own type admits any prop.
  return module as ComponentType<PlayerProps>;
}

/** Each provider's own settings: as little about the visitor as the provider offers. */
export const playerConfig = {
  youtube: { embedOptions: { host: 'https://www.youtube-nocookie.com' } },
  vimeo: { playerOptions: { dnt: true } },
} as const satisfies PlayerProps['config'];
