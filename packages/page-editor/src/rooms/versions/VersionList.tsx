import { Collection, ListBox, ListBoxItem, ListBoxLoadMoreItem } from 'react-aria-components';
import type { HistoryEntry } from 'prismic-folder/contract';
import { Icon } from '../../kit/icons/Icon.tsx';
import type { GlyphName } from '../../kit/icons/glyphs.tsx';
import { clockWords } from '../../session/documentWords.ts';
import { originWords, timeOf } from './versionWords.ts';
import { Empty, Text } from '../../kit/text/Text.tsx';
import * as styles from './versions.styles.ts';

type VersionListProps = {
  /** Those that are shown so far. */
  entries: readonly HistoryEntry[];
  total: number;
  onMore: () => void;
  /** What each changed, by id, as far as it is known. */
  words: ReadonlyMap<string, string>;
  /** Names of the releases. */
  names: ReadonlyMap<string, string>;
  selected: string | null;
  onSelect: (id: string) => void;
};

/** Earlier versions, the newest first: arrows move and show; further ones come while it scrolls. */
export function VersionList(props: VersionListProps) {
  const { entries, total, onMore, words, names, selected, onSelect } = props;
  return (
    <ListBox
      className={styles.list}
      aria-label="Earlier versions"
      selectionMode="single"
      selectionBehavior="replace"
      disallowEmptySelection
      selectedKeys={selected === null ? [] : [selected]}
      onSelectionChange={(keys) => {
        const [id] = keys;
        if (id !== undefined) onSelect(String(id));
      }}
      renderEmptyState={() => (
        <Empty>No earlier version yet. One is kept whenever a change is saved over another.</Empty>
      )}
    >
      <Collection items={entries} dependencies={[words, names]}>
        {(entry) => {
          const when = clockWords(timeOf(entry));
          const origin = originWords(entry, names);
          const what = words.get(entry.id) ?? '';
          return (
            <ListBoxItem
              id={entry.id}
              className={styles.row}
              textValue={[when, origin, what].filter(Boolean).join(', ')}
            >
              <Icon name={iconOf(entry)} size="small" />
              <Text size="body" weight="medium">
                {when}
              </Text>
              <Text size="small" isCut dir="auto">
                {origin}
              </Text>
              <Text size="small" tone="muted" isCut dir="auto">
                {what}
              </Text>
            </ListBoxItem>
          );
        }}
      </Collection>
      {entries.length < total && <ListBoxLoadMoreItem onLoadMore={onMore} scrollOffset={1} />}
    </ListBox>
  );
}

function iconOf({ source, version, isRestored }: HistoryEntry): GlyphName {
  if (source === 'git') return 'branch';
  if (version === 'published') return 'globe';
  if (version === 'archived') return 'eye';
  return isRestored === true ? 'undo' : 'page';
}
