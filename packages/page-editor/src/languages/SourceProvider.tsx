import { useMemo } from 'react';
import type { Elements } from '../kit/Elements.ts';
import type { DocumentSession, OpenDocument } from '../document/DocumentSession.ts';
import type { DocumentJson } from '../model/DocumentJson.ts';
import { useOpenDocument } from '../document/useOpenDocument.ts';
import { useSame } from '../kit/hooks/useSame.ts';
import { useAnswer } from '../session/useAnswer.ts';
import { documentCall } from '../session/documentCall.ts';
import { useEditor } from '../session/EditorContext.ts';
import { useBeside, sourceAmong, useTranslations } from './translate.ts';
import { SourceContext } from '../fields/field/SourceText.tsx';
import { useLanguages } from '../session/useLanguages.ts';

const summaryOf = ({ summary }: OpenDocument) => summary;

/** Gives the fields of a translation what their source says. */
export function SourceProvider({
  session,
  children,
}: {
  session: DocumentSession;
  children: Elements;
}) {
  const { api } = useEditor();
  const isBeside = useBeside();
  const summary = useOpenDocument(session, summaryOf);
  const languages = useLanguages();
  const versions = useTranslations(summary);
  const found = isBeside ? sourceAmong(summary.language, versions, languages) : null;
  const language = found?.language;
  const call = useSame(found && documentCall(found));
  const load = useMemo(
    () =>
      call &&
      (async (signal: AbortSignal) => {
        const { json } = await api.call('readDocument', call, { signal });
        // Cast: the content of a document's file is an object.
        return json as DocumentJson;
      }),
    [api, call],
  );
  const { value: json } = useAnswer(api, load);
  const words = languages.find(({ id }) => id === language)?.name ?? '';
  const source = useMemo(
    () => (json && language !== undefined ? { json, language, name: words } : null),
    [json, language, words],
  );
  return <SourceContext value={source}>{children}</SourceContext>;
}
