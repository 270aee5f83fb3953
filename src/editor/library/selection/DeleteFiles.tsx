import { useState } from 'react';
import { sentenceOf } from '../../api/sentenceOf.ts';
import { countWords } from '../../documents/names/typeWords.ts';
import { useEditor } from '../../EditorContext.ts';
import { useUndoOffer } from '../../media/file/useUndoOffer.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import * as styles from './SelectionBar.styles.ts';

type DeleteFilesProps = {
  names: readonly string[];
  /** Files of the selection that are used, and stay. */
  kept: number;
  onClose: (isDone: boolean) => void;
};

/** Asks before several files go to the bin. One that is used by now stays, and is named. */
export function DeleteFiles({ names, kept, onClose }: DeleteFilesProps) {
  const { api, announce } = useEditor();
  const offerUndo = useUndoOffer();
  const [isBusy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const files = countWords(names.length, 'file');
  const remove = async () => {
    setBusy(true);
    const binned: string[] = [];
    const refused: string[] = [];
    for (const name of names) {
      try {
        // One after the other: each is a change of its own.
        // oxlint-disable-next-line no-await-in-loop
        const answer = await api.call('removeMedia', { query: { name } });
        binned.unshift(answer.binned);
      } catch (error) {
        refused.push(`${name}: ${sentenceOf(error)}`);
      }
    }
    setBusy(false);
    if (binned.length > 0) {
      const words = binned.length === 1 ? '1 file is' : `${binned.length} files are`;
      announce(`${words} deleted.`);
      offerUndo(`${words} in the bin for 30 days.`, binned);
    }
    setProblems(refused);
    if (refused.length === 0) onClose(true);
  };
  return (
    <Dialog
      title={`Delete ${files}?`}
      lead={
        kept === 0
          ? 'No document uses them. They go to the bin for 30 days.'
          : `No document uses them. They go to the bin for 30 days. ${countWords(kept, 'selected file')} that documents use ${kept === 1 ? 'stays' : 'stay'}.`
      }
      isOpen
      isQuestion
      width={560}
      onClose={() => onClose(false)}
      foot={
        <>
          <Button kind="quiet" size="dialog" onPress={() => onClose(problems.length > 0)}>
            {problems.length > 0 ? 'Close' : 'Cancel'}
          </Button>
          {problems.length === 0 && (
            <Button kind="primary" size="dialog" isDisabled={isBusy} onPress={() => void remove()}>
              {`Delete ${files}`}
            </Button>
          )}
        </>
      }
    >
      {problems.length > 0 && (
        <ul className={styles.problems} role="alert">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
