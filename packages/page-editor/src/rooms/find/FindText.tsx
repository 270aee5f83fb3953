import { useCallback, useDeferredValue } from 'react';
import { Autocomplete } from 'react-aria-components';
import { useEditor } from '../../session/EditorContext.ts';
import { cutText } from '../../kit/fields/cutText.ts';
import { SearchField } from '../../kit/fields/SearchField.tsx';
import { Stack } from '../../kit/layout/Stack.tsx';
import { Note, Problem } from '../../kit/text/Text.tsx';
import { FoundList } from './FoundList.tsx';
import { useFound } from './useFound.ts';
import { useSettled } from '../../kit/hooks/useSettled.ts';
import * as styles from './find.styles.ts';

/** What the server takes at most. */
const MAX_LENGTH = 200;

type FindTextProps = {
  text: string;
  onText: (text: string) => void;
};

/** Finds words in every text; arrow keys go through the results, Enter opens one. */
export function FindText({ text, onText }: FindTextProps) {
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
