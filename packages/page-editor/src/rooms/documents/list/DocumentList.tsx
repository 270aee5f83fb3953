import { useCallback, useRef, useState, type RefObject } from 'react';
import { Menu } from 'react-aria-components';
import type { DocumentSummary, Views } from 'prismic-folder/contract';
import { useEditor } from '../../../session/EditorContext.ts';
import { Button } from '../../../kit/controls/Button.tsx';
import { selectedWords } from '../../../kit/countWords.ts';
import { DataList } from '../../../kit/lists/DataList.tsx';
import type { PagesState, Pages } from '../../../kit/lists/usePages.ts';
import { lazyDialog } from '../../../kit/loading/lazy.tsx';
import { BasePopover } from '../../../kit/overlays/BasePopover.tsx';
import { list as menuList } from '../../../kit/overlays/Menu.styles.ts';
import { MenuRow } from '../../../kit/overlays/Menu.tsx';
import { Text } from '../../../kit/text/Text.tsx';
import { useDocumentMenu } from '../../../dialogs/useDocumentMenu.tsx';
import {
  languageWords,
  type ReleaseNames,
  phaseOf,
  titleAndType,
} from '../../../session/documentWords.ts';
import { lastDays, viewWords } from '../../../session/useViewCounts.ts';
import { mayJoin } from '../../../session/addToRelease.ts';
import { documentId } from '../../../session/documentCall.ts';
import { DocumentRow } from './DocumentRow.tsx';
import * as styles from '../documents.styles.ts';

const PutInDialog = lazyDialog(
  'Releases',
  async () => (await import('../../../dialogs/PutInDialog.tsx')).PutInDialog,
);

type DocumentListProps = {
  label: string;
  pages: PagesState<DocumentSummary> & Pick<Pages<DocumentSummary>, 'loadMore' | 'refresh'>;
  releases: ReleaseNames;
  /** Ids of the documents that visitors need a password for. */
  protectedIds: ReadonlySet<string>;
  /** How often pages were viewed; null: that is not counted. */
  views: Views | null;
  hasLanguages: boolean;
  hasTypes: boolean;
  /** Said if nothing fits. */
  emptyText: string;
  /** The document under the pointer. */
  onPoint: (document: DocumentSummary) => void;
};

/** Documents as ruled rows: arrows move, Enter opens, further pages load while it scrolls. */
export function DocumentList({
  label,
  pages,
  releases,
  protectedIds,
  views,
  hasLanguages,
  hasTypes,
  emptyText,
  onPoint,
}: DocumentListProps) {
  const { models, open } = useEditor();
  const { items, total, isLoading, problem, loadMore, refresh } = pages;
  const button = useRef<Element>(null);
  const [selected, setSelected] = useState(NONE);
  const chosen = items.filter((document) => selected.has(documentId(document)));
  // Stays after it closed, with the dialog that it opened.
  const [menu, setMenu] = useState<{ document: DocumentSummary; isOpen: boolean } | null>(null);
  const handleMenu = useCallback((document: DocumentSummary, opener: Element) => {
    button.current = opener;
    setMenu({ document, isOpen: true });
  }, []);
  return (
    <>
      {chosen.length > 0 && (
        <SelectedBar
          documents={chosen}
          loaded={items.length}
          total={total ?? 0}
          onClear={() => setSelected(NONE)}
        />
      )}
      <DataList
        label={label}
        items={total === null ? undefined : items}
        idOf={documentId}
        textOf={(document) =>
          [
            titleAndType(models, document),
            ...(hasLanguages ? [languageWords(document.language)] : []),
            phaseOf(document, releases).words,
            ...(protectedIds.has(document.id) ? ['protected by a password'] : []),
            ...(views?.pages[document.id]
              ? [viewWords(lastDays(views.pages[document.id], views.today))]
              : []),
          ].join(', ')
        }
        dependencies={[releases, protectedIds, views, hasLanguages, hasTypes, onPoint, handleMenu]}
        empty={emptyText}
        problem={problem}
        onRetry={refresh}
        onOpen={open}
        onPoint={onPoint}
        selected={selected}
        onSelect={setSelected}
        total={total ?? 0}
        isLoading={isLoading}
        onMore={loadMore}
      >
        {(document) => (
          <DocumentRow
            document={document}
            releases={releases}
            isProtected={protectedIds.has(document.id)}
            views={views}
            hasType={hasTypes}
            onMenu={handleMenu}
          />
        )}
      </DataList>
      {menu && (
        <RowMenu
          key={documentId(menu.document)}
          document={menu.document}
          button={button}
          isOpen={menu.isOpen}
          onSelect={() => setSelected(new Set([...selected, documentId(menu.document)]))}
          onClose={() => setMenu({ ...menu, isOpen: false })}
        />
      )}
    </>
  );
}

const NONE: ReadonlySet<string> = new Set();

type SelectedBarProps = {
  documents: readonly DocumentSummary[];
  loaded: number;
  total: number;
  onClear: () => void;
};

/** What can be done with the selected documents. */
function SelectedBar({ documents, loaded, total, onClear }: SelectedBarProps) {
  const [isChoosing, setChoosing] = useState(false);
  const able = documents.filter(mayJoin);
  return (
    <section className={styles.selected} aria-label="Selected documents">
      <Text size="small">{selectedWords(documents.length, loaded, total, 'document')}</Text>
      <Button size="pill" isDisabled={able.length === 0} onPress={() => setChoosing(true)}>
        Put in a release…
      </Button>
      <Button size="pill" onPress={onClear}>
        Select none
      </Button>
      {isChoosing && (
        <PutInDialog documents={able} onDone={onClear} onClose={() => setChoosing(false)} />
      )}
    </section>
  );
}

type RowMenuProps = {
  document: DocumentSummary;
  /** The button that opened it. */
  button: RefObject<Element | null>;
  isOpen: boolean;
  /** Selects the row, so that others can be selected with it. */
  onSelect: () => void;
  onClose: () => void;
};

/** Without a trigger of its own nothing else gives the menu the focus. */
const FOCUSED = { autoFocus: 'first' } as const;

/** The operations on a document of the list. One menu serves all rows: thousands would be slow. */
function RowMenu({ document, button, isOpen, onSelect, onClose }: RowMenuProps) {
  const { items, dialog } = useDocumentMenu(document);
  const label = `More for ${document.title}`;
  return (
    <>
      <BasePopover
        aria-label={label}
        triggerRef={button}
        placement="bottom end"
        offset={6}
        isOpen={isOpen}
        onOpenChange={(open) => {
          if (!open) onClose();
        }}
      >
        <Menu className={menuList} aria-label={label} {...FOCUSED} onClose={onClose}>
          <MenuRow item={{ id: 'select', label: 'Select', icon: 'check', onAction: onSelect }} />
          {items.map((item) => (
            <MenuRow key={item.id} item={item} />
          ))}
        </Menu>
      </BasePopover>
      {dialog}
    </>
  );
}
