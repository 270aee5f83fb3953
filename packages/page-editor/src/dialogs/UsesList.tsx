import type { DocumentUse } from 'prismic-folder/contract';
import { useEditor } from '../session/EditorContext.ts';
import { kindWords } from '../session/documentWords.ts';
import { countWords } from '../kit/countWords.ts';
import { documentId } from '../session/documentCall.ts';
import { NameRow, RuledList } from '../kit/lists/Ruled.tsx';

/** The documents that link to another one, each once. */
export function UsesList({ uses }: { uses: readonly DocumentUse[] }) {
  const { models } = useEditor();
  return (
    <RuledList isLimited>
      {linkingDocuments(uses).map((document) => (
        <NameRow
          key={documentId(document)}
          name={document.title}
          kind={kindWords(models, document)}
        />
      ))}
    </RuledList>
  );
}

/** Each document that links to another one, once. */
export function linkingDocuments(uses: readonly DocumentUse[]): DocumentUse['document'][] {
  const unique = new Map(uses.map(({ document }) => [documentId(document), document]));
  return [...unique.values()];
}

/** What happens to the links to a document that goes away; empty until they are known. */
export function linkWords(uses: readonly DocumentUse[] | undefined): string {
  if (uses === undefined) return '';
  const count = linkingDocuments(uses).length;
  if (count === 0) return 'Nothing links to it.';
  return `${countWords(count, 'document links', 'documents link')} to it and will show nothing there:`;
}
