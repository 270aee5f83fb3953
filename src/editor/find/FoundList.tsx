import { Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components';
import type { FoundDocument, FoundDocuments } from '#prismic-folder/contract';
import { titleAndType } from '../documents/names/documentWords.ts';
import { countWords } from '../documents/names/typeWords.ts';
import { documentId } from '../documents/operations/documentCall.ts';
import { useEditor } from '../EditorContext.ts';
import { placeOf } from '../review/checks/placeOf.ts';
import { placeWords, versionWords } from './placeWords.ts';
import * as styles from './find.styles.ts';

type FoundListProps = {
  label: string;
  /** undefined while the first answer is awaited. */
  found: FoundDocuments | undefined;
  emptyText: string;
  /** What is shown of a place in place of its match. */
  wordsOf?: (match: string) => string;
};

interface FoundEntry {
  readonly document: FoundDocument['document'];
  readonly place: FoundDocument['places'][number];
}

/** What was found, by document; a press opens the place. */
export function FoundList({ label, found, emptyText, wordsOf }: FoundListProps) {
  const { models, open } = useEditor();
  if (found === undefined) return <p className={styles.note}>Looking</p>;
  const groups = found.documents.map((one) => ({
    ...one,
    id: `${one.version} ${documentId(one.document)}`,
  }));
  const entries = new Map<string, FoundEntry>(
    groups.flatMap(({ id, document, places }) =>
      places.map((place, at) => [`${id} ${at}`, { document, place }] as const),
    ),
  );
  return (
    <>
      <output className={styles.note}>
        {found.total === 0
          ? emptyText
          : `${countWords(found.total, 'document')}${moreWords(found)}`}
      </output>
      <ListBox
        className={styles.list}
        aria-label={label}
        selectionMode="none"
        onAction={(key) => {
          const entry = entries.get(String(key));
          if (!entry) return;
          const { type, name, lang } = entry.document;
          const { path } = entry.place;
          open({ type, name, ...(lang !== undefined && { lang }) }, placeOf(path));
        }}
      >
        {groups.map(({ id, document, version, places, total }) => (
          <ListBoxSection key={id} id={id}>
            <Header className={styles.section}>
              <span className={styles.document}>{titleAndType(models, document)}</span>
              <span>{versionWords(version)}</span>
              {total > places.length && <span>{`${places.length} of ${total} places`}</span>}
            </Header>
            {places.map((place, at) => (
              <ListBoxItem
                key={`${id} ${at}`}
                id={`${id} ${at}`}
                className={styles.entry}
                textValue={textOf(place)}
              >
                <span className={styles.where}>
                  {placeWords(models, document.type, place.path)}
                </span>
                <span className={styles.context}>
                  {wordsOf ? (
                    <>
                      <strong className={styles.strong}>{wordsOf(place.match)}</strong>{' '}
                      {place.after}
                    </>
                  ) : (
                    <>
                      {place.before}
                      <mark className={styles.match}>{place.match}</mark>
                      {place.after}
                    </>
                  )}
                </span>
              </ListBoxItem>
            ))}
          </ListBoxSection>
        ))}
      </ListBox>
    </>
  );
}

const textOf = ({ before, match, after }: FoundDocument['places'][number]) =>
  `${before}${match}${after}`;

function moreWords({ documents, total }: FoundDocuments): string {
  return documents.length < total ? `, the first ${documents.length} of them` : '';
}
