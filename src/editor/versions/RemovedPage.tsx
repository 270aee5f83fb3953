import { useCallback, useEffect } from 'react';
import { GridList, GridListItem } from 'react-aria-components';
import { RoomBar } from '../bar/RoomBar.tsx';
import { useAnswer } from '../ui/hooks/useAnswer.ts';
import { whenWords } from '../documents/names/documentWords.ts';
import { typeWords } from '../documents/names/typeWords.ts';
import { documentId } from '../documents/operations/documentCall.ts';
import { useEditor } from '../EditorContext.ts';
import * as styles from '../releases/releases.styles.ts';
import { Icon } from '../ui/icons/Icon.tsx';
import type { MenuEntry } from '../ui/overlays/Menu.tsx';
import { historyAddress } from '../address.ts';

/** Documents that no longer exist; the history of each can bring it back. */
export function RemovedPage({ menu }: { menu: readonly MenuEntry[] }) {
  const { api, models, go } = useEditor();
  const load = useCallback(
    async (signal: AbortSignal) => (await api.call('listRemoved', {}, { signal })).documents,
    [api],
  );
  const { value: documents, problem } = useAnswer(api, load);
  useEffect(() => {
    window.document.title = 'Deleted documents · Editor';
  }, []);
  return (
    <div className={styles.room}>
      <RoomBar
        title="Deleted documents"
        kind="Kept on this computer"
        up={{ href: '/edit', label: 'Documents' }}
        menu={menu}
      />
      <main className={styles.page} aria-label="Deleted documents">
        {problem !== null && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
        {documents && (
          <GridList
            className={styles.list}
            aria-label="Deleted documents"
            items={documents.map((document) => ({ id: documentId(document), document }))}
            onAction={(id) => {
              const found = documents.find((one) => documentId(one) === id);
              if (found) go(historyAddress(found));
            }}
            renderEmptyState={() => <p className={styles.empty}>Nothing was deleted here.</p>}
          >
            {({ id, document }) => (
              <GridListItem id={id} className={styles.row} textValue={document.title}>
                <span className={styles.title} dir="auto">
                  {document.title}
                </span>
                <span className={styles.detail}>
                  {`${typeWords(models, document.type).one}. Deleted ${whenWords(document.removedAt)}`}
                </span>
                <Icon name="chevron-right" />
              </GridListItem>
            )}
          </GridList>
        )}
      </main>
    </div>
  );
}
