import { useState } from 'react';
import { Radio, RadioGroup } from 'react-aria-components';
import { capitalized, spelledCount } from '../../kit/countWords.ts';
import { FormDialog } from '../../kit/overlays/FormDialog.tsx';
import { Text } from '../../kit/text/Text.tsx';
import { wordsOf } from '../../model/words.ts';
import * as styles from './files.styles.ts';
import type { FileQuestion, FileWay } from './usePageFiles.ts';

/** Whether several files become a slice each, or one slice together. */
export function FilesQuestion({ count, list, single, last, answer }: FileQuestion) {
  const [way, setWay] = useState<FileWay>(last);
  const one = wordsOf(list.slice.name).toLowerCase();
  const each = spelledCount(count, wordsOf(single.slice.name).toLowerCase());
  const ways = [
    { id: 'list', of: list, name: capitalized(`one ${one}`), words: 'All of them together.' },
    { id: 'single', of: single, name: capitalized(each), words: 'One below the other.' },
  ] as const;
  return (
    <FormDialog
      title={`${capitalized(each)},`}
      lightTitle={`or one ${one}?`}
      width={680}
      verb={`Add ${way === 'list' ? `one ${one}` : each}`}
      cancel="Not here"
      takesFocus
      onSubmit={() => answer(way)}
      onClose={() => answer(null)}
    >
      <RadioGroup
        className={styles.ways}
        aria-label="What they become"
        orientation="horizontal"
        value={way}
        onChange={(value) => setWay(value === 'single' ? 'single' : 'list')}
      >
        {ways.map(({ id, of, name, words }) => (
          <Radio key={id} value={id} className={styles.way}>
            <span className={styles.picture}>
              {of.variation.picture !== null && <img src={of.variation.picture} alt="" />}
            </span>
            <Text weight="medium">{name}</Text>
            <Text size="small" tone="muted">
              {words}
            </Text>
          </Radio>
        ))}
      </RadioGroup>
    </FormDialog>
  );
}
