import { useState } from 'react';
import { PictureChoice } from '../../kit/controls/PictureChoice.tsx';
import { capitalized, spelledCount } from '../../kit/countWords.ts';
import { FormDialog } from '../../kit/overlays/FormDialog.tsx';
import { wordsOf } from '../../model/words.ts';
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
      <PictureChoice
        label="What they become"
        options={ways.map(({ id, of, name, words }) => ({
          id,
          label: name,
          detail: words,
          picture: of.variation.picture,
        }))}
        value={way}
        onChange={(value) => setWay(value === 'single' ? 'single' : 'list')}
      />
    </FormDialog>
  );
}
