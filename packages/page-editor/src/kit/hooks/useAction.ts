import { useCallback, useState } from 'react';
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
  const run = useCallback((work: () => Promise<void>) => {
    setIsRunning(true);
    setProblem(null);
    work()
      .catch((error: unknown) => setProblem(sentenceOf(error)))
      .finally(() => setIsRunning(false));
  }, []);
  const clear = useCallback(() => setProblem(null), []);
  return { isRunning, problem, run, clear };
}
