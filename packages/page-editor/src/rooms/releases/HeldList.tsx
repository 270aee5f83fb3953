import { Button } from 'react-aria-components';
import type { DocumentSummary, ReleaseDetails } from 'prismic-folder/contract';
import { Thumbnail } from '../../kit/lists/Thumbnail.tsx';
import { kindWords } from '../../session/documentWords.ts';
import { documentId } from '../../session/documentCall.ts';
import { useEditor } from '../../session/EditorContext.ts';
import { IconButton } from '../../kit/controls/IconButton.tsx';
import { Menu } from '../../kit/overlays/Menu.tsx';
import { Stack } from '../../kit/layout/Stack.tsx';
import { RuledList, RuledRow } from '../../kit/lists/Ruled.tsx';
import { Empty, Text } from '../../kit/text/Text.tsx';
import * as styles from './releases.styles.ts';

type HeldListProps = {
  release: ReleaseDetails;
  /** Names of all releases by id. */
  names: ReadonlyMap<string, string>;
  /** The document that the page shows. */
  shown: string | null;
  onShow: (document: DocumentSummary) => void;
  onOpen: (document: DocumentSummary) => void;
  onTakeOut: (document: DocumentSummary) => void;
  onHistory: (document: DocumentSummary) => void;
};

/** The documents of a release: pressed, one is shown on the page. */
export function HeldList(props: HeldListProps) {
  const { release, names, shown } = props;
  const { models } = useEditor();
  if (release.documents.length === 0) {
    return <Empty>Nothing is in it yet. Put documents in here, or from their review.</Empty>;
  }
  const detail = (document: DocumentSummary) => {
    const { status } = document;
    const others = document.releases
      .filter((id) => id !== release.id)
      .map((id) => names.get(id) ?? 'another release');
    return [
      kindWords(models, document),
      status === 'release' || status === 'draft' ? 'new' : 'public already',
      ...(status === 'changed' || status === 'draft' ? ['has a draft, too'] : []),
      ...(others.length > 0 ? [`also in ${others.join(', ')}`] : []),
    ].join(', ');
  };
  return (
    <RuledList aria-label={`In ${release.label}`}>
      {release.documents.map((document) => (
        <RuledRow key={documentId(document)} align="center">
          <Button
            className={styles.held}
            aria-current={shown === documentId(document)}
            onPress={() => props.onShow(document)}
          >
            <Thumbnail address={document.picture} width={56} height={40} />
            <Stack as="span" isGrowing>
              <Text size="body" weight="medium" isCut dir="auto">
                {document.title}
              </Text>
              <Text size="small" tone="muted">
                {detail(document)}
              </Text>
            </Stack>
          </Button>
          <Menu
            label={`More for ${document.title}`}
            trigger={<IconButton icon="more" label={`More for ${document.title}`} />}
            items={[
              { id: 'open', label: 'Open', icon: 'page', onAction: () => props.onOpen(document) },
              {
                id: 'history',
                label: 'History',
                icon: 'branch',
                onAction: () => props.onHistory(document),
              },
              {
                id: 'take',
                label: 'Take out of the release',
                icon: 'undo',
                onAction: () => props.onTakeOut(document),
              },
            ]}
          />
        </RuledRow>
      ))}
    </RuledList>
  );
}
