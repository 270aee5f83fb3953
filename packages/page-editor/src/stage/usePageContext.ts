import { useMemo } from 'react';
import type { CanvasDocument } from '../canvas/CanvasApi.ts';
import { documentLookup } from '../session/findDocument.ts';
import { useEditor } from '../session/EditorContext.ts';

/** What a page in a frame needs besides its document. `path`: the page to show; that of the document by default. */
export function usePageContext(path?: string): Omit<CanvasDocument, 'summary' | 'json'> {
  const { api, models } = useEditor();
  return useMemo(
    () => ({
      models: models.site,
      findDocument: (id: string | null, key: { type: string; uid?: string }) =>
        documentLookup(api).find(id === null ? key : { id }),
      path,
      findMedia: (name: string) => api.call('readMedia', { query: { name } }).catch(() => null),
    }),
    [api, models, path],
  );
}
