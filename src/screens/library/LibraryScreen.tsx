import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAnswer } from '#content/answers.ts';
import { useEarlyText } from '#ui/hooks/useEarlyText.ts';
import { Disc } from '#ui/graphics/Disc.tsx';
import { Field } from '#ui/controls/Field.tsx';
import { SplitHeading } from '#ui/text/SplitHeading.tsx';
import { LibraryBar } from './frame.tsx';
import { libraryQueries, type LibrarySlice } from './readLibrary.ts';
import { SliceCard } from './SliceCard.tsx';
import * as styles from './styles.ts';

const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`;

/** Every slice, with a search in what the models say. */
export function LibraryScreen() {
  const { data: slices = [] } = useAnswer(libraryQueries.slices());
  const [parameters, setParameters] = useSearchParams();
  const [query, setQuery] = useState(parameters.get('q') ?? '');
  const field = useRef<HTMLInputElement>(null);
  useEarlyText(field, setQuery);
  // The address follows the field, not the other way: it changes too late for quick typing.
  const search = (words: string) => {
    setQuery(words);
    setParameters(words ? { q: words } : {}, { replace: true });
  };
  const found = slices.filter((slice) => matches(slice, query));
  const variations = slices.reduce((sum, slice) => sum + slice.variations.length, 0);
  return (
    <main className={styles.library}>
      <title>Slice library</title>
      <meta name="robots" content="noindex" />
      <Disc className={styles.lamp} />
      <LibraryBar />
      <header className={styles.head}>
        <SplitHeading as="h1" text="Slice library" />
        <p className={styles.note}>
          {`${count(slices.length, 'slice')} in ${count(variations, 'variation')}, on their mock data.`}
        </p>
        <search className={styles.search}>
          <Field
            ref={field}
            type="search"
            label="Search by name, words or fields"
            autoComplete="off"
            value={query}
            onChange={({ target }) => search(target.value)}
          />
        </search>
      </header>
      <output className={styles.result}>
        {query === '' ? 'All slices' : `${count(found.length, 'slice')} found`}
      </output>
      <ul className={styles.cards}>
        {found.map((slice) => (
          <SliceCard key={slice.id} slice={slice} />
        ))}
      </ul>
    </main>
  );
}

/** Whether every search word occurs in a slice's texts. */
export function matches(slice: LibrarySlice, query: string): boolean {
  const text = [
    slice.id,
    slice.name,
    slice.description,
    ...slice.zones,
    ...slice.variations.flatMap(({ name, description, fields }) => [
      name,
      description,
      ...fields.flatMap(({ path, label, type, ...field }) => [
        path,
        label,
        type,
        field.description,
      ]),
    ]),
  ]
    .join('\n')
    .toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
