import { createElement, use, type ComponentType } from 'react';

/**
 * A component with its own bundle. Preloaded, it renders at once, on the server and in hydration
 * too; otherwise it suspends, and throws if its bundle does not load.
 */
export function loadable(load: () => Promise<ComponentType>) {
  let loaded: ComponentType | null = null;
  let pending: Promise<ComponentType> | null = null;
  let hasFailed = false;

  const fetchOnce = () => {
    if (!pending || hasFailed) {
      hasFailed = false;
      pending = load().then(
        (component) => (loaded = component),
        (error: unknown) => {
          hasFailed = true;
          throw error;
        },
      );
    }
    return pending;
  };

  const preload = async () => {
    await fetchOnce();
  };
  // A failure is thrown again; only a new visit retries.
  const Loaded = () => createElement(loaded ?? use(pending ?? fetchOnce()));
  return { preload, Loaded };
}
