import { useCallback } from 'react';
import { useAnswer, type Answer } from '../ui/hooks/useAnswer.ts';
import { useEditor } from '../EditorContext.ts';
import type { ContentSets } from '#prismic-folder/contract';

/** Whether the folder has the demo, and what is kept aside; asked again when documents change. */
export function useContentSets(): Answer<ContentSets> {
  const { api } = useEditor();
  const load = useCallback(
    (signal: AbortSignal) => api.call('readContentSets', {}, { signal }),
    [api],
  );
  return useAnswer(api, load);
}
