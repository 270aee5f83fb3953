import { useMemo, useState } from 'react';
import type { DocumentSummary, ReleaseDetails } from 'prismic-folder/contract';
import { nullIfMissing } from '../../api/AuthoringClient.ts';
import type { CanvasDocument } from '../../canvas/CanvasApi.ts';
import { PageFrame } from '../../compare/PageFrame.tsx';
import { pageTheme, pageWidth } from '../../compare/comparePages.ts';
import { releaseNames } from '../../session/documentWords.ts';
import type { DocumentJson } from '../../model/DocumentJson.ts';
import { readRequest } from '../../document/requests.ts';
import { documentId } from '../../session/documentCall.ts';
import { placeHash } from '../../model/place.ts';
import { Button } from '../../kit/controls/Button.tsx';
import { useSame } from '../../kit/hooks/useSame.ts';
import { useAnswerTo } from '../../session/useAnswer.ts';
import { SplitPage } from '../../kit/layout/Page.tsx';
import { Row, Stack } from '../../kit/layout/Stack.tsx';
import type { MenuEntry } from '../../kit/overlays/Menu.tsx';
import { Problem } from '../../kit/text/Text.tsx';
import { usePageContext } from '../../stage/usePageLayout.ts';
import { useEditor } from '../../session/EditorContext.ts';
import { sendsToo, useOnline } from '../../session/useOnline.ts';
import { documentAddress, historyAddress, releaseAddress } from '../../session/address.ts';
import { AddDialog } from './AddDialog.tsx';
import { HeldList } from './HeldList.tsx';
import { failuresIn } from '../../publishing/Check.ts';
import { CheckList } from '../../publishing/CheckList.tsx';
import { publishWords, type ReleaseCheck, useReleaseChecks } from './releaseChecks.ts';
import { MeanwhileDialog } from './MeanwhileDialog.tsx';
import { ReleaseDialog, RemoveDialog } from './ReleaseDialog.tsx';
import { releaseDetail } from './releaseWords.ts';
import { useReleaseActions } from './useReleaseActions.ts';

type ReleasePageProps = {
  release: ReleaseDetails;
  releases: readonly ReleaseDetails[];
  menu: readonly MenuEntry[];
};

type Question = 'add' | 'rename' | 'remove' | null;

/** One release: what it holds, what was looked at, and the site as it will be. */
export function ReleasePage({ release, releases, menu }: ReleasePageProps) {
  const { go } = useEditor();
  const [question, setQuestion] = useState<Question>(null);
  const [choosing, setChoosing] = useState<ReleaseCheck | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [view, setView] = useState('release');
  const names = useMemo(() => releaseNames(releases), [releases]);
  const checks = useReleaseChecks(release);
  const isSent = sendsToo(useOnline());
  const actions = useReleaseActions(release, isSent);
  const { documents } = release;
  const shown = documents.find((one) => documentId(one) === chosen) ?? documents[0] ?? null;
  const held = useHeldPage(release, shown);
  const failures = failuresIn(checks.value);
  const version = `release:${release.id}`;
  const show = (check: ReleaseCheck) => {
    if (check.isMeanwhile) return setChoosing(check);
    if (check.document) go(documentAddress(check.document, version) + placeHash(check.place ?? {}));
    return undefined;
  };
  const close = () => setQuestion(null);
  return (
    <>
      <SplitPage
        title={release.label}
        kind={`Release. ${releaseDetail(release)}`}
        up={{ href: releaseAddress(), label: 'Releases' }}
        view={view}
        onView={setView}
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
        actions={
          <Button
            kind="primary"
            isDisabled={
              documents.length === 0 ||
              failures > 0 ||
              checks.value === undefined ||
              checks.problem !== null
            }
            isPending={actions.isRunning}
            onPress={actions.publish}
          >
            {publishWords(documents.length, failures, isSent)}
          </Button>
        }
        panes={[
          {
            id: 'release',
            label: 'Release',
            isScrolling: true,
            children: (
              <Stack gap={20}>
                <Problem>{actions.problem ?? held.problem}</Problem>
                <Row wraps>
                  <Button icon="plus" onPress={() => setQuestion('add')}>
                    Put documents in
                  </Button>
                  <Button icon="eye" isDisabled={documents.length === 0} onPress={actions.preview}>
                    Preview the site
                  </Button>
                </Row>
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
                  onHistory={(document) => go(historyAddress(document, version))}
                />
                {documents.length > 0 && (
                  <CheckList
                    level="h2"
                    found={checks.value}
                    trouble={checks.problem}
                    wayTo={(check) => check.document && (() => show(check))}
                  />
                )}
              </Stack>
            ),
          },
          {
            id: 'page',
            label: 'Page',
            as: 'section',
            name: 'The site with this release',
            children: (
              <PageFrame
                title="Page"
                release={release.id}
                width={pageWidth()}
                theme={pageTheme()}
                document={held.page}
              />
            ),
          },
        ]}
      />
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
    </>
  );
}

/** A document of a release as the page shows it: null until it is read, and if there is none. */
function useHeldPage(
  { id }: ReleaseDetails,
  document: DocumentSummary | null,
): { readonly page: CanvasDocument | null; readonly problem: string | null } {
  const { api } = useEditor();
  const context = usePageContext();
  const asked = useSame(document && readRequest(document, `release:${id}`));
  const load = useMemo(
    // It may leave the release before that is told of it.
    () =>
      asked &&
      ((signal: AbortSignal) => api.call('readDocument', asked, { signal }).catch(nullIfMissing)),
    [api, asked],
  );
  const { value, problem } = useAnswerTo(api, load);
  const page = useMemo(() => {
    if (!value) return null;
    // Cast: a document's file is an object.
    return { ...context, summary: value.document, json: value.json as DocumentJson };
  }, [value, context]);
  return { page, problem };
}
