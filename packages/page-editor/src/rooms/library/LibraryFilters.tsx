import type { MediaCounts } from 'prismic-folder/contract';
import { KIND_WORDS } from '../../fields/media/library/mediaFilter.ts';
import { ALL_KINDS } from '../../fields/media/pickMedia.ts';
import { Button } from '../../kit/controls/Button.tsx';
import { Pills } from '../../kit/controls/Pills.tsx';
import { Icon } from '../../kit/icons/Icon.tsx';
import { Menu } from '../../kit/overlays/Menu.tsx';
import type { LibraryFilter } from './libraryFilter.ts';
import { filters } from './LibraryPage.styles.ts';

type LibraryFiltersProps = {
  filter: LibraryFilter;
  counts: MediaCounts | null;
  onChange: (part: Partial<LibraryFilter>) => void;
};

const TASKS = [
  ['undescribed', 'No description'],
  ['duplicates', 'Duplicates'],
  ['oversized', 'Too large'],
] as const;

const ORDERS = [
  { id: 'newest', label: 'Newest first', order: null },
  { id: 'oldest', label: 'Oldest first', order: 'oldest' },
  { id: 'name', label: 'By name', order: 'name' },
  { id: 'heaviest', label: 'Heaviest first', order: 'heaviest' },
] as const;

/** One kind of files, or what there is to do about them. Only what there is can be chosen. */
export function LibraryFilters({ filter, counts, onChange }: LibraryFiltersProps) {
  const chosen = filter.task ?? filter.kind ?? 'all';
  const kinds = ALL_KINDS.map((id) => ({
    id,
    label: KIND_WORDS[id],
    count: counts?.shows[id] ?? 0,
    isCounted: false,
  }));
  const tasks = TASKS.map(([id, label]) => ({
    id,
    label,
    count: counts?.[id] ?? 0,
    isCounted: true,
  }));
  const options = [...kinds, ...tasks]
    .filter(({ id, count }) => count > 0 || id === chosen)
    .map(({ id, label, count, isCounted }) => ({
      id,
      label: isCounted && count > 0 ? `${label}, ${count.toLocaleString('en')}` : label,
    }));
  return (
    <div className={filters}>
      <Pills
        aria-label="Show only"
        options={[{ id: 'all', label: 'All' }, ...options]}
        value={chosen}
        onChange={(id) =>
          onChange({
            kind: ALL_KINDS.find((kind) => kind === id) ?? null,
            task: TASKS.find(([task]) => task === id)?.[0] ?? null,
          })
        }
      />
      <span>
        <Menu
          label="Order"
          placement="bottom end"
          trigger={
            <Button kind="text">
              <span>{ORDERS.find(({ order }) => order === filter.order)?.label}</span>
              <Icon name="chevron-down" size="small" />
            </Button>
          }
          selected={filter.order ?? 'newest'}
          items={ORDERS.map(({ id, label, order }) => ({
            id,
            label,
            onAction: () => onChange({ order }),
          }))}
        />
      </span>
    </div>
  );
}
