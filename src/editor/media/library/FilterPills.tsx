import { Group, ToggleButton } from 'react-aria-components';
import { IMAGE_KINDS, type MediaKind } from '../pickMedia.ts';
import * as styles from './Library.styles.ts';
import { KIND_WORDS, type MediaFilter } from './mediaFilter.ts';

type FilterPillsProps = {
  kinds: readonly MediaKind[];
  filter: MediaFilter;
  onChange: (filter: MediaFilter) => void;
};

/** What of the library is shown: one kind, what is not used, what has no description. */
export function FilterPills({ kinds, filter, onChange }: FilterPillsProps) {
  const hasImages = IMAGE_KINDS.some((kind) => kinds.includes(kind));
  return (
    <Group className={styles.pills} aria-label="Show only">
      {kinds.length > 1 &&
        kinds.map((kind) => (
          <Pill
            key={kind}
            label={KIND_WORDS[kind]}
            isOn={filter.kind === kind}
            onChange={(isOn) => {
              onChange({ ...filter, kind: isOn ? kind : null });
            }}
          />
        ))}
      <Pill
        label="Not used"
        isOn={filter.isUnused}
        onChange={(isUnused) => {
          onChange({ ...filter, isUnused });
        }}
      />
      {hasImages && (
        <Pill
          label="No description"
          isOn={filter.isUndescribed}
          onChange={(isUndescribed) => {
            onChange({ ...filter, isUndescribed });
          }}
        />
      )}
    </Group>
  );
}

type PillProps = { label: string; isOn: boolean; onChange: (isOn: boolean) => void };

function Pill({ label, isOn, onChange }: PillProps) {
  return (
    <ToggleButton className={styles.pill} isSelected={isOn} onChange={onChange}>
      <span>{label}</span>
    </ToggleButton>
  );
}
