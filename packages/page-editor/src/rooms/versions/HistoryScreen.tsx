import { useCallback, useMemo, useState } from 'react';
import type { DocumentKey } from 'prismic-folder/contract';
import { changedSlices } from '../../compare/comparePages.ts';
import { ComparedPages } from '../../compare/ComparedPages.tsx';
import type { DocumentJson } from '../../model/DocumentJson.ts';
import { useReleases } from '../../session/useDocumentAnswers.ts';
import { clockWords, releaseNames } from '../../session/documentWords.ts';
import { countWords } from '../../kit/countWords.ts';
import { useEditor } from '../../session/EditorContext.ts';
import { decoded, type Place } from '../../model/place.ts';
import { describeChanges } from '../../differences/describeChanges.ts';
import { ChangeList } from '../../differences/ChangeList.tsx';
import { Button } from '../../kit/controls/Button.tsx';
import { SplitPage } from '../../kit/layout/Page.tsx';
import { Stack } from '../../kit/layout/Stack.tsx';
import { Empty, Note, Problem, Text } from '../../kit/text/Text.tsx';
import type { MenuEntry } from '../../kit/overlays/Menu.tsx';
import { Notice } from '../../kit/messages/Notice.tsx';
import { documentAddress, useAddress } from '../../session/address.ts';
import { usePageContext } from '../../stage/usePageLayout.ts';
import { RemovedPage } from './RemovedPage.tsx';
import {
  useReadVersion,
  useRestore,
  useRowWords,
  useVersionJson,
  useVersions,
  type Versions,
} from './useVersions.ts';
import { timeOf } from './versionWords.ts';
import { VersionList } from './VersionList.tsx';
import * as styles from './versions.styles.ts';

type HistoryPageProps = {
  document: DocumentKey;
  menu: readonly MenuEntry[];
};

/** So many versions are listed at first, and with each further step. */
const STEP = 40;

interface HistoryScreenProps {
  /** null: the documents that no longer exist. */
  readonly document: DocumentKey | null;
  readonly menu: readonly MenuEntry[];
}

/** The versions of a document, or the documents that no longer exist. */
export function HistoryScreen({ document, menu }: HistoryScreenProps) {
  if (document === null) return <RemovedPage menu={menu} />;
  return <HistoryPage document={document} menu={menu} />;
}

/** The versions of a document: what each changed, beside what is there now, and back as the draft. */
function HistoryPage({ document, menu }: HistoryPageProps) {
  const { go } = useEditor();
  const { value, problem } = useVersions(document);
  if (value === undefined) {
    return <Notice sentence={problem ?? 'Opening the history'} isBusy={problem === null} />;
  }
  if (value.now === null && value.entries.length === 0) {
    const action = { label: 'All documents', run: () => go('/edit') };
    const sentence = 'There is no such document, and none of its versions is kept.';
    return <Notice sentence={sentence} action={action} />;
  }
  return <Shown document={document} versions={value} menu={menu} />;
}

