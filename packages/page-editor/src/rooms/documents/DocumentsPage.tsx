import { cx } from '@linaria/core';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { DocumentSummary } from 'prismic-folder/contract';
import type { Json } from 'prismic-folder/edit';
import type { Elements } from '../../kit/Elements.ts';
import { imageSource } from '../../kit/imageSource.ts';
import { useEditor } from '../../session/EditorContext.ts';
import { lookAddress } from '../../session/address.ts';
import { FIND_PATH } from '../../session/findDocument.ts';
import { useLatest } from '../../kit/hooks/useLatest.ts';
import { useSame } from '../../kit/hooks/useSame.ts';
import type { EditorType } from '../../model/EditorModels.ts';
import { Button } from '../../kit/controls/Button.tsx';
import { SearchField } from '../../kit/fields/SearchField.tsx';
import { useAction } from '../../kit/hooks/useAction.ts';
import { onDocuments } from '../../session/useAnswer.ts';
import * as page from '../../kit/layout/Page.styles.ts';
import { Welcome } from '../../kit/layout/Welcome.tsx';
import { usePages } from '../../kit/lists/usePages.ts';
import type { MenuEntry } from '../../kit/overlays/Menu.tsx';
import { Key, Problem } from '../../kit/text/Text.tsx';
import { CreateDialog } from '../../dialogs/CreateDialog.tsx';
import { useViewCounts } from '../../session/useViewCounts.ts';
import { lazyDialog } from '../../kit/loading/lazy.tsx';
import { CountingQuestion } from './CountingQuestion.tsx';
import { DocumentsBar } from './DocumentsBar.tsx';
import { openOrder } from './openOrder.ts';
import * as styles from './documents.styles.ts';
import { DocumentList } from './list/DocumentList.tsx';
import { Filters } from './list/Filters.tsx';
import {
  filterQuery,
  isWholeType,
  type ListFilter,
  PAGE_SIZE,
  useListFilter,
} from './list/listFilter.ts';
import { TypeList } from './list/TypeList.tsx';
import { useCounts, useProtected, useReleases } from '../../session/useDocumentAnswers.ts';
import { releaseNames, typesInOrder, typeWords } from '../../session/documentWords.ts';
import { useSiteName } from '../../session/useSiteName.ts';
import { findOrMakeOnly } from '../../dialogs/createDocument.ts';
import { documentId } from '../../session/documentCall.ts';

interface DocumentsPageProps {
  /** Entries of the More menu, and the dialogs that they open. */
  readonly menu: readonly MenuEntry[];
  readonly dialogs?: Elements;
  /** Above the list: what the owner has to decide. */
  readonly notice?: Elements;
  /** In the bar, after the title: whether the site is online. */
  readonly online?: Elements;
  /** The content of an example for a type. */
  readonly exampleOf: (type: EditorType) => Promise<Readonly<Record<string, Json>>>;
}

const CountingDialog = lazyDialog(
  'Count views',
  async () => (await import('./CountingDialog.tsx')).CountingDialog,
);

