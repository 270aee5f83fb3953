import { useEffect, useState, useCallback, useDeferredValue } from 'react';
import { Autocomplete } from 'react-aria-components';
import { useEditor } from '../../session/EditorContext.ts';
import { MediaPicker } from '../../fields/media/MediaPicker.tsx';
import { Tabs } from '../../kit/controls/Tabs.tsx';
import { Page } from '../../kit/layout/Page.tsx';
import type { MenuEntry } from '../../kit/overlays/Menu.tsx';
import { findAddress, type Finding, readFinding } from '../../session/findDocument.ts';
import { ReplaceLinks } from './ReplaceLinks.tsx';
import { cutText } from '../../kit/fields/cutText.ts';
import { SearchField } from '../../kit/fields/SearchField.tsx';
import { Stack } from '../../kit/layout/Stack.tsx';
import { Note, Problem } from '../../kit/text/Text.tsx';
import { FoundList, useFound } from './FoundList.tsx';
import { useSettled } from '../../kit/hooks/useSettled.ts';
import * as styles from './find.styles.ts';
import { wordsOf } from '../../model/words.ts';
import { Pills } from '../../kit/controls/Pills.tsx';
import { FieldFrame } from '../../kit/fields/FieldFrame.tsx';
import { SelectField } from '../../kit/fields/SelectField.tsx';

const TABS = [
  { id: 'text', label: 'Text' },
  { id: 'slice', label: 'Slices' },
  { id: 'link', label: 'Links' },
] as const;

type FindPageProps = {
  /** The query of the window's address. */
  search: string;
  /** Entries of the More menu. */
  menu: readonly MenuEntry[];
};

/** Finds in all content: words, where a slice is used, and where links lead; the address keeps what is searched. */
export function FindPage({ search, menu }: FindPageProps) {
  const { go } = useEditor();
  const [finding, setFinding] = useState(() => readFinding(search));
  const [seen, setSeen] = useState(search);
  // Back and forward lead to another search.
  if (seen !== search) {
    setSeen(search);
    setFinding(readFinding(search));
  }
  const find = (next: Finding) => {
    setFinding(next);
    // With what is kept of the links.
    window.history.replaceState(window.history.state, '', findAddress(next));
  };
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (document.querySelector('[role=dialog]') === null) go('/edit');
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [go]);
  return (
    <MediaPicker>
      <Page
        title="Find"
        kind="In all documents"
        up={{ href: '/edit', label: 'Documents' }}
        menu={menu}
      >
        <Tabs
          label="What to find"
          tabs={TABS}
          selected={finding.kind}
          onSelect={(kind) => find({ ...finding, kind: readKind(kind) })}
        >
          {finding.kind === 'text' && (
            <FindText text={finding.text} onText={(text) => find({ ...finding, text })} />
          )}
          {finding.kind === 'slice' && (
            <FindSlices
              slice={finding.slice}
              variation={finding.variation}
              onSlice={(slice, variation) => find({ ...finding, slice, variation })}
            />
          )}
          {finding.kind === 'link' && <ReplaceLinks />}
        </Tabs>
      </Page>
    </MediaPicker>
  );
}

const readKind = (kind: string): Finding['kind'] =>
  kind === 'slice' || kind === 'link' ? kind : 'text';

/** What the server takes at most. */
const MAX_LENGTH = 200;

type FindTextProps = {
  text: string;
  onText: (text: string) => void;
};

/** Finds words in every text; arrow keys go through the results, Enter opens one. */
function FindText({ text, onText }: FindTextProps) {
  const { api } = useEditor();
  const trimmed = text.trim();
  const settled = useSettled(cutText(trimmed, MAX_LENGTH));
  const ask = useCallback(
    (page: number, signal: AbortSignal) =>
      api.call('findText', { query: { text: settled, page } }, { signal }),
    [api, settled],
  );
  const { value, problem, showMore } = useFound(settled, settled === '' ? null : ask);
  const found = useDeferredValue(value);
  return (
    <Autocomplete>
      <Stack gap={24} className={styles.panel}>
        <SearchField
          isFirst
          label="Words in any text, tag, caption or address"
          value={text}
          onChange={onText}
        />
        {trimmed.length > MAX_LENGTH && (
          <Note>{`Only the first ${MAX_LENGTH} characters are looked for.`}</Note>
        )}
        <Problem>{problem}</Problem>
        {settled === '' ? (
          <Note>
            All words are found, in any order, without regard to capitals and accents. Words in
            “quotation marks” are found as they stand.
          </Note>
        ) : (
          <FoundList
            label="Found"
            value={found}
            emptyText={`Nothing with “${found?.search ?? settled}”. Try fewer letters.`}
            onMore={showMore}
          />
        )}
      </Stack>
    </Autocomplete>
  );
}

type FindSlicesProps = {
  slice: string;
  variation: string;
  onSlice: (slice: string, variation: string) => void;
};

const ANY = 'any';
/** Ids that content may have; an address may have anything. */
const ID = /^[\w-]{1,100}$/;

/** Where a slice is used, or one of its variations. */
function FindSlices({ slice, variation, onSlice }: FindSlicesProps) {
  const { api, models } = useEditor();
  const slices = [...models.slices.values()];
  const model = models.slices.get(slice);
  const variations = model?.variations ?? [];
  const ask = useCallback(
    (page: number, signal: AbortSignal) => {
      const query = { slice, page, ...(variation !== '' && { variation }) };
      return api.call('findSlices', { query }, { signal });
    },
    [api, slice, variation],
  );
  const search = `${slice} ${variation}`;
  const isId = ID.test(slice) && (variation === '' || ID.test(variation));
  const { value, problem, showMore } = useFound(search, isId ? ask : null);
  const nameOf = (id: string) =>
    variations.length > 1
      ? (variations.find((one) => one.id === id)?.name ?? wordsOf(id))
      : wordsOf(model?.name ?? slice);
  return (
    <Stack gap={24} className={styles.panel}>
      <FieldFrame label="Slice">
        {(naming) => (
          <SelectField
            {...naming}
            options={slices.map(({ id, name }) => ({ id, label: wordsOf(name) }))}
            value={slice === '' ? null : slice}
            onChange={(id) => onSlice(id, '')}
          />
        )}
      </FieldFrame>
      {variations.length > 1 && (
        <Pills
          aria-label="Variation"
          options={[
            { id: ANY, label: 'Any' },
            ...variations.map(({ id, name }) => ({ id, label: name })),
          ]}
          value={variation === '' ? ANY : variation}
          onChange={(id) => onSlice(slice, id === ANY ? '' : id)}
        />
      )}
      <Problem>{problem}</Problem>
      {slice === '' && <Note>Choose a slice to see every page that uses it.</Note>}
      {slice !== '' && !model && <Note>{`The site has no slice “${cutText(slice, 100)}”.`}</Note>}
      {isId && (
        <FoundList
          label="Uses"
          // Uses of another slice would have the names of this one's variations.
          value={value?.search === search ? value : undefined}
          emptyText="It is used nowhere."
          wordsOf={nameOf}
          onMore={showMore}
        />
      )}
    </Stack>
  );
}
