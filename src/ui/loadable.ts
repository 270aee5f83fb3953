import { createContext, createElement, use, useEffect, useState, type ComponentType } from 'react';
import { useHydrated } from './hooks/useHydrated.ts';

/** A part of the code, loaded once; one that did not load is loaded again when it is asked for again. */
export interface LoadedOnce<Part> {
  /** Rejects if it does not load. */
  readonly preload: () => Promise<void>;
  /** The part, if it is there. */
  readonly ready: () => Part | null;
  /** For `use`, which does not suspend if the part is there. */
  readonly last: () => Promise<Part>;
}

export function loadOnce<Part>(load: () => Promise<Part>): LoadedOnce<Part> {
  let part: Part | null = null;
  let pending: Promise<Part> | null = null;
  let hasFailed = false;
  const start = () => {
    if (pending && !hasFailed) return pending;
    hasFailed = false;
    const loading = load().then(
      (value) => {
        part = value;
        // As React marks what it has waited for: else it would wait for a promise that has settled, too.
        Object.assign(loading, { status: 'fulfilled', value });
        return value;
      },
      (error: unknown) => {
        hasFailed = true;
        throw error;
      },
    );
    return (pending = loading);
  };
  const preload = async () => {
    await start();
  };
  return { preload, ready: () => part, last: () => pending ?? start() };
}

/** A component with its own bundle, and what loads that ahead. */
export interface Loadable<Props extends object> {
  readonly Component: ComponentType<Props>;
  readonly preload: () => Promise<void>;
}

/**
 * A component with its own bundle: nothing is rendered until that is there, and an error thrown if it does not load.
 * While a page is hydrated, what the server has sent stays. It suspends for that alone: what follows the fallback of a
 * Suspense, React holds back until 300 ms after it, on all of the page, even where `lazy` has its bundle already.
 */
export function loadable<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Loadable<Props> {
  const { preload, ready, last } = loadOnce(load);
  function Waiting(props: Props) {
    const [wasSent] = useState(!useHydrated());
    const [, setLoaded] = useState(false);
    useEffect(() => {
      preload().then(
        () => setLoaded(true),
        // Thrown where it is rendered, for the boundary around it.
        (error: unknown) =>
          setLoaded(() => {
            throw error;
          }),
      );
    }, []);
    const Part = wasSent ? use(last()) : ready();
    return Part && createElement(Part, props);
  }
  function Component(props: Props) {
    // Fixed for its life: one that waited must not be replaced by another.
    const [Shown] = useState(() => ready() ?? Waiting);
    return createElement(Shown, props);
  }
  return { Component, preload };
}

/** On the server, collects the rare parts of a page, to send their files with it. */
export const UsedPartsContext = createContext<Set<string> | null>(null);

const rareParts = new Map<string, () => Promise<void>>();

/** A component that few pages have. Its code comes with these; `module` names it, as in the build manifest. */
export function rarePart<Props extends object>(
  module: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const { Component, preload } = loadable(load);
  rareParts.set(module, preload);
  return function RarePart(props) {
    use(UsedPartsContext)?.add(module);
    return createElement(Component, props);
  };
}

/** Loads rare parts by their modules, or all: one that does not load fails where it is rendered. */
export async function preloadParts(modules: Iterable<string> = rareParts.keys()): Promise<void> {
  await Promise.allSettled(Array.from(modules, (module) => rareParts.get(module)?.()));
}
