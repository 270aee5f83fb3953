/** A media query as effects outside React use it. */
export interface MediaSwitch {
  readonly isOn: () => boolean;
  /** Calls back now and at each change; answers how to stop. */
  readonly follow: (listener: (isOn: boolean) => void) => () => void;
}

/** Where there is no window the query does not hold. */
export function createSwitch(query: string): MediaSwitch {
  const list = () => (typeof window === 'undefined' ? null : window.matchMedia(query));
  return {
    isOn: () => list()?.matches ?? false,
    follow: (listener) => {
      const media = list();
      if (!media) return () => {};
      const report = () => listener(media.matches);
      report();
      media.addEventListener('change', report);
      return () => media.removeEventListener('change', report);
    },
  };
}

/** Follows a switch by an effect that runs while it is off, and cleans up after itself. */
export function whileOff(media: MediaSwitch, start: () => () => void): () => void {
  let stop: (() => void) | null = null;
  const unfollow = media.follow((isOn) => {
    stop?.();
    stop = isOn ? null : start();
  });
  return () => {
    unfollow();
    stop?.();
  };
}

/**
 * Whether the visitor asks for less motion, live: the one place every effect outside CSS asks.
 * With it nothing moves by itself or follows the scroll, the magnet and smooth scrolling are off.
 */
export const reducedMotion = createSwitch('(prefers-reduced-motion: reduce)');
