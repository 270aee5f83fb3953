import type { DocumentKey, DocumentSummary, RepositoryLanguage } from 'prismic-folder/contract';
import { useCallback, useSyncExternalStore } from 'react';
import type { AuthoringClient } from '../api/AuthoringClient.ts';
import { remember, remembered } from '../kit/remembered.ts';
import { createStore } from '../kit/store.ts';
import { documentCall, keyOf, sameDocument } from '../session/documentCall.ts';
import { onChanges, useAnswerTo } from '../session/useAnswer.ts';
import { useSame } from '../kit/hooks/useSame.ts';
import { useLanguages } from '../session/useLanguages.ts';
import { useEditor } from '../session/EditorContext.ts';

/** Makes a draft of a document in another language. */
export async function translate(
  api: AuthoringClient,
  document: DocumentSummary,
  to: string,
): Promise<DocumentSummary> {
  const made = await api.call('translateDocument', { ...documentCall(document), body: { to } });
  return made.document;
}

/** The document that a translation is made from: in the language that is listed first. */
export function sourceAmong(
  own: string,
  versions: readonly DocumentSummary[],
  languages: readonly RepositoryLanguage[],
): DocumentSummary | null {
  for (const { id } of languages) {
    if (id === own) return null;
    const found = versions.find(({ language }) => language === id);
    if (found) return found;
  }
  return null;
}

const NO_VERSIONS: readonly DocumentSummary[] = [];

/** The other language versions of a document, asked for where there is more than one language. */
export function useTranslations(document: DocumentKey): readonly DocumentSummary[] {
  const { api } = useEditor();
  const hasLanguages = useLanguages().length > 1;
  const key = useSame(keyOf(document));
  const load = useCallback(
    async (signal: AbortSignal) =>
      (await api.call('readTranslations', documentCall(key), { signal })).documents,
    [api, key],
  );
  const follow = useCallback(
    (of: AuthoringClient, listener: () => void) =>
      onChanges(of, listener, (event) => {
        const isOther = event.kind === 'document' && !sameDocument(event.document, key);
        return isOther && event.document.type === key.type;
      }),
    [key],
  );
  return useAnswerTo(api, hasLanguages ? load : null, follow).value ?? NO_VERSIONS;
}

const STORE = 'editor-source-beside';

const beside = createStore(remembered(STORE) !== 'off');

/** Whether a translation's form shows the source's text at each field; this browser remembers it. */
export const useBeside = (): boolean => useSyncExternalStore(beside.subscribe, beside.get);

/** Shows the source's text, or leaves it out. */
export function setBeside(next: boolean): void {
  beside.set(next);
  remember(STORE, next ? 'on' : 'off');
}
