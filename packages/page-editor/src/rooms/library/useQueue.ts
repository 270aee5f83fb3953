import { useEffect, useState } from 'react';
import { sentenceOf } from '../../kit/messages/sentenceOf.ts';
import { useEditor } from '../../session/EditorContext.ts';

/** As many as one answer of the server has. */
const MAX = 1000;

interface Queue {
  /** null until it is known. */
  readonly names: readonly string[] | null;
  readonly problem: string | null;
}

/** The files of a work, as they were when it began: those given, or all that have something to do. */
export function useQueue(
  given: readonly string[] | null,
  task: 'undescribed' | 'oversized',
): Queue {
  const { api } = useEditor();
  const [queue, setQueue] = useState<Queue>({ names: given, problem: null });
  useEffect(() => {
    if (given !== null) return undefined;
    const control = new AbortController();
    const { signal } = control;
    const query = { [task]: true, page: 1, pageSize: MAX };
    api.call('listMedia', { query }, { signal }).then(
      ({ media }) => {
        // What visitors see comes first.
        const used = media.filter(({ uses }) => uses > 0);
        const unused = media.filter(({ uses }) => uses === 0);
        setQueue({ names: [...used, ...unused].map(({ name }) => name), problem: null });
      },
      (error: unknown) => {
        if (!signal.aborted) setQueue({ names: null, problem: sentenceOf(error) });
      },
    );
    return () => control.abort();
  }, [api, given, task]);
  return queue;
}
