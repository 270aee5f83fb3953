import { useCallback } from 'react';
import { documentId } from '../documents/operations/documentCall.ts';
import { whenWords } from '../documents/names/documentWords.ts';
import { typeWords } from '../documents/names/typeWords.ts';
import { useEditor } from '../EditorContext.ts';
import { historyAddress } from '../address.ts';
import { useAnswer } from '../ui/hooks/useAnswer.ts';
import { Icon } from '../ui/icons/Icon.tsx';
import { Page } from '../ui/layout/Page.tsx';
import { DataList } from '../ui/lists/DataList.tsx';
import type { MenuEntry } from '../ui/overlays/Menu.tsx';
import { Text } from '../ui/text/Text.tsx';

/** Documents that no longer exist; the history of each can bring it back. */
export function RemovedPage({ menu }: { menu: readonly MenuEntry[] }) {
  const { api, models, go } = useEditor();
  const load = useCallback(
    async (signal: AbortSignal) => (await api.call('listRemoved', {}, { signal })).documents,
    [api],
  );
  const { value: documents, problem } = useAnswer(api, load);
  return (
    <Page
      title="Deleted documents"
      kind="Kept on this computer"
      up={{ href: '/edit', label: 'Documents' }}
      menu={menu}
    >
      <DataList
        label="Deleted documents"
        items={documents}
        idOf={documentId}
        textOf={({ title }) => title}
        empty="Nothing was deleted here."
        problem={problem}
        onOpen={(document) => go(historyAddress(document))}
      >
        {({ type, title, removedAt }) => (
          <>
            <Text isGrowing isCut dir="auto">
              {title}
            </Text>
            <Text size="small" tone="muted">
              {`${typeWords(models, type).one}. Deleted ${whenWords(removedAt)}`}
            </Text>
            <Icon name="chevron-right" />
          </>
        )}
      </DataList>
    </Page>
  );
}
