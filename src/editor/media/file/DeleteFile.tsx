import { useState } from 'react';
import type { MediaItem } from '#prismic-folder/contract';
import { sentenceOf } from '../../api/sentenceOf.ts';
import { useEditor } from '../../EditorContext.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { useUndoOffer } from './useUndoOffer.ts';
import { FileUses, usedWords } from './FileUses.tsx';
import * as styles from './File.styles.ts';

type DeleteFileProps = {
  item: MediaItem;
  onDeleted: () => void;
  /** A place that uses the file was opened. */
  onLeave: () => void;
};

/** Deletes a file that nothing uses; otherwise says what uses it. */
export function DeleteFile({ item, onDeleted, onLeave }: DeleteFileProps) {
  const { api, announce } = useEditor();
  const offerUndo = useUndoOffer();
  const [isOpen, setOpen] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isUsed = item.uses > 0;
  const close = () => {
    setOpen(false);
    setProblem(null);
  };
  const remove = async () => {
    try {
      const { binned } = await api.call('removeMedia', { query: { name: item.name } });
      announce(`${item.name} is deleted.`);
      offerUndo(`${item.name} is in the bin for 30 days.`, [binned]);
      close();
      onDeleted();
    } catch (error) {
      setProblem(sentenceOf(error));
    }
  };
  return (
    <>
      <Button
        kind="text"
        onPress={() => {
          setOpen(true);
        }}
      >
        Delete
      </Button>
      <Dialog
        title={isUsed ? usedWords(item.uses) : `Delete ${item.name}?`}
        lead={
          isUsed
            ? `${item.name} can be deleted when nothing uses it any more.`
            : 'No document uses it. It goes to the bin for 30 days.'
        }
        isOpen={isOpen}
        isQuestion
        width={560}
        onClose={close}
        foot={
          <>
            <Button kind="quiet" size="dialog" onPress={close}>
              {isUsed ? 'Close' : 'Cancel'}
            </Button>
            {!isUsed && (
              <Button kind="primary" size="dialog" onPress={() => void remove()}>
                {`Delete ${item.name}`}
              </Button>
            )}
          </>
        }
      >
        {problem !== null && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
        {isUsed && (
          <FileUses
            item={item}
            onLeave={() => {
              close();
              onLeave();
            }}
          />
        )}
      </Dialog>
    </>
  );
}
