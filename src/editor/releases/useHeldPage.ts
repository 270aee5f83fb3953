import { useCallback, useMemo } from 'react';
import type { DocumentSummary, ReleaseDetails } from '#prismic-folder/contract';
import type { CanvasDocument } from '../canvas/CanvasApi.ts';
import type { DocumentJson } from '../document/DocumentSession.ts';
import { useAnswer } from '../ui/hooks/useAnswer.ts';
import { documentCall } from '../documents/operations/documentCall.ts';
import { useEditor } from '../EditorContext.ts';
import { usePageContext } from '../usePageContext.ts';

/** A document of a release as the page shows it; null until it is read, and if there is none. */
export function useHeldPage(
  { id }: ReleaseDetails,
  document: DocumentSummary | null,
): CanvasDocument | null {
  const { api } = useEditor();
  const context = usePageContext();
  const key = document && JSON.stringify(documentCall(document));
  const load = useCallback(
    async (signal: AbortSignal) => {
      if (key === null) return null;
      // Cast: written above.
      const { params, query } = JSON.parse(key) as ReturnType<typeof documentCall>;
      const asked = { params, query: { ...query, version: `release:${id}` as const } };
      return { key, ...(await api.call('readDocument', asked, { signal })) };
    },
    [api, id, key],
  );
  const { value } = useAnswer(api, load);
  return useMemo(() => {
    if (!value || value.key !== key) return null;
    // Cast: a document's file is an object.
    return { ...context, summary: value.document, json: value.json as DocumentJson };
  }, [value, key, context]);
}
