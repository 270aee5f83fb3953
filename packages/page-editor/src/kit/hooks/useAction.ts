import { useCallback, useRef, useState } from 'react';
import { sentenceOf } from '../messages/sentenceOf.ts';

/** Something that takes a while and may be refused. */
export interface Action {
  readonly isRunning: boolean;
  /** Why it was refused, as a sentence. */
  readonly problem: string | null;
  readonly run: (work: () => Promise<void>) => void;
  readonly clear: () => void;
}

export function useAction(): Action {
  const [isRunning, setIsRunning] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const latest = useRef<object | null>(null);
  const run = useCallback((work: () => Promise<void>) => {
    const own = {};
    latest.current = own;
    // What was begun before says nothing any more.
    const isLatest = () => latest.current === own;
    setIsRunning(true);
    setProblem(null);
    work()
      .catch((error: unknown) => isLatest() && setProblem(sentenceOf(error)))
      .finally(() => isLatest() && setIsRunning(false));
  }, []);
  const clear = useCallback(() => setProblem(null), []);
  return { isRunning, problem, run, clear };
}
