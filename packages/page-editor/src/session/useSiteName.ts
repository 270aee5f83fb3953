import { useCallback } from 'react';
import type { DocumentJson } from '../model/DocumentJson.ts';
import { documentCall } from './documentCall.ts';
import { useEditor } from './EditorContext.ts';
import { findOnly } from './findDocument.ts';
import { useAnswer } from './useAnswer.ts';

/** The name in the site's settings: the list has the type's name for them. */
export function useSiteName(): string {
  const { api, host } = useEditor();
  const load = useCallback(
    async (signal: AbortSignal) => {
      const settings = await findOnly(api, 'settings', signal);
      if (!settings) return null;
      const { json } = await api.call('readDocument', documentCall(settings), { signal });
      // Cast: the content of a document's file is an object.
      const name = (json as DocumentJson).data?.['name'];
      return typeof name === 'string' && name.trim() !== '' ? name.trim() : null;
    },
    [api],
  );
  return useAnswer(api, load).value ?? host.name ?? 'Documents';
}
