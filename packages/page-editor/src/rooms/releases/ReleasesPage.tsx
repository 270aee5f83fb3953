import { useState } from 'react';
import type { ReleaseDetails } from 'prismic-folder/contract';
import { releaseAddress } from '../../session/address.ts';
import { useReleases } from '../../session/useDocumentAnswers.ts';
import { useEditor } from '../../session/EditorContext.ts';
import { Button } from '../../kit/controls/Button.tsx';
import { Icon } from '../../kit/icons/Icon.tsx';
import { Phase } from '../../kit/icons/Phase.tsx';
import { Page } from '../../kit/layout/Page.tsx';
import { DataList, Detail } from '../../kit/lists/DataList.tsx';
import { Notice } from '../../kit/messages/Notice.tsx';
import type { MenuEntry } from '../../kit/overlays/Menu.tsx';
import { Text } from '../../kit/text/Text.tsx';
import { PublicationList } from './PublicationList.tsx';
import { ReleaseDialog } from './ReleaseDialog.tsx';
import { ReleasePage } from './ReleasePage.tsx';
import { releaseDetail } from './releaseWords.ts';

interface ReleasesScreenProps {
  /** Id of the release that is open; null: all are listed. */
  readonly release: string | null;
  readonly menu: readonly MenuEntry[];
}

/** The releases of the site, or one of them. They are read again when anybody changes them. */
export function ReleasesScreen({ release: id, menu }: ReleasesScreenProps) {
  const { go } = useEditor();
  const { value: releases, problem } = useReleases();
  if (releases === undefined) {
    return <Notice sentence={problem ?? 'Opening the releases'} isBusy={problem === null} />;
  }
  if (id === null) return <ReleasesPage releases={releases} menu={menu} />;
  const release = releases.find((one) => one.id === id);
  if (release) return <ReleasePage key={id} release={release} releases={releases} menu={menu} />;
  return (
    <Notice
      sentence={`There is no release “${id}” any more: it was published or removed. What it held is public, or a draft.`}
      action={{ label: 'All releases', run: () => go(releaseAddress()) }}
    />
  );
}

type ReleasesPageProps = {
  releases: readonly ReleaseDetails[];
  menu: readonly MenuEntry[];
};

/** All releases, and what was published lately. */
function ReleasesPage({ releases, menu }: ReleasesPageProps) {
  const { go } = useEditor();
  const [isNew, setNew] = useState(false);
  const open = ({ id }: Pick<ReleaseDetails, 'id'>) => go(releaseAddress(id));
  return (
    <Page
      title="Releases"
      kind="Documents that are published together"
      up={{ href: '/edit', label: 'Documents' }}
      menu={menu}
      actions={
        <Button kind="primary" icon="plus" onPress={() => setNew(true)}>
          New release
        </Button>
      }
    >
      <DataList
        label="Releases"
        items={releases}
        idOf={({ id }) => id}
        textOf={(release) => `${release.label}, ${releaseDetail(release)}`}
        empty="No release yet. A release holds changes until all of them are published at once."
        onOpen={open}
      >
        {(release) => (
          <>
            <Phase kind="release">
              <Text size="body" weight="medium" isCut dir="auto">
                {release.label}
              </Text>
            </Phase>
            <Detail>{releaseDetail(release)}</Detail>
            <Icon name="chevron-right" />
          </>
        )}
      </DataList>
      <PublicationList />
      {isNew && (
        <ReleaseDialog
          onClose={() => setNew(false)}
          onDone={(release) => {
            setNew(false);
            open(release);
          }}
        />
      )}
    </Page>
  );
}
