import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLatest } from '../../../kit/hooks/useLatest.ts';

/** An option whose faces are on their way, or did not come. */
interface Awaited {
  readonly option: string;
  readonly state: 'loading' | 'failed';
}

interface Faces {
  /** For the tiles, whose faces are loaded once they are in view. */
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly awaited: Awaited | null;
  /** Chooses an option once its faces are there; until then the page keeps what it has. */
  readonly wait: (option: string) => Promise<void>;
}

export function useFaces(
  options: readonly string[],
  load: (option: string) => Promise<unknown>,
  choose: (option: string) => void,
): Faces {
  const ref = useRef<HTMLDivElement>(null);
  const [awaited, setAwaited] = useState<Awaited | null>(null);
  const last = useRef<string | null>(null);
  const all = useLatest(options);
  useEffect(() => {
    if (!ref.current) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      // Without its faces a tile has the window's; who chooses it is told.
      for (const option of all()) load(option).catch(() => undefined);
    });
    observer.observe(ref.current);
    return () => {
      observer.disconnect();
      last.current = null;
    };
  }, [load, all]);
  const wait = async (option: string) => {
    last.current = option;
    setAwaited({ option, state: 'loading' });
    try {
      await load(option);
    } catch {
      if (last.current === option) setAwaited({ option, state: 'failed' });
      return;
    }
    // Another one may have been chosen meanwhile.
    if (last.current !== option) return;
    setAwaited(null);
    choose(option);
  };
  return { ref, awaited, wait };
}
