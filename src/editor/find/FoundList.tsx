import { useState } from 'react';
import { Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components';
import type { FoundDocument } from '#prismic-folder/contract';
import { useReleases } from '../documents/lookup/useDocumentAnswers.ts';
import { releaseNames } from '../documents/names/documentWords.ts';
import { countWords } from '../ui/countWords.ts';
import { documentId } from '../documents/operations/documentCall.ts';
import { useEditor } from '../EditorContext.ts';
import { foundAddress } from './foundAddress.ts';
import { placeWords, versionWords } from './placeWords.ts';
import type { Found } from './useFound.ts';
import { useTitles } from './useTitles.ts';
import * as styles from './find.styles.ts';

/** So many places of a document are shown at first. */
const FIRST = 5;

type FoundListProps = {
  label: string;
  /** undefined while the first answer is awaited. */
  value: Found | undefined;
  emptyText: string;
  /** What is shown of a place in place of its match. */
  wordsOf?: (match: string) => string;
  /** Shows the documents after these. */
  onMore: () => void;
};

/** What was found, by document; a press opens the place. The last rows show what is not in the list yet. */
export function FoundList({ label, value, emptyText, wordsOf, onMore }: FoundListProps) {
  const { models, go } = useEditor();
  const titleOf = useTitles();
  const { value: releases } = useReleases();
  const [whole, setWhole] = useState<ReadonlySet<string>>(new Set());
  if (value === undefined) return <p className={styles.note}>Looking</p>;
  const { search, found } = value;
  const names = releaseNames(releases ?? []);
  // Another row with each page: its focus goes to the row before it, which the further ones follow.
  const more = `more ${found.documents.length}`;
  const actions = new Map<string, () => void>([[more, onMore]]);
  const groups = found.documents.map(({ document, version, places, total }) => {
    const id = `${version} ${documentId(document)}`;
    const group = `${search}\n${id}`;
    const shown = whole.has(group) ? places : places.slice(0, FIRST);
    const rows = shown.map((place, at) => {
      actions.set(`${id} ${at}`, () => go(foundAddress(document, version, place.path)));
      return { id: `${id} ${at}`, place };
    });
    // Its place is taken by the first row that it adds, which then has the focus.
    const rest = shown.length < places.length ? `${id} ${shown.length}` : null;
    if (rest !== null) actions.set(rest, () => setWhole(new Set([...whole, group])));
    return { id, document, version, rows, rest, listed: places.length, total };
  });
  const isMore = found.documents.length < found.total;
  return (
    <>
      <output className={styles.note}>
        {found.total === 0
          ? emptyText
          : `${countWords(found.total, 'document')}${isMore ? `, the first ${found.documents.length} of them` : ''}`}
      </output>
      <ListBox
        className={styles.list}
        aria-label={label}
        selectionMode="none"
        onAction={(key) => actions.get(String(key))?.()}
      >
        {groups.map(({ id, document, version, rows, rest, listed, total }) => (
          <ListBoxSection key={id} id={id}>
            <Header className={styles.section}>
              <span className={styles.document} dir="auto">
                {titleOf(document)}
              </span>
              <span>{versionWords(version, names)}</span>
              {total > rows.length && <span>{`${rows.length} of ${total} places`}</span>}
            </Header>
            {rows.map(({ id: row, place }) => (
              <ListBoxItem key={row} id={row} className={styles.entry} textValue={textOf(place)}>
                <span className={styles.where}>
                  {placeWords(models, document.type, place.path)}
                </span>
                <span className={styles.context}>
                  {wordsOf ? (
                    <>
                      <strong className={styles.strong}>{wordsOf(place.match)}</strong>
                      <span>{` ${place.after}`}</span>
                    </>
                  ) : (
                    <>
                      <span>{place.before}</span>
                      <mark className={styles.match}>{place.match}</mark>
                      <span>{place.after}</span>
                    </>
                  )}
                </span>
              </ListBoxItem>
            ))}
            {rest !== null && (
              <ListBoxItem key={rest} id={rest} className={styles.more}>
                <span>{`Show ${listed < total ? 'the first' : 'all'} ${listed} places`}</span>
              </ListBoxItem>
            )}
          </ListBoxSection>
        ))}
        {isMore && (
          <ListBoxItem key={more} id={more} className={styles.more}>
            <span>Show more documents</span>
          </ListBoxItem>
        )}
      </ListBox>
    </>
  );
}

const textOf = ({ before, match, after }: FoundDocument['places'][number]) =>
  `${before}${match}${after}`;
