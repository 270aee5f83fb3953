import type { ComponentType } from 'react';

/** The props of the player library that the site uses. */
export type PlayerProps = {
  url: string;
  controls: boolean;
  playsinline: boolean;
  width: string;
  height: string;
  config: Readonly<Record<string, unknown>>;
  onReady: () => void;
  /** Streaming libraries pass details. */
  onError: (error: unknown, details?: unknown) => void;
};

/** Loads the player library. Its builds nest the component under one or two `default`s. */
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

/** Each provider's privacy settings. */
export const playerConfig = {
  youtube: { embedOptions: { host: 'https://www.youtube-nocookie.com' } },
  vimeo: { playerOptions: { dnt: true } },
} as const satisfies PlayerProps['config'];
