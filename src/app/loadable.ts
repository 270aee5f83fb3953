import { createElement, use, type ComponentType } from 'react';

/** The code of a screen could not be loaded; `cause` is what the browser said. */
export class CodeError extends Error {
  override name = 'CodeError';
}

/**
 * A component with a bundle of its own, which can be loaded ahead: it is then drawn at once, on the
 * server and in hydration too. Otherwise it suspends, and throws where its bundle does not come;
 * createPrefetch for it anew tries again.
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
          throw new CodeError('The code of a screen could not be loaded', { cause: error });
        },
      );
    }
    return pending;
  };

  const preload = async () => {
    await fetchOnce();
  };
  // A failure is thrown again, not tried again: only a new visit tries.
  const Loaded = () => createElement(loaded ?? use(pending ?? fetchOnce()));
  return { preload, Loaded };
}
