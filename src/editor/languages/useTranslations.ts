import { useEffect, useMemo, useState } from 'react';
import type { DocumentKey, DocumentSummary } from '#prismic-folder/contract';
import { useLanguages } from '../documents/lookup/useLanguages.ts';
import { documentCall, sameDocument } from '../documents/operations/documentCall.ts';
import { useEditor } from '../EditorContext.ts';

const NO_VERSIONS: readonly DocumentSummary[] = [];

/** The other language versions of a document, asked for where there is more than one language. */
export function useTranslations({ type, name, lang }: DocumentKey): readonly DocumentSummary[] {
  const { api } = useEditor();
  const hasLanguages = useLanguages().length > 1;
  const key = useMemo(
    (): DocumentKey => (lang === undefined ? { type, name } : { type, name, lang }),
    [type, name, lang],
  );
  const [found, setFound] = useState<{ of: DocumentKey; documents: readonly DocumentSummary[] }>();
  useEffect(() => {
    if (!hasLanguages) return undefined;
    let stop = new AbortController();
    const ask = () => {
      stop.abort();
      stop = new AbortController();
      const { signal } = stop;
      api.call('readTranslations', documentCall(key), { signal }).then(
        ({ documents }) => {
          if (!signal.aborted) setFound({ of: key, documents });
        },
        // The next change asks again; meanwhile what was known stays.
        () => {},
      );
    };
    ask();
    const stopChanges = api.onChange((event) => {
      const isOther = event.kind === 'document' && !sameDocument(event.document, key);
      if (isOther && event.document.type === type) ask();
    });
    const stopOnline = api.onOnline(ask);
    return () => {
      stop.abort();
      stopChanges();
      stopOnline();
    };
  }, [api, key, type, hasLanguages]);
  return found?.of === key ? found.documents : NO_VERSIONS;
}
