import { cx } from '@linaria/core';
import { useState } from 'react';
import { Group, ToggleButton, Button, FileTrigger } from 'react-aria-components';
import type { MediaItem } from 'prismic-folder/contract';
import * as pills from '../../../kit/controls/Pills.styles.ts';
import { SearchField } from '../../../kit/fields/SearchField.tsx';
import { Icon } from '../../../kit/icons/Icon.tsx';
import { Problem } from '../../../kit/text/Text.tsx';
import { type MediaKind, nounOf, IMAGE_KINDS, acceptOf } from '../pickMedia.ts';
import * as uploadStyles from '../upload/Uploads.styles.ts';
import type { ListedUploads } from '../upload/uploads.ts';
import { UploadTile } from '../upload/UploadTile.tsx';
import * as styles from './library.styles.ts';
import { NO_FILTER, searchLabel, type MediaFilter, KIND_WORDS } from './mediaFilter.ts';
import { MediaGrid, type MediaChoosing } from './MediaGrid.tsx';
import { useMediaList } from './useMediaList.ts';

type LibraryPaneProps = {
  kinds: readonly MediaKind[];
  isRoomy: boolean;
  uploads: ListedUploads;
  onFiles: (files: readonly File[]) => void;
  /** How one, or several, of the listed files are chosen. */
  choice: (items: readonly MediaItem[]) => MediaChoosing;
};

/** The library: search, what of it is shown, uploads, and the files. */
export function LibraryPane({ kinds, isRoomy, uploads, onFiles, choice }: LibraryPaneProps) {
  const [filter, setFilter] = useState<MediaFilter>(NO_FILTER);
  const list = useMediaList(filter, kinds);
  const { total, problem } = list;
  const [whole, setWhole] = useState<number | null>(null);
  // The number in the label is that of the library, not of what was found in it.
  if (filter === NO_FILTER && total !== null && total !== whole) setWhole(total);
  return (
    <section className={styles.pane} aria-label="Library" data-roomy={isRoomy || undefined}>
      <div>
        <SearchField
          label={searchLabel(whole, kinds)}
          value={filter.search}
          onChange={(search) => setFilter({ ...filter, search })}
        />
      </div>
      <FilterPills kinds={kinds} filter={filter} onChange={setFilter} />
      <div className={styles.uploads}>
        <AddTile kinds={kinds} onFiles={onFiles} />
        {uploads.list.map((upload) => (
          <UploadTile key={upload.id} upload={upload} uploads={uploads} />
        ))}
      </div>
      {problem !== null && (
        <div>
          <Problem onRetry={list.refresh}>{problem}</Problem>
        </div>
      )}
      <MediaGrid
        label="Library"
        list={list}
        size={isRoomy ? 'large' : 'small'}
        {...choice(list.items)}
        emptyText={emptyText(filter, whole, kinds)}
      />
    </section>
  );
}

function emptyText(
  { search }: MediaFilter,
  whole: number | null,
  kinds: readonly MediaKind[],
): string {
  if (whole === 0) return `Drop ${nounOf(kinds)}s here.`;
  const words = search.trim();
  if (words !== '') return `No file with “${words}”. Try fewer letters.`;
  return 'No file of this kind.';
}

type FilterPillsProps = {
  kinds: readonly MediaKind[];
  filter: MediaFilter;
  onChange: (filter: MediaFilter) => void;
};

/** What of the library is shown: one kind, what is not used, what has no description. */
function FilterPills({ kinds, filter, onChange }: FilterPillsProps) {
  const hasImages = IMAGE_KINDS.some((kind) => kinds.includes(kind));
  return (
    <Group className={cx(pills.group, styles.pills)} aria-label="Show only" data-look="low">
      {kinds.length > 1 &&
        kinds.map((kind) => (
          <Pill
            key={kind}
            label={KIND_WORDS[kind]}
            isOn={filter.kind === kind}
            onChange={(isOn) => onChange({ ...filter, kind: isOn ? kind : null })}
          />
        ))}
      <Pill
        label="Not used"
        isOn={filter.isUnused}
        onChange={(isUnused) => onChange({ ...filter, isUnused })}
      />
      {hasImages && (
        <Pill
          label="No description"
          isOn={filter.isUndescribed}
          onChange={(isUndescribed) => onChange({ ...filter, isUndescribed })}
        />
      )}
    </Group>
  );
}

type PillProps = { label: string; isOn: boolean; onChange: (isOn: boolean) => void };

function Pill({ label, isOn, onChange }: PillProps) {
  return (
    <ToggleButton className={pills.pill} isSelected={isOn} onChange={onChange}>
      <span>{label}</span>
    </ToggleButton>
  );
}

type AddTileProps = {
  kinds: readonly MediaKind[];
  onFiles: (files: readonly File[]) => void;
};

/** The first tile of the library: chooses files of this computer. */
function AddTile({ kinds, onFiles }: AddTileProps) {
  return (
    <FileTrigger
      allowsMultiple
      acceptedFileTypes={acceptOf(kinds)}
      onSelect={(files) => {
        if (files) onFiles([...files]);
      }}
    >
      <Button className={uploadStyles.add}>
        <Icon name="plus" />
        <span>Upload, drop or paste</span>
      </Button>
    </FileTrigger>
  );
}
