import type { MediaCounts } from 'prismic-folder/contract';
import { KIND_WORDS } from '../../fields/media/library/mediaFilter.ts';
import { ALL_KINDS } from '../../fields/media/pickMedia.ts';
import { Pills } from '../../kit/controls/Pills.tsx';
import { ChoiceMenu } from '../../kit/overlays/ChoiceMenu.tsx';
import { type LibraryFilter, UNUSED } from './libraryFilter.ts';
import { filters } from './LibraryPage.styles.ts';
import type { AuthoringClient } from '../../api/AuthoringClient.ts';
import { typeWords } from '../../session/documentWords.ts';
import { onChanges, useCall } from '../../session/useAnswer.ts';
import { useEditor } from '../../session/EditorContext.ts';
import type { EditorModels } from '../../model/EditorModels.ts';
import { NavList } from '../../kit/lists/NavList.tsx';

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

const NEWEST = 'newest';

const ORDERS = [
  { id: NEWEST, label: 'Newest first' },
  { id: 'oldest', label: 'Oldest first' },
  { id: 'name', label: 'By name' },
  { id: 'heaviest', label: 'Heaviest first' },
] as const;

/** One kind of files, or what there is to do about them. Only what there is can be chosen. */
export function LibraryFilters({ filter, counts, onChange }: LibraryFiltersProps) {
  const chosen = filter.task ?? filter.kind ?? 'all';
  const order = filter.order ?? NEWEST;
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
        <ChoiceMenu
          label="Order"
          shown={ORDERS.find(({ id }) => id === order)?.label}
          options={ORDERS}
          value={order}
          onChange={(id) => onChange({ order: id === NEWEST ? null : id })}
        />
      </span>
    </div>
  );
}

type PlaceListProps = {
  counts: MediaCounts | null;
  /** null: all files. */
  selected: string | null;
  onSelect: (place: string | null) => void;
};

/** Where files are used, as large rows with their number: the folders of the library. */
export function PlaceList({ counts, selected, onSelect }: PlaceListProps) {
  const { models } = useEditor();
  const places = [
    { id: null, label: 'Everything', total: counts?.total },
    ...(counts?.usedIn ?? []).map((place) => ({
      id: place.in,
      label: placeWords(models, place.in),
      total: place.total,
    })),
    ...(counts !== null && counts.unused > 0
      ? [{ id: UNUSED, label: 'Not used', total: counts.unused }]
      : []),
  ];
  return (
    <NavList
      label="Where files are used"
      rows={places.map(({ id, label, total }) => ({
        id: id ?? '',
        label,
        count: total,
        isCurrent: selected === id,
        onPress: () => onSelect(id),
      }))}
    />
  );
}

/** 'Home' for a type with one document, 'Projects' for others. */
export function placeWords(models: EditorModels, place: string): string {
  if (place === UNUSED) return 'Not used';
  if (place === 'other') return 'External projects';
  const { one, many } = typeWords(models, place);
  return models.types.get(place)?.repeatable === false ? one : many;
}

const onAll = (api: AuthoringClient, listener: () => void) => onChanges(api, listener, () => true);

/** How many files there are of each kind; counted again when something changes on disk. */
export function useMediaCounts(): MediaCounts | null {
  // The list says that the server does not answer.
  return useCall('countMedia', {}, onAll).value ?? null;
}
