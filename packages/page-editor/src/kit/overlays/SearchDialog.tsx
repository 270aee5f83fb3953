import { Autocomplete } from 'react-aria-components';
import { SearchField } from '../fields/SearchField.tsx';
import { Stack } from '../layout/Stack.tsx';
import { OptionList, OptionWords } from '../lists/OptionList.tsx';
import { Dialog } from './Dialog.tsx';
import * as styles from './Dialog.styles.ts';

interface Entry {
  readonly id: string;
  readonly label: string;
  readonly detail: string;
}

type SearchDialogProps<Found extends Entry> = {
  title: string;
  lightTitle?: string;
  /** Names what is searched. */
  label: string;
  query: string;
  onQuery: (query: string) => void;
  /** What was found; without a name if it is of one kind. */
  sections: readonly { readonly name?: string; readonly entries: readonly Found[] }[];
  emptyText: string;
  /** The dialog is closed by then. */
  onChoose: (entry: Found) => void;
  onClose: () => void;
};

/** Chooses one of many by a few letters. */
export function SearchDialog<Found extends Entry>(props: SearchDialogProps<Found>) {
  const { title, lightTitle, label, query, onQuery, sections, emptyText, onChoose, onClose } =
    props;
  return (
    <Dialog
      isSearch
      title={title}
      {...(lightTitle !== undefined && { lightTitle })}
      onClose={onClose}
    >
      <Autocomplete>
        <Stack gap={16} className={styles.search}>
          <SearchField isFirst label={label} value={query} onChange={onQuery} />
          <OptionList
            label="Places"
            sections={sections.flatMap(sectionsOf)}
            options={sections.flatMap(({ name, entries }) =>
              name === undefined ? entries.map(optionOf) : [],
            )}
            empty={emptyText}
            onChoose={(id) => {
              const entry = sections.flatMap(({ entries }) => entries).find((one) => one.id === id);
              if (!entry) return;
              onClose();
              onChoose(entry);
            }}
          />
        </Stack>
      </Autocomplete>
    </Dialog>
  );
}

const optionOf = ({ id, label, detail }: Entry) => ({
  id,
  text: label,
  content: <OptionWords label={label} detail={detail} />,
});

/** What is of one kind, under its name. */
const sectionsOf = ({ name, entries }: SearchDialogProps<Entry>['sections'][number]) =>
  name === undefined || entries.length === 0
    ? []
    : [{ id: name, head: <span>{name}</span>, options: entries.map(optionOf) }];