function Shown({ document, versions, menu }: HistoryPageProps & { versions: Versions }) {
  const { models } = useEditor();
  const { url, go } = useAddress();
  const { now, entries } = versions;
  const [count, setCount] = useState(STEP);
  const [view, setView] = useState('versions');
  const [show, setShow] = useState<((place: Place) => void) | null>(null);
  const onReady = useCallback((ready: (place: Place) => void) => setShow(() => ready), []);
  const read = useReadVersion(document);
  const releases = useReleases().value;
  const names = useMemo(() => releaseNames(releases ?? []), [releases]);
  const words = useRowWords(document.type, entries, count, read);
  const wanted = decoded(url.hash.slice(1));
  const selected = entries.find(({ id }) => id === wanted) ?? entries[0] ?? null;
  const { json, problem } = useVersionJson(read, selected?.id ?? null);
  const title = now?.document.title ?? document.name;
  const { restore, isRunning, problem: refused } = useRestore(document, versions, title);
  const type = models.types.get(document.type);
  // Cast: a document's file is an object.
  const present = (now?.json ?? null) as DocumentJson | null;
  const changes = useMemo(
    () =>
      json === null || present === null
        ? []
        : describeChanges({ published: json, current: present, type, models }),
    [json, present, type, models],
  );
  const changed = useMemo(
    () => changedSlices(json, present ?? json, type?.zones ?? []),
    [json, present, type],
  );
  const context = usePageContext();
  const summary = now?.document;
  // A page that visitors cannot have yet, or no longer, is not found.
  const hasPage =
    summary !== undefined && summary.status !== 'archived' && summary.status !== 'release';
  const pageOf = useCallback(
    (content: DocumentJson | null) =>
      content === null || !hasPage ? null : { ...context, summary, json: content },
    [context, hasPage, summary],
  );
  const before = useMemo(() => pageOf(json), [pageOf, json]);
  const after = useMemo(() => pageOf(present), [pageOf, present]);
  const when = selected === null ? '' : clockWords(timeOf(selected));
  const onSelect = (id: string) => go(`#${encodeURIComponent(id)}`, 'replace');
  const release = url.searchParams.get('release');
  const from = release === null ? undefined : `release:${release}`;
  const panes = [
    {
      id: 'versions',
      label: 'Versions',
      as: 'nav' as const,
      name: 'Versions',
      children: (
        <div className={styles.side}>
          <Note className={styles.now}>
            {[
              now === null
                ? 'It no longer exists. Any version can be brought back as a draft'
                : `Now: ${nowWords(now.version)}`,
              entries.length > 0 ? countWords(entries.length, 'earlier version') : '',
            ]
              .filter(Boolean)
              .join('. ')}
          </Note>
          <VersionList
            entries={entries.slice(0, count)}
            total={entries.length}
            onMore={() => setCount(count + STEP)}
            words={words}
            names={names}
            selected={selected?.id ?? null}
            onSelect={onSelect}
          />
        </div>
      ),
    },
    {
      id: 'page',
      label: 'Page',
      children: hasPage ? (
        <ComparedPages
          before={{ title: `Version of ${when}`, document: before }}
          after={{ title: 'Now', document: after }}
          changed={changed}
          onReady={onReady}
        />
      ) : (
        <Empty>The page can be looked at once a version is brought back.</Empty>
      ),
    },
    {
      id: 'changes',
      label: 'Changes',
      as: 'section' as const,
      name: 'Changes since',
      isScrolling: true,
      children: (
        <Stack gap={12}>
          <Text as="h2" size="body" weight="medium">
            {`Changed since ${when}`}
          </Text>
          <Problem>{refused ?? problem}</Problem>
          {json !== null && present !== null && changes.length === 0 && (
            <p>Nothing. It is the same as now.</p>
          )}
          {changes.length > 0 && (
            <ChangeList
              changes={changes}
              size="medium"
              onShow={({ place }) =>
                show === null || place.zone === undefined
                  ? undefined
                  : () => {
                      setView('page');
                      show(place);
                    }
              }
            />
          )}
        </Stack>
      ),
    },
  ];
  return (
    <SplitPage
      title={title}
      windowTitle={`History of ${title}`}
      kind="History"
      up={
        now === null
          ? { href: '/edit/history', label: 'Deleted documents' }
          : { href: documentAddress(document, from), label: `Back to ${title}` }
      }
      menu={menu}
      actions={
        <Button
          kind="primary"
          icon="undo"
          isDisabled={selected === null || json === null}
          isPending={isRunning}
          onPress={() => selected && restore(selected.id, when)}
        >
          Bring this back
        </Button>
      }
      panes={selected === null ? panes.slice(0, 1) : panes}
      view={view}
      onView={setView}
    />
  );
}

function nowWords(version: string): string {
  if (version === 'published') return 'what is public';
  if (version === 'draft') return 'the draft';
  return version === 'archived' ? 'unpublished' : 'in a release';
}
