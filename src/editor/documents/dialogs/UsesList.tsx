import type { DocumentUse } from '#prismic-folder/contract';
import { useEditor } from '../../EditorContext.ts';
import { typeWords } from '../names/typeWords.ts';
import { countWords } from '../../ui/countWords.ts';
import { documentId } from '../operations/documentCall.ts';
import * as styles from './dialogs.styles.ts';

/** The documents that link to another one, each once. */
export function UsesList({ uses }: { uses: readonly DocumentUse[] }) {
  const { models } = useEditor();
  return (
    <ul className={styles.rows}>
      {linkingDocuments(uses).map((document) => (
        <li key={documentId(document)} className={styles.row}>
          <span className={styles.rowTitle}>{document.title}</span>
          <span className={styles.rowType}>{typeWords(models, document.type).one}</span>
        </li>
      ))}
    </ul>
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
