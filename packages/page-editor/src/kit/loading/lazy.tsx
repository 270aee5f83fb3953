import { createElement, useEffect, useState, type ComponentType } from 'react';
import type { Elements } from '../Elements.ts';
import { Failed } from '../messages/Boundary.tsx';
import { useMessages } from '../messages/MessagesContext.ts';
import { Notice } from '../messages/Notice.tsx';

/** A component whose code is a file of its own. */
export type LazyComponent<Props> = ComponentType<Props> & {
  /** Loads it ahead of its first use. After a failure the next call tries again. */
  readonly preload: () => Promise<void>;
};

type Load<Props> = () => Promise<ComponentType<Props>>;

/**
 * What stands in for a component that is not loaded: `retry` is null until loading it has failed, `loadNow` while it
 * waits to be loaded.
 */
type Instead<Props> = (
  props: Props,
  retry: (() => void) | null,
  loadNow: (() => void) | null,
) => Elements;

type State = 'waiting' | 'loading' | 'loaded' | 'failed';

interface LazyOptions {
  /** Whether loading waits until the browser has nothing else to do, or what stands in asks for it. */
  readonly whenIdle?: boolean;
}

/** Loads each lazy component, in the order in which the modules name them. */
const known: (() => Promise<void>)[] = [];

/**
 * A component that is loaded when it is first used. Loaded before, it renders at once: nothing is
 * suspended. A server that is away takes nothing else down, and can be asked again, which `React.lazy` cannot.
 */
export function lazily<Props extends object>(
  load: Load<Props>,
  instead: Instead<Props>,
  { whenIdle = false }: LazyOptions = {},
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | null = null;
  let loading: Promise<void> | null = null;
  const preload = () => {
    loading ??= load().then(
      (component) => {
        loaded = component;
      },
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  };
  function Lazy(props: Props): Elements {
    const [state, setState] = useState<State>(() => {
      if (loaded) return 'loaded';
      return whenIdle ? 'waiting' : 'loading';
    });
    useEffect(() => {
      if (state === 'loaded' || state === 'failed') return undefined;
      let isCurrent = true;
      const settle = (next: State) => {
        if (isCurrent) setState(next);
      };
      if (state === 'waiting') runWhenIdle(() => settle('loading'));
      else {
        preload().then(
          () => settle('loaded'),
          () => settle('failed'),
        );
      }
      return () => {
        isCurrent = false;
      };
    }, [state]);
    if (loaded) return createElement(loaded, props);
    const start = () => setState('loading');
    return instead(props, state === 'failed' ? start : null, state === 'waiting' ? start : null);
  }
  known.push(preload);
  return Object.assign(Lazy, { preload });
}

/**
 * A part of a panel or popover that is loaded when it is first shown. `meanwhile`: about its height in
 * px, or what stands in for it, so that what is around it does not move.
 */
export function lazyPart<Props extends object>(
  load: Load<Props>,
  meanwhile: number | ((props: Props) => Elements) = 0,
): LazyComponent<Props> {
  return lazily(load, (props, retry) => {
    if (retry !== null) {
      return <Failed sentence="The server did not send this part of the editor." onAgain={retry} />;
    }
    if (typeof meanwhile === 'function') return meanwhile(props);
    return <div style={{ minHeight: meanwhile }} aria-busy />;
  });
}

/** A screen whose code is loaded when it is opened. `name` within a sentence: 'the list of documents'. */
export function lazyScreen<Props extends object>(
  name: string,
  load: Load<Props>,
): LazyComponent<Props> {
  return lazily(load, (_props, retry) =>
    retry === null ? (
      <Notice sentence={`Opening ${name}`} isBusy />
    ) : (
      <Notice
        sentence={`The server did not send ${name}.`}
        action={{ label: 'Try again', run: retry }}
      />
    ),
  );
}

interface Closable {
  /** Closes it without a choice. */
  readonly onClose: (choice: null) => void;
}

/** A dialog that is loaded when it is first opened; if that fails, a note says so by its name. */
export function lazyDialog<Props extends Closable>(
  name: string,
  load: Load<Props>,
): LazyComponent<Props> {
  return lazily(load, ({ onClose }, retry) =>
    retry === null ? null : <Unloaded name={name} onClose={onClose} />,
  );
}

function Unloaded({ name, onClose }: Closable & { readonly name: string }) {
  const { toast } = useMessages();
  useEffect(() => {
    toast({ message: `${name} did not open: the server did not send it. Open it again.` });
    onClose(null);
  }, [name, toast, onClose]);
  return null;
}

/**
 * Loads what is lazy, one after the other, while the browser has nothing else to do: then nobody waits
 * for it, and it is there when the server is away. Returns what ends that.
 */
export function loadInIdle(): () => void {
  let isOver = false;
  const next = (at: number) => {
    runWhenIdle(() => {
      const preload = known[at];
      if (isOver || !preload) return;
      // What does not load now is loaded when it is needed.
      const goOn = () => next(at + 1);
      preload().then(goOn, goOn);
    });
  };
  next(0);
  return () => {
    isOver = true;
  };
}

/** Safari has no idle callbacks. */
function runWhenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run);
  else setTimeout(run, 200);
}
