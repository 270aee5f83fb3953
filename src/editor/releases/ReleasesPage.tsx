import { useEffect, useState } from 'react';
import { GridList, GridListItem } from 'react-aria-components';
import type { ReleaseDetails } from '#prismic-folder/contract';
import { RoomBar } from '../bar/RoomBar.tsx';
import { useEditor } from '../EditorContext.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Icon } from '../ui/icons/Icon.tsx';
import { Phase } from '../ui/icons/Phase.tsx';
import type { MenuEntry } from '../ui/overlays/Menu.tsx';
import { releaseAddress } from '../address.ts';
import { ReleaseDialog } from './dialogs/ReleaseDialog.tsx';
import { PublicationList } from './PublicationList.tsx';
import { releaseDetail } from './releaseWords.ts';
import * as styles from './releases.styles.ts';

type ReleasesPageProps = {
  releases: readonly ReleaseDetails[];
  menu: readonly MenuEntry[];
};

/** All releases, and what was published lately. */
export function ReleasesPage({ releases, menu }: ReleasesPageProps) {
  const { go } = useEditor();
  const [isNew, setNew] = useState(false);
  useEffect(() => {
    window.document.title = 'Releases · Editor';
  }, []);
  return (
    <div className={styles.room}>
      <RoomBar
        title="Releases"
        kind="Documents that are published together"
        up={{ href: '/edit', label: 'Documents' }}
        menu={menu}
      >
        <Button kind="primary" icon="plus" onPress={() => setNew(true)}>
          New release
        </Button>
      </RoomBar>
      <main className={styles.page} aria-label="Releases">
        <GridList
          className={styles.list}
          aria-label="Releases"
          items={releases}
          onAction={(id) => go(releaseAddress(String(id)))}
          renderEmptyState={() => (
            <p className={styles.empty}>
              No release yet. A release holds changes until all of them are published at once.
            </p>
          )}
        >
          {(release) => (
            <GridListItem
              id={release.id}
              className={styles.row}
              textValue={`${release.label}, ${releaseDetail(release)}`}
            >
              <Phase kind="release">
                <span className={styles.title} dir="auto">
                  {release.label}
                </span>
              </Phase>
              <span className={styles.detail}>{releaseDetail(release)}</span>
              <Icon name="chevron-right" />
            </GridListItem>
          )}
        </GridList>
        <PublicationList />
      </main>
      {isNew && (
        <ReleaseDialog
          onClose={() => setNew(false)}
          onDone={({ id }) => {
            setNew(false);
            go(releaseAddress(id));
          }}
        />
      )}
    </div>
  );
}
