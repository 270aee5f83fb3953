import { useCallback } from 'react';
import type { ReleaseDetails } from '#prismic-folder/contract';
import { useAnswer, type Answer } from '../ui/hooks/useAnswer.ts';
import { useEditor } from '../EditorContext.ts';
import { type ReleaseCheck, releaseChecks } from './releaseChecks.ts';

const NONE: readonly ReleaseCheck[] = [];

/** Looks at a release as a whole, again whenever a document changes. */
export function useReleaseChecks(release: ReleaseDetails): Answer<readonly ReleaseCheck[]> {
  const { api, models } = useEditor();
  const load = useCallback(
    async (signal: AbortSignal) => {
      if (release.documents.length === 0) return NONE;
      const body = { release: release.id, dryRun: true };
      const report = await api.call('publish', { body }, { signal });
      return releaseChecks(api, models, release, report);
    },
    [api, models, release],
  );
  return useAnswer(api, load);
}
