import { useState } from 'react';
import type { DocumentSummary } from '#prismic-folder/contract';
import { Button } from '../../ui/controls/Button.tsx';
import { lazyDialog } from '../../ui/loading/lazy.tsx';
import { countWords } from '../../ui/countWords.ts';
import { mayJoin } from '../operations/addToRelease.ts';
import * as styles from './DocumentList.styles.ts';

const PutInDialog = lazyDialog(
  'Releases',
  async () => (await import('../dialogs/PutInDialog.tsx')).PutInDialog,
);

type SelectedBarProps = {
  documents: readonly DocumentSummary[];
  onClear: () => void;
};

/** What can be done with the selected documents. */
export function SelectedBar({ documents, onClear }: SelectedBarProps) {
  const [isChoosing, setChoosing] = useState(false);
  const able = documents.filter(mayJoin);
  return (
    <section className={styles.selected} aria-label="Selected documents">
      <span className={styles.count}>{`${countWords(documents.length, 'document')} selected`}</span>
      <Button size="pill" isDisabled={able.length === 0} onPress={() => setChoosing(true)}>
        Put in a release…
      </Button>
      <Button size="pill" onPress={onClear}>
        Select none
      </Button>
      {isChoosing && (
        <PutInDialog documents={able} onDone={onClear} onClose={() => setChoosing(false)} />
      )}
    </section>
  );
}
