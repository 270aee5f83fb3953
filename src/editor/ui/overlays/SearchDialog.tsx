import { Autocomplete, Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components';
import { SearchField } from '../fields/SearchField.tsx';
import { Dialog } from './Dialog.tsx';
import * as styles from './SearchDialog.styles.ts';

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
      isOpen
      isSearch
      width={640}
      title={title}
      {...(lightTitle !== undefined && { lightTitle })}
      onClose={onClose}
    >
      <Autocomplete>
        <SearchField isFirst label={label} value={query} onChange={onQuery} />
        <ListBox
          className={styles.list}
          aria-label="Places"
          selectionMode="none"
          onAction={(key) => {
            const entry = sections
              .flatMap(({ entries }) => entries)
              .find(({ id }) => id === String(key));
            if (!entry) return;
            onClose();
            onChoose(entry);
          }}
          renderEmptyState={() => <p className={styles.empty}>{emptyText}</p>}
        >
          {sections
            .filter(({ entries }) => entries.length > 0)
            .map(({ name, entries }) =>
              name === undefined ? (
                entries.map(optionOf)
              ) : (
                <ListBoxSection key={name} id={name}>
                  <Header className={styles.section}>
                    <span>{name}</span>
                  </Header>
                  {entries.map(optionOf)}
                </ListBoxSection>
              ),
            )}
        </ListBox>
      </Autocomplete>
    </Dialog>
  );
}

const optionOf = ({ id, label, detail }: Entry) => (
  <ListBoxItem key={id} id={id} textValue={label} className={styles.entry}>
    <span className={styles.label}>{label}</span>
    <span className={styles.detail}>{detail}</span>
  </ListBoxItem>
);
