import { useEffect, useState } from 'react';
import type { MediaCounts } from '#prismic-folder/contract';
import { useEditor } from '../../EditorContext.ts';

/** Changes of many files at once are counted together. */
const PAUSE = 300;

/** How many files there are of each kind; counted again when something changes on disk. */
export function useMediaCounts(): MediaCounts | null {
  const { api } = useEditor();
  const [counts, setCounts] = useState<MediaCounts | null>(null);
  useEffect(() => {
    const control = new AbortController();
    const { signal } = control;
    let wait: ReturnType<typeof setTimeout> | undefined;
    const count = () => {
      api.call('countMedia', {}, { signal }).then(
        (found) => {
          if (!signal.aborted) setCounts(found);
        },
        // The last numbers stay; the list says that the server does not answer.
        () => undefined,
      );
    };
    count();
    const stops = [
      api.onChange(() => {
        clearTimeout(wait);
        wait = setTimeout(count, PAUSE);
      }),
      api.onOnline(count),
    ];
    return () => {
      control.abort();
      clearTimeout(wait);
      for (const stop of stops) stop();
    };
  }, [api]);
  return counts;
}
