import { useEffect, useMemo, useState } from 'react';
import type { ReleaseDetails } from '#prismic-folder/contract';
import { RoomBar } from '../bar/RoomBar.tsx';
import { PageFrame } from '../compare/PageFrame.tsx';
import { pageTheme, pageWidth } from '../compare/pageLooks.ts';
import { releaseNames } from '../documents/names/documentWords.ts';
import { documentId } from '../documents/operations/documentCall.ts';
import { placeHash } from '../place.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Pills } from '../ui/controls/Pills.tsx';
import type { MenuEntry } from '../ui/overlays/Menu.tsx';
import { useEditor } from '../EditorContext.ts';
import { documentAddress, historyAddress, releaseAddress } from '../address.ts';
import { AddDialog } from './dialogs/AddDialog.tsx';
import { MeanwhileDialog } from './dialogs/MeanwhileDialog.tsx';
import { ReleaseDialog } from './dialogs/ReleaseDialog.tsx';
import { RemoveDialog } from './dialogs/RemoveDialog.tsx';
import { HeldList } from './HeldList.tsx';
import { ReleaseChecks } from './ReleaseChecks.tsx';
import { publishWords, type ReleaseCheck } from './releaseChecks.ts';
import * as styles from './releases.styles.ts';
import { releaseDetail } from './releaseWords.ts';
import { useHeldPage } from './useHeldPage.ts';
import { useReleaseActions } from './useReleaseActions.ts';
import { useReleaseChecks } from './useReleaseChecks.ts';

type ReleasePageProps = {
  release: ReleaseDetails;
  releases: readonly ReleaseDetails[];
  menu: readonly MenuEntry[];
};

type Question = 'add' | 'rename' | 'remove' | null;

const VIEWS = [
  { id: 'release', label: 'Release' },
  { id: 'page', label: 'Page' },
];

/** One release: what it holds, what was looked at, and the site as it will be. */
export function ReleasePage({ release, releases, menu }: ReleasePageProps) {
  const { go } = useEditor();
  const [question, setQuestion] = useState<Question>(null);
  const [choosing, setChoosing] = useState<ReleaseCheck | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [view, setView] = useState('release');
  const names = useMemo(() => releaseNames(releases), [releases]);
  const checks = useReleaseChecks(release);
  const actions = useReleaseActions(release);
  const { documents } = release;
  const shown = documents.find((one) => documentId(one) === chosen) ?? documents[0] ?? null;
  const page = useHeldPage(release, shown);
  const failures = checks.value?.filter(({ state }) => state === 'failure').length ?? 0;
  useEffect(() => {
    window.document.title = `${release.label} · Editor`;
  }, [release.label]);
  const version = `release:${release.id}`;
  const show = (check: ReleaseCheck) => {
    if (check.isMeanwhile) return setChoosing(check);
    if (check.document) go(documentAddress(check.document, version) + placeHash(check.place ?? {}));
    return undefined;
  };
  const close = () => setQuestion(null);
  return (
    <div className={styles.room}>
      <RoomBar
        title={release.label}
        kind={`Release. ${releaseDetail(release)}`}
        up={{ href: releaseAddress(), label: 'Releases' }}
        menu={[
          {
            id: 'preview',
            label: 'Preview the site in a new tab',
            icon: 'eye',
            isDisabled: documents.length === 0,
            onAction: actions.preview,
          },
          { id: 'rename', label: 'Name and day', onAction: () => setQuestion('rename') },
          {
            id: 'remove',
            label: 'Remove the release',
            icon: 'trash',
            isDanger: true,
            onAction: () => setQuestion('remove'),
          },
          ...menu,
        ]}
      >
        <Button
          kind="primary"
          isDisabled={documents.length === 0 || failures > 0 || checks.value === undefined}
          isPending={actions.isRunning}
          onPress={actions.publish}
        >
          {publishWords(documents.length, failures)}
        </Button>
      </RoomBar>
      <main className={styles.content} aria-label={release.label}>
        <div className={styles.views}>
          <Pills aria-label="Shown" options={VIEWS} value={view} onChange={setView} />
        </div>
        <div className={styles.columns} data-view={view}>
          <div className={styles.side}>
            {actions.problem !== null && (
              <p className={styles.problem} role="alert">
                {actions.problem}
              </p>
            )}
            <div className={styles.actions}>
              <Button icon="plus" onPress={() => setQuestion('add')}>
                Put documents in
              </Button>
              <Button icon="eye" isDisabled={documents.length === 0} onPress={actions.preview}>
                Preview the site
              </Button>
            </div>
            <HeldList
              release={release}
              names={names}
              shown={shown && documentId(shown)}
              onShow={(document) => {
                setChosen(documentId(document));
                setView('page');
              }}
              onOpen={(document) => go(documentAddress(document, version))}
              onTakeOut={actions.takeOut}
              onHistory={(document) => go(historyAddress(document))}
            />
            {documents.length > 0 && <ReleaseChecks checks={checks} onShow={show} />}
          </div>
          <section className={styles.sheet} aria-label="The site with this release">
            <PageFrame
              title="Page"
              release={release.id}
              width={pageWidth()}
              theme={pageTheme()}
              document={page}
            />
          </section>
        </div>
      </main>
      {question === 'add' && <AddDialog release={release} onClose={close} />}
      {question === 'rename' && <ReleaseDialog release={release} onClose={close} onDone={close} />}
      {question === 'remove' && <RemoveDialog release={release} onClose={close} />}
      {choosing?.document && (
        <MeanwhileDialog
          release={release}
          document={choosing.document}
          onClose={() => setChoosing(null)}
        />
      )}
    </div>
  );
}
