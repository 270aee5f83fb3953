import type { DocumentCounts, DocumentStatus, ReleaseDetails } from 'prismic-folder/contract';
import { Row } from '../../../kit/layout/Stack.tsx';
import { Button } from '../../../kit/controls/Button.tsx';
import { Pills } from '../../../kit/controls/Pills.tsx';
import { ChoiceMenu } from '../../../kit/overlays/ChoiceMenu.tsx';
import { languageWords } from '../../../session/documentWords.ts';
import { countWords } from '../../../kit/countWords.ts';
import * as styles from '../documents.styles.ts';
import type { ListFilter } from './listFilter.ts';

type FiltersProps = {
  filter: ListFilter;
  counts: DocumentCounts | undefined;
  releases: readonly ReleaseDetails[];
  /** Number of documents that visitors need a password for. */
  protectedCount: number;
  onChange: (filter: Partial<ListFilter>) => void;
  /** Leads to where the documents are put in order for visitors. */
  order?: { readonly label: string; readonly onPress: () => void };
};

const STATES = [
  ['changed', 'Changed'],
  ['draft', 'Drafts'],
  ['archived', 'Unpublished'],
] as const satisfies readonly (readonly [DocumentStatus, string])[];

const RELEASE = 'release:';
const PROTECTED = 'protected';

const NEWEST = 'newest';

const ORDERS = [
  { id: NEWEST, label: 'Newest first' },
  { id: 'oldest', label: 'Oldest first' },
  { id: 'title', label: 'By name' },
] as const;

/** What narrows the list: state or release, tag, language. Only what there is can be chosen. */
export function Filters({
  filter,
  counts,
  releases,
  protectedCount,
  onChange,
  order,
}: FiltersProps) {
  const { type, status, release, tag, language, sort } = filter;
  const concerned = (counts?.types ?? []).filter((one) => type === null || one.type === type);
  const states = STATES.map(([id, label]) => ({
    id,
    label,
    count: concerned.reduce((sum, one) => sum + one[id], 0),
  }));
  const shelves = releases.map(({ id, label, documents }) => ({
    id: RELEASE + id,
    label: `In ${label}`,
    count: documents.filter((one) => type === null || one.type === type).length,
  }));
  const locked = { id: PROTECTED, label: 'Protected', count: type === null ? protectedCount : 0 };
  const state = release === null ? (status ?? 'all') : RELEASE + release;
  const chosen = filter.protected === '' ? state : PROTECTED;
  const options = [...states, ...shelves, locked]
    .filter(({ id, count }) => count > 0 || id === chosen)
    .map(({ id, label, count }) => ({ id, label: count === 0 ? label : `${label}, ${count}` }));
  const choose = (id: string) => {
    onChange({
      status: STATES.find(([one]) => one === id)?.[0] ?? null,
      protected: id === PROTECTED ? 'yes' : '',
      release: id.startsWith(RELEASE) ? id.slice(RELEASE.length) : null,
    });
  };
  const languages = counts?.languages ?? [];
  const tags = counts?.tags ?? [];
  return (
    <div className={styles.filters}>
      <Pills
        aria-label="State"
        options={[{ id: 'all', label: 'All' }, ...options]}
        value={chosen}
        onChange={choose}
      />
      {(tags.length > 0 || tag !== null) && (
        <Choice
          label="Tag"
          all="All tags"
          value={tag}
          shown={tag}
          options={tags.map((one) => ({ id: one.tag, label: one.tag, total: one.total }))}
          onChange={(value) => onChange({ tag: value })}
        />
      )}
      {(languages.length > 1 || language !== null) && (
        <Choice
          label="Language"
          all="All languages"
          value={language}
          shown={language === null ? null : languageWords(language)}
          options={languages.map((one) => ({
            id: one.language,
            label: languageWords(one.language),
            total: one.total,
          }))}
          onChange={(value) => onChange({ language: value })}
        />
      )}
      <Row as="span" gap={20}>
        {order && (
          <Button kind="text" icon="list" onPress={order.onPress}>
            {order.label}
          </Button>
        )}
        <ChoiceMenu
          label="Order"
          shown={ORDERS.find(({ id }) => id === (sort ?? NEWEST))?.label}
          options={ORDERS}
          value={sort ?? NEWEST}
          onChange={(id) => onChange({ sort: id === NEWEST ? null : id })}
        />
      </Row>
    </div>
  );
}

type ChoiceProps = {
  label: string;
  all: string;
  value: string | null;
  /** Its words. */
  shown: string | null;
  options: readonly { readonly id: string; readonly label: string; readonly total: number }[];
  onChange: (value: string | null) => void;
};

function Choice({ label, all, value, shown, options, onChange }: ChoiceProps) {
  const entries = options.map((option) => ({
    id: option.id,
    label: option.label,
    detail: countWords(option.total, 'document'),
  }));
  return (
    <ChoiceMenu
      label={label}
      shown={shown === null ? label : `${label}: ${shown}`}
      isPill
      options={[{ id: '', label: all }, ...entries]}
      value={value ?? ''}
      onChange={(id) => onChange(id || null)}
    />
  );
}
