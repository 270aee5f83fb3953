import type { MotionStep } from '#ui/theme/tokens.ts';

/** A media query outside React and CSS. */
interface MediaSwitch {
  readonly isOn: () => boolean;
  /** Calls back now and at each change; returns a function that stops it. */
  readonly follow: (listener: (isOn: boolean) => void) => () => void;
}

/** Off where there is no window. */
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

/** Runs an effect while a switch is off; returns a function that stops both. */
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

/** A switch that is also on at some steps of `data-motion` on the root element: the owner's, or the visitor's. */
const withSteps = (media: MediaSwitch, steps: readonly MotionStep[]): MediaSwitch => {
  const isOn = () =>
    media.isOn() ||
    (typeof document !== 'undefined' &&
      steps.some((step) => step === document.documentElement.dataset['motion']));
  return {
    isOn,
    follow: (listener) => {
      const report = () => listener(isOn());
      const unfollow = media.follow(report);
      const root = new MutationObserver(report);
      root.observe(document.documentElement, { attributeFilter: ['data-motion'] });
      return () => {
        root.disconnect();
        unfollow();
      };
    },
  };
};

/** Whether the visitor's system is set to less motion. */
export const systemStill = createSwitch('(prefers-reduced-motion: reduce)');

/**
 * Whether visitor or owner ask for stillness, live. With it nothing moves by itself or follows the
 * scroll; the magnet and smooth scrolling are off.
 */
export const reducedMotion = withSteps(systemStill, ['still']);

/** Whether the light is not to answer the visitor either: pages change and words come as always. */
export const calmMotion = withSteps(systemStill, ['still', 'calm']);
