import {
  Collection,
  GridList,
  GridListItem,
  GridListLoadMoreItem,
  type Selection,
} from 'react-aria-components';
import type { Elements } from '../Elements.ts';
import { Icon } from '../icons/Icon.tsx';
import { Empty, Note, Problem } from '../text/Text.tsx';
import * as styles from './DataList.styles.ts';

interface DataListProps<Item extends object> {
  readonly label: string;
  /** undefined: they are on their way. */
  readonly items: readonly Item[] | undefined;
  readonly idOf: (item: Item) => string;
  /** What a row says, as screen readers read it. */
  readonly textOf: (item: Item) => string;
  /** What is in a row. */
  readonly children: (item: Item) => Elements;
  /** What `children` depends on besides the item. */
  readonly dependencies?: readonly unknown[];
  /** Said where there is nothing. */
  readonly empty: string;
  /** Why the list, or what is new in it, could not be read. */
  readonly problem?: string | null;
  readonly onRetry?: () => void;
  /** A press or Enter on a row. */
  readonly onOpen?: (item: Item) => void;
  /** The pointer is on a row. */
  readonly onPoint?: (item: Item) => void;
  /** Ids of the chosen rows, where several may be chosen. */
  readonly selected?: ReadonlySet<string>;
  readonly onSelect?: (ids: ReadonlySet<string>) => void;
  /** Whether rows begin with a box that shows whether they are chosen. */
  readonly hasBoxes?: boolean;
  /** How many there are with those that are not listed yet. */
  readonly total?: number;
  readonly isLoading?: boolean;
  readonly onMore?: () => void;
}

/** Ruled rows: arrows move, Enter opens or chooses, further ones come while it scrolls. */
export function DataList<Item extends object>({
  label,
  items,
  idOf,
  textOf,
  children,
  dependencies = [],
  empty,
  problem = null,
  onRetry,
  onOpen,
  onPoint,
  selected,
  onSelect,
  hasBoxes = false,
  total = 0,
  isLoading = false,
  onMore,
}: DataListProps<Item>) {
  if (items === undefined && problem === null)
    return <Skeleton label={`Opening ${label.toLowerCase()}`} />;
  const shown = items ?? [];
  return (
    <>
      <Problem className={styles.problem} {...(onRetry && { onRetry })}>
        {problem}
      </Problem>
      <GridList
        className={styles.list}
        aria-label={label}
        keyboardNavigationBehavior="tab"
        // Escape belongs to what is over the list.
        escapeKeyBehavior="none"
        {...(selected && {
          selectionMode: 'multiple' as const,
          selectionBehavior: 'toggle' as const,
          selectedKeys: selected,
          onSelectionChange: (keys: Selection) =>
            onSelect?.(new Set(keys === 'all' ? shown.map(idOf) : [...keys].map(String))),
        })}
        {...(onOpen && {
          onAction: (key) => {
            const item = shown.find((one) => idOf(one) === key);
            if (item) onOpen(item);
          },
        })}
        renderEmptyState={() => problem === null && <Empty>{isLoading ? '' : empty}</Empty>}
      >
        <Collection items={shown} dependencies={[...dependencies]}>
          {(item) => (
            <GridListItem
              id={idOf(item)}
              textValue={textOf(item)}
              className={styles.row}
              {...(onPoint && { onHoverStart: () => onPoint(item) })}
            >
              {hasBoxes && (
                <span className={styles.check}>
                  <Icon name="check" size="small" />
                </span>
              )}
              {children(item)}
            </GridListItem>
          )}
        </Collection>
        {onMore && shown.length < total && (
          <GridListLoadMoreItem
            className={styles.more}
            isLoading={isLoading}
            onLoadMore={onMore}
            scrollOffset={2}
          >
            <span>{`${shown.length} of ${total.toLocaleString('en')}`}</span>
          </GridListLoadMoreItem>
        )}
      </GridList>
    </>
  );
}

/** What is said of a row beside its name; on a phone below it, with room for what is at its end. */
export function Detail({ children }: { readonly children: string }) {
  return (
    <Note as="span" className={styles.detail}>
      {children}
    </Note>
  );
}

const ROWS = Array.from({ length: 8 }, (_, at) => at);

function Skeleton({ label }: { readonly label: string }) {
  return (
    <output aria-label={label}>
      {ROWS.map((at) => (
        <span key={at} className={styles.skeletonRow} />
      ))}
    </output>
  );
}
