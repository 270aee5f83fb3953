import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { DocumentSummary } from '#prismic-folder/contract';
import type { DocumentJson } from '../document/DocumentSession.ts';
import { useEditor } from '../EditorContext.ts';
import { FIND_PATH } from '../findAddress.ts';
import { StillProtectedNote } from '../protection/StillProtectedNote.tsx';
import { SearchField } from '../ui/fields/SearchField.tsx';
import type { MenuEntry } from '../ui/overlays/Menu.tsx';
import { CreateDialog } from './dialogs/CreateDialog.tsx';
import { DocumentsBar } from './DocumentsBar.tsx';
import * as styles from './DocumentsPage.styles.ts';
import { EmptyRepository } from './EmptyRepository.tsx';
import { DocumentList } from './list/DocumentList.tsx';
import { Filters } from './list/Filters.tsx';
import { isWholeType, type ListFilter } from './list/listFilter.ts';
import { Peek } from './list/Peek.tsx';
import { TypeList } from './list/TypeList.tsx';
import { useDocumentPages } from './list/useDocumentPages.ts';
import { useListFilter } from './list/useListFilter.ts';
import { useAnswer } from '../ui/hooks/useAnswer.ts';
import { useCounts, useReleases } from './lookup/useDocumentAnswers.ts';
import { useProtected } from './lookup/useProtected.ts';
import { useSingle } from './lookup/useSingle.ts';
import { releaseNames } from './names/documentWords.ts';
import { typeWords } from './names/typeWords.ts';
import { documentCall } from './operations/documentCall.ts';

type DocumentsPageProps = {
  /** Entries of the More menu. */
  menu?: readonly MenuEntry[];
};

/** The start page of the editor: all documents by type, with search and filters. */
export function DocumentsPage({ menu = [] }: DocumentsPageProps) {
  const { models, go } = useEditor();
  const [filter, setFilter] = useListFilter();
  const counts = useCounts().value;
  const releases = useReleases().value;
  const names = useMemo(() => releaseNames(releases ?? []), [releases]);
  const protectedIds = useProtected();
  const pages = useDocumentPages(filter, protectedIds);
  const [creating, setCreating] = useState<string | null>(null);
  const [pointed, setPointed] = useState<DocumentSummary | null>(null);
  const single = useSingle();
  const search = useRef<HTMLInputElement>(null);
  const site = useSiteName();
  const types = [...models.types.values()];
  const newType = types.find(({ id, repeatable }) => repeatable && id === filter.type)?.id ?? null;
  useSearchKey(search);
  useFindKey(go);

  const bar = (newTypes: readonly string[]) => (
    <DocumentsBar
      site={site}
      menu={menu}
      newType={newType}
      newTypes={newTypes}
      onNew={setCreating}
    />
  );
  if (counts?.types.length === 0) {
    const first = types.find(({ repeatable }) => !repeatable) ?? types[0];
    const name = first ? typeWords(models, first.id).one : 'a document';
    return (
      <div className={styles.room}>
        {bar([])}
        <EmptyRepository
          first={name}
          isMaking={single.isRunning}
          problem={single.problem}
          onMake={() => {
            if (first?.repeatable === true) setCreating(first.id);
            else if (first) single.openOrMake(first.id);
          }}
          {...(first?.repeatable === false && {
            onFill: () => single.openOrMake(first.id, true),
          })}
        />
        {creating !== null && <CreateDialog type={creating} onClose={() => setCreating(null)} />}
      </div>
    );
  }
  const label = filter.type === null ? 'Documents' : typeWords(models, filter.type).many;
  return (
    <div className={styles.room}>
      {bar(types.filter(({ repeatable }) => repeatable).map(({ id }) => id))}
      <div className={styles.columns}>
        <aside className={styles.side}>
          <TypeList
            counts={counts}
            selected={filter.type}
            onSelect={(type) => setFilter({ type, status: null, release: null, protected: '' })}
            onOpenSingle={single.openOrMake}
          />
          <Peek picture={(pointed ?? pages.documents?.[0])?.picture ?? null} />
        </aside>
        <main className={styles.main} aria-label={label}>
          <SearchField
            ref={search}
            label="Find by name, text or tag"
            value={filter.search}
            onChange={(text) => setFilter({ search: text })}
            end={<kbd className={styles.key}>{SEARCH_KEY}</kbd>}
          />
          <StillProtectedNote />
          <Filters
            filter={filter}
            counts={counts}
            releases={releases ?? []}
            protectedCount={protectedIds.size}
            onChange={setFilter}
          />
          <DocumentList
            label={label}
            pages={pages}
            releases={names}
            protectedIds={protectedIds}
            hasLanguages={(counts?.languages.length ?? 0) > 1}
            hasTypes={filter.type === null}
            emptyText={emptyText(filter, label)}
            onPoint={setPointed}
          />
        </main>
      </div>
      {single.problem !== null && <p role="alert">{single.problem}</p>}
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

/** Mod+K goes to the search. */
function useSearchKey(search: React.RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      search.current?.focus();
      search.current?.select();
    };
    globalThis.addEventListener('keydown', handleKey);
    return () => globalThis.removeEventListener('keydown', handleKey);
  }, [search]);
}

/** Mod+Shift+F goes to the page that finds in all content. */
function useFindKey(go: (path: string) => void) {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'f' || !event.shiftKey) return;
      if (!(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      go(FIND_PATH);
    };
    globalThis.addEventListener('keydown', handleKey);
    return () => globalThis.removeEventListener('keydown', handleKey);
  }, [go]);
}

/** The name in the site's settings: the list has the type's name for them. */
function useSiteName(): string {
  const { api } = useEditor();
  const load = useCallback(
    async (signal: AbortSignal) => {
      const query = { type: 'settings', pageSize: 1 };
      const { documents } = await api.call('listDocuments', { query }, { signal });
      const [settings] = documents;
      if (!settings) return null;
      const { json } = await api.call('readDocument', documentCall(settings), { signal });
      // Cast: the content of a document's file is an object.
      const name = (json as DocumentJson).data?.['name'];
      return typeof name === 'string' && name.trim() !== '' ? name.trim() : null;
    },
    [api],
  );
  return useAnswer(api, load).value ?? 'Slicefolio';
}
