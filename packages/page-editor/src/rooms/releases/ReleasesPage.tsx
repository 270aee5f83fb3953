import { useState, useCallback } from 'react';
import type { ReleaseDetails, Publication } from 'prismic-folder/contract';
import { releaseAddress } from '../../session/address.ts';
import { useEditor } from '../../session/EditorContext.ts';
import { Button } from '../../kit/controls/Button.tsx';
import { Icon } from '../../kit/icons/Icon.tsx';
import { Phase } from '../../kit/icons/Phase.tsx';
import { Page } from '../../kit/layout/Page.tsx';
import { DataList, Detail } from '../../kit/lists/DataList.tsx';
import { Notice } from '../../kit/messages/Notice.tsx';
import type { MenuEntry } from '../../kit/overlays/Menu.tsx';
import { Text, Hidden } from '../../kit/text/Text.tsx';
import { ReleaseDialog } from './ReleaseDialog.tsx';
import { ReleasePage } from './ReleasePage.tsx';
import { releaseDetail, publicationWords } from './releaseWords.ts';
import { useAction } from '../../kit/hooks/useAction.ts';
import { useAnswer, useCall } from '../../session/useAnswer.ts';
import { whenWords } from '../../session/documentWords.ts';
import { documentId } from '../../session/documentCall.ts';
import { NameRow, RuledList, RuledRow } from '../../kit/lists/Ruled.tsx';
import { ConfirmDialog } from '../../kit/overlays/FormDialog.tsx';
import * as styles from './releases.styles.ts';

interface ReleasesScreenProps {
  /** Id of the release that is open; null: all are listed. */
  readonly release: string | null;
  readonly menu: readonly MenuEntry[];
}

/** The releases of the site, or one of them. They are read again when anybody changes them. */
export function ReleasesScreen({ release: id, menu }: ReleasesScreenProps) {
  const { api, go } = useEditor();
  const load = useCallback(
    async (signal: AbortSignal) => ({
      of: id,
      releases: (await api.call('listReleases', {}, { signal })).releases,
    }),
    [api, id],
  );
  const { value, problem } = useAnswer(api, load);
  const wait = (sentence: string) => (
    <Notice sentence={problem ?? sentence} isBusy={problem === null} />
  );
  if (value === undefined) return wait('Opening the releases');
  const { of, releases } = value;
  if (id === null) return <ReleasesPage releases={releases} menu={menu} />;
  const release = releases.find((one) => one.id === id);
  if (release) return <ReleasePage key={id} release={release} releases={releases} menu={menu} />;
  // It may have been made since the list was read.
  if (of !== id) return wait('Opening the release');
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

const SHOWN = 8;

/** What was published lately; each can be taken back as long as nothing newer would be lost. */
function PublicationList() {
  const { publications = [] } = useCall('listPublications', {}).value ?? {};
  const [shown, setShown] = useState(SHOWN);
  const [asked, setAsked] = useState<Publication | null>(null);
  if (publications.length === 0) return null;
  return (
    <section aria-labelledby="published-lately">
      <Text as="h2" id="published-lately" size="body" weight="medium" className={styles.heading}>
        Published lately
      </Text>
      <RuledList>
        {publications.slice(0, shown).map((publication) => (
          <RuledRow key={publication.id} align="center">
            <Phase kind="published">
              <Text size="body" weight="medium" isCut dir="auto">
                {publicationWords(publication)}
              </Text>
            </Phase>
            <Detail>
              {[whenWords(publication.at), publication.refusal ?? ''].filter(Boolean).join('. ')}
            </Detail>
            {publication.refusal === null && (
              <Button kind="text" onPress={() => setAsked(publication)}>
                <span>Take back</span>
                <Hidden>{` ${publicationWords(publication)}`}</Hidden>
              </Button>
            )}
          </RuledRow>
        ))}
      </RuledList>
      {publications.length > shown && (
        <Button onPress={() => setShown(shown + SHOWN)}>Show more</Button>
      )}
      {asked && <TakeBackDialog publication={asked} onClose={() => setAsked(null)} />}
    </section>
  );
}

function TakeBackDialog({
  publication,
  onClose,
}: {
  publication: Publication;
  onClose: () => void;
}) {
  const { api, notify } = useEditor();
  const { isRunning, problem, run } = useAction();
  const { release, documents, id } = publication;
  const name = publicationWords(publication);
  const takeBack = () =>
    run(async () => {
      await api.call('undoPublication', { params: { publication: id } });
      const sentence = release
        ? `${name} is a release again. The site is as it was before.`
        : `${name} is as it was before. What was published is a draft.`;
      notify({ message: sentence });
      onClose();
    });
  return (
    <ConfirmDialog
      title="Take back"
      lightTitle={name}
      lead={`What was public before is public again. ${release ? 'The release holds its documents again.' : 'What was published is a draft again.'} Nothing is lost.`}
      cancel="Keep it public"
      verb={`Take back ${name}`}
      isRunning={isRunning}
      problem={problem}
      onSubmit={takeBack}
      onClose={onClose}
    >
      <RuledList isLimited>
        {documents.map((document) => (
          <NameRow key={documentId(document)} name={document.title} />
        ))}
      </RuledList>
    </ConfirmDialog>
  );
}
