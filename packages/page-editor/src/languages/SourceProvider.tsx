import { useMemo } from 'react';
import type { Elements } from '../kit/Elements.ts';
import type { DocumentSession, OpenDocument } from '../document/DocumentSession.ts';
import type { DocumentJson } from '../model/DocumentJson.ts';
import { useOpenDocument } from '../document/useOpenDocument.ts';
import { useCall } from '../session/useAnswer.ts';
import { documentCall } from '../session/documentCall.ts';
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
  const isBeside = useBeside();
  const summary = useOpenDocument(session, summaryOf);
  const languages = useLanguages();
  const versions = useTranslations(summary);
  const found = isBeside ? sourceAmong(summary.language, versions, languages) : null;
  const language = found?.language;
  const { value } = useCall('readDocument', found && documentCall(found));
  // Cast: the content of a document's file is an object.
  const json = value?.json as DocumentJson | undefined;
  const words = languages.find(({ id }) => id === language)?.name ?? '';
  const source = useMemo(
    () => (json && language !== undefined ? { json, language, name: words } : null),
    [json, language, words],
  );
  return <SourceContext value={source}>{children}</SourceContext>;
}
