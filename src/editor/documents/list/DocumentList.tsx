import { useCallback, useRef, useState } from 'react';
import {
  Collection,
  GridList,
  GridListItem,
  GridListLoadMoreItem,
  type Key,
} from 'react-aria-components';
import type { DocumentSummary } from '#prismic-folder/contract';
import { useEditor } from '../../EditorContext.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { languageWords, type ReleaseNames, phaseOf, titleAndType } from '../names/documentWords.ts';
import { documentId } from '../operations/documentCall.ts';
import * as styles from './DocumentList.styles.ts';
import { DocumentRow } from './DocumentRow.tsx';
import { RowMenu } from './RowMenu.tsx';
import { SelectedBar } from './SelectedBar.tsx';
import type { DocumentPages } from './useDocumentPages.ts';

type DocumentListProps = {
  label: string;
  pages: DocumentPages;
  releases: ReleaseNames;
  /** Ids of the documents that visitors need a password for. */
  protectedIds: ReadonlySet<string>;
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
  hasLanguages,
  hasTypes,
  emptyText,
  onPoint,
}: DocumentListProps) {
  const { models, open } = useEditor();
  const { documents, total, isLoading, problem, loadMore, retry } = pages;
  const button = useRef<Element>(null);
  const [selected, setSelected] = useState<ReadonlySet<Key>>(NONE);
  // Stays after it closed, with the dialog that it opened.
  const [menu, setMenu] = useState<{ document: DocumentSummary; isOpen: boolean } | null>(null);
  const handleMenu = useCallback((document: DocumentSummary, opener: Element) => {
    button.current = opener;
    setMenu({ document, isOpen: true });
  }, []);
  if (documents === undefined && problem === null) return <Skeleton />;
  const shown = documents ?? [];
  return (
    <>
      {selected.size > 0 && (
        <SelectedBar
          documents={shown.filter((document) => selected.has(documentId(document)))}
          onClear={() => setSelected(NONE)}
        />
      )}
      {problem !== null && (
        <p className={styles.more} role="alert">
          <span>{`${problem} `}</span>
          <Button kind="link" onPress={retry}>
            Try again
          </Button>
        </p>
      )}
      <GridList
        className={styles.list}
        aria-label={label}
        keyboardNavigationBehavior="tab"
        selectionMode="multiple"
        selectionBehavior="toggle"
        // Escape belongs to what is over the list.
        escapeKeyBehavior="none"
        selectedKeys={selected}
        onSelectionChange={(keys) =>
          setSelected(keys === 'all' ? new Set(shown.map(documentId)) : keys)
        }
        onAction={(key) => {
          const document = shown.find((one) => documentId(one) === key);
          if (document) open(document);
        }}
        renderEmptyState={() =>
          problem === null && <p className={styles.empty}>{isLoading ? '' : emptyText}</p>
        }
      >
        <Collection
          items={shown}
          dependencies={[releases, protectedIds, hasLanguages, hasTypes, onPoint, handleMenu]}
        >
          {(document) => (
            <GridListItem
              id={documentId(document)}
              textValue={[
                titleAndType(models, document),
                ...(hasLanguages ? [languageWords(document.language)] : []),
                phaseOf(document, releases).words,
                ...(protectedIds.has(document.id) ? ['protected by a password'] : []),
              ].join(', ')}
              className={styles.row}
              onHoverStart={() => onPoint(document)}
            >
              <DocumentRow
                document={document}
                releases={releases}
                isProtected={protectedIds.has(document.id)}
                hasType={hasTypes}
                onMenu={handleMenu}
              />
            </GridListItem>
          )}
        </Collection>
        {shown.length < total && (
          <GridListLoadMoreItem
            className={styles.more}
            isLoading={isLoading}
            onLoadMore={loadMore}
            scrollOffset={2}
          >
            <span>{`${shown.length} of ${total.toLocaleString('en')}`}</span>
          </GridListLoadMoreItem>
        )}
      </GridList>
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

const NONE: ReadonlySet<Key> = new Set();

const ROWS = Array.from({ length: 8 }, (_, at) => at);

function Skeleton() {
  return (
    <output className={styles.skeleton} aria-label="Opening documents">
      {ROWS.map((at) => (
        <span key={at} className={styles.skeletonRow} />
      ))}
    </output>
  );
}