/** The start page of the editor: all documents by type, with search and filters. */
export function DocumentsPage({ menu, dialogs, notice, online, exampleOf }: DocumentsPageProps) {
  const services = useEditor();
  const { models, host, go } = services;
  const [filter, setFilter] = useListFilter();
  const [counting, shelving] = [useCounts(), useReleases()];
  const [counts, releases] = [counting.value, shelving.value];
  // Rows would move down as the filters above them come.
  const areFiltersKnown = [counting, shelving].every(
    ({ value, problem }) => value !== undefined || problem !== null,
  );
  const names = useMemo(() => releaseNames(releases ?? []), [releases]);
  const protectedIds = useProtected();
  const pages = useDocumentPages(filter);
  const [creating, setCreating] = useState<string | null>(null);
  const [pointed, setPointed] = useState<DocumentSummary | null>(null);
  const numbers = useViewCounts();
  const [isCounting, setCounting] = useState(false);
  const single = useSingle(exampleOf);
  const ordering = useAction();
  const order = host.orders?.find(({ of }) => of === filter.type);
  const search = useRef<HTMLInputElement>(null);
  const site = useSiteName();
  const types = typesInOrder(models, host);
  const newType = types.find(({ id, repeatable }) => repeatable && id === filter.type)?.id ?? null;
  const isEmpty = counts?.types.length === 0;
  useCommandKey('k', false, () => {
    search.current?.focus();
    search.current?.select();
  });
  useCommandKey('f', true, () => go(FIND_PATH));

  const label = filter.type === null ? 'Documents' : typeWords(models, filter.type).many;
  const first = types.find(({ repeatable }) => !repeatable) ?? types[0];
  const firstName = first ? typeWords(models, first.id).one : 'a document';
  return (
    <div className={page.room}>
      <DocumentsBar
        site={site}
        online={online}
        menu={[
          ...(numbers.views
            ? [{ id: 'views', label: 'Count views', onAction: () => setCounting(true) }]
            : []),
          ...menu,
        ]}
        newType={newType}
        newTypes={isEmpty ? [] : types.filter(({ repeatable }) => repeatable).map(({ id }) => id)}
        onNew={setCreating}
      />
      {dialogs}
      {isCounting && <CountingDialog {...numbers} onClose={() => setCounting(false)} />}
      {isEmpty ? (
        <Welcome
          title="Nothing here"
          lightTitle="yet"
          level={2}
          lead={`Begin with ${firstName}. Everything you make is a file in the folder content, and yours.`}
          problem={single.problem}
        >
          <Button
            kind="primary"
            size="dialog"
            isPending={single.isRunning}
            onPress={() => {
              if (first?.repeatable === true) setCreating(first.id);
              else if (first) single.openOrMake(first.id);
            }}
          >
            {`Make ${firstName}`}
          </Button>
          {first?.repeatable === false && (
            <Button
              size="dialog"
              isPending={single.isRunning}
              onPress={() => single.openOrMake(first.id, true)}
            >
              Fill with the example
            </Button>
          )}
        </Welcome>
      ) : (
        <div className={cx(page.sided, styles.columns)}>
          <aside className={page.side}>
            <TypeList
              counts={counts}
              selected={filter.type}
              onSelect={(type) => setFilter({ type, status: null, release: null, protected: '' })}
              onOpenSingle={single.openOrMake}
            />
            <Peek picture={(pointed ?? pages.items[0])?.picture ?? null} />
          </aside>
          <main className={styles.main} aria-label={label}>
            <SearchField
              ref={search}
              label="Find by name, text or tag"
              value={filter.search}
              onChange={(text) => setFilter({ search: text })}
              end={<Key className={styles.key}>{SEARCH_KEY}</Key>}
            />
            {notice}
            <CountingQuestion {...numbers} />
            <Filters
              filter={filter}
              counts={counts}
              releases={releases ?? []}
              protectedCount={protectedIds.size}
              onChange={setFilter}
              {...(order && {
                order: {
                  label: order.label,
                  onPress: () =>
                    void ordering.run(() => openOrder(order, filter.language, services)),
                },
              })}
            />
            <Problem>{single.problem ?? ordering.problem}</Problem>
            <DocumentList
              label={label}
              pages={areFiltersKnown ? pages : { ...pages, total: null }}
              releases={names}
              protectedIds={protectedIds}
              views={numbers.views?.isOn ? numbers.views : null}
              hasLanguages={(counts?.languages.length ?? 0) > 1}
              hasTypes={filter.type === null}
              emptyText={emptyText(filter, label)}
              onPoint={setPointed}
            />
          </main>
        </div>
      )}
      {creating !== null && <CreateDialog type={creating} onClose={() => setCreating(null)} />}
    </div>
  );
}

function emptyText(filter: ListFilter, label: string): string {
  const search = filter.search.trim();
  if (search !== '') return `No document with “${search}”. Try fewer letters.`;
  return isWholeType(filter) ? `No ${label.toLowerCase()} yet.` : 'Nothing like this. Try All.';
}

const SEARCH_KEY = /Mac|iP/.test(globalThis.navigator?.platform ?? '') ? '⌘ K' : 'Ctrl K';

/** Calls back when a letter is pressed with Control or Command, and with Shift if it has to be. */
function useCommandKey(letter: string, withShift: boolean, run: () => void) {
  const latest = useLatest(run);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== letter || (withShift && !event.shiftKey)) return;
      if (!(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      latest()();
    };
    globalThis.addEventListener('keydown', handleKey);
    return () => globalThis.removeEventListener('keydown', handleKey);
  }, [letter, withShift, latest]);
}

/** The API lists 100 documents at once. */
const SIZES = { pageSize: PAGE_SIZE, maxPageSize: 100 };

/** The documents of a filter, page by page, read again when documents change on disk. */
function useDocumentPages(filter: ListFilter) {
  const { api } = useEditor();
  const asked = useSame(filterQuery(filter));
  const read = useCallback(
    async (page: number, pageSize: number, signal: AbortSignal) => {
      const query = { ...asked, page, pageSize };
      const { documents, total } = await api.call('listDocuments', { query }, { signal });
      return { items: documents, total };
    },
    [api, asked],
  );
  const follow = useCallback((listener: () => void) => onDocuments(api, listener), [api]);
  return usePages(read, documentId, SIZES, follow);
}

/** Opens the document of a type that has one only; makes it if there is none, with an example if wanted. */
function useSingle(exampleOf: DocumentsPageProps['exampleOf']) {
  const { api, host, models, open, go } = useEditor();
  const { run, isRunning, problem } = useAction();
  const openOrMake = (type: string, withExample = false) =>
    run(async () => {
      // Its first change makes it.
      if (type === host.look?.type) return go(lookAddress(type));
      const model = models.types.get(type);
      if (!model) return undefined;
      const contentOf = withExample ? () => exampleOf(model) : undefined;
      return open(await findOrMakeOnly(api, model, contentOf));
    });
  return { openOrMake, isRunning, problem };
}

/** The picture of the document under the pointer as a large disc; decorative. */
function Peek({ picture }: { picture: string | null }) {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <div className={styles.disc} aria-hidden>
      {picture !== null && picture !== failed && (
        <img
          key={picture}
          className={styles.picture}
          src={imageSource(picture, { width: 640 })}
          alt=""
          onError={() => setFailed(picture)}
        />
      )}
    </div>
  );
}
