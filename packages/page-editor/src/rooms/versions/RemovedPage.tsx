import { documentId } from '../../session/documentCall.ts';
import { kindWords, whenWords } from '../../session/documentWords.ts';
import { useEditor } from '../../session/EditorContext.ts';
import { historyAddress } from '../../session/address.ts';
import { useCall } from '../../session/useAnswer.ts';
import { Icon } from '../../kit/icons/Icon.tsx';
import { Page } from '../../kit/layout/Page.tsx';
import { DataList } from '../../kit/lists/DataList.tsx';
import type { MenuEntry } from '../../kit/overlays/Menu.tsx';
import { Text } from '../../kit/text/Text.tsx';

/** Documents that no longer exist; the history of each can bring it back. */
export function RemovedPage({ menu }: { menu: readonly MenuEntry[] }) {
  const { models, go } = useEditor();
  const { value, problem } = useCall('listRemoved', {});
  return (
    <Page
      title="Deleted documents"
      kind="Kept on this computer"
      up={{ href: '/edit', label: 'Documents' }}
      menu={menu}
    >
      <DataList
        label="Deleted documents"
        items={value?.documents}
        idOf={documentId}
        textOf={({ title }) => title}
        empty="Nothing was deleted here."
        problem={problem}
        onOpen={(document) => go(historyAddress(document))}
      >
        {(document) => (
          <>
            <Text isGrowing isCut dir="auto">
              {document.title}
            </Text>
            <Text size="small" tone="muted">
              {`${kindWords(models, document)}. Deleted ${whenWords(document.removedAt)}`}
            </Text>
            <Icon name="chevron-right" />
          </>
        )}
      </DataList>
    </Page>
  );
}
