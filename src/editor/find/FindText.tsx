import { useCallback, useDeferredValue } from 'react';
import { Autocomplete } from 'react-aria-components';
import { useAnswer } from '../documents/lookup/useAnswer.ts';
import { useEditor } from '../EditorContext.ts';
import { SearchField } from '../ui/fields/SearchField.tsx';
import { FoundList } from './FoundList.tsx';
import { useSettled } from './useSettled.ts';
import * as styles from './find.styles.ts';

type FindTextProps = {
  text: string;
  onText: (text: string) => void;
};

/** Finds words in every text; arrow keys go through the results, Enter opens one. */
export function FindText({ text, onText }: FindTextProps) {
  const { api } = useEditor();
  const settled = useSettled(text.trim());
  const load = useCallback(
    (signal: AbortSignal) =>
      api.call('findText', { query: { text: settled, page: 1 } }, { signal }),
    [api, settled],
  );
  const { value, problem } = useAnswer(api, settled === '' ? null : load);
  const found = useDeferredValue(value);
  return (
    <Autocomplete>
      <SearchField
        isFirst
        label="Words in any text, tag, caption or address"
        value={text}
        onChange={onText}
      />
      {problem !== null && (
        <p className={styles.note} role="alert">
          {problem}
        </p>
      )}
      {settled === '' ? (
        <p className={styles.note}>
          All words are found, in any order, without regard to capitals and accents. Words in
          “quotation marks” are found as they stand.
        </p>
      ) : (
        <FoundList
          label="Found"
          found={found}
          emptyText={`Nothing with “${settled}”. Try fewer letters.`}
        />
      )}
    </Autocomplete>
  );
}
