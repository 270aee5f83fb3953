import { useState } from 'react';
import type { MediaItem } from '#prismic-folder/contract';
import { sentenceOf } from '../../api/sentenceOf.ts';
import { ApiError } from '../../api/AuthoringClient.ts';
import { useEditor } from '../../EditorContext.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { PickFileButton } from '../field/PickFileButton.tsx';
import { kindOfItem } from '../pickMedia.ts';
import { refusalOf } from '../upload/refusal.ts';
import { ComparedFiles } from './ComparedFiles.tsx';
import { useMediaItems } from './useMediaItem.ts';
import { useUndoOffer } from './useUndoOffer.ts';

type ReplaceFileProps = {
  item: MediaItem;
  onReplaced: (item: MediaItem) => void;
};

/** Puts another content into a file, after showing old and new side by side; all uses stay. */
export function ReplaceFile({ item, onReplaced }: ReplaceFileProps) {
  const { api, announce } = useEditor();
  const offerUndo = useUndoOffer();
  const items = useMediaItems();
  const [chosen, setChosen] = useState<{ file: File; address: string } | null>(null);
  const [part, setPart] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const close = () => {
    if (chosen !== null) URL.revokeObjectURL(chosen.address);
    setChosen(null);
    setPart(null);
    setProblem(null);
  };
  const replace = async (content: File) => {
    setPart(0);
    setProblem(null);
    try {
      const replaced = await api.call(
        'replaceMedia',
        { query: { name: item.name }, body: content },
        { onProgress: setPart },
      );
      items.put(replaced);
      announce(`${item.name} is replaced.`);
      if (replaced.binned !== undefined) {
        offerUndo(`${item.name} is replaced.`, [replaced.binned]);
      }
      close();
      onReplaced(replaced);
    } catch (error) {
      setPart(null);
      setProblem(error instanceof ApiError ? refusalOf(content, error) : sentenceOf(error));
    }
  };
  return (
    <>
      <PickFileButton
        kind="text"
        kinds={[kindOfItem(item)]}
        onFile={(file) => {
          setChosen({ file, address: URL.createObjectURL(file) });
        }}
      >
        Replace the file
      </PickFileButton>
      {chosen !== null && (
        <Dialog
          title="Replace"
          lightTitle={item.name}
          isOpen
          isQuestion
          width={760}
          onClose={close}
          foot={
            <>
              <Button kind="quiet" size="dialog" onPress={close}>
                Cancel
              </Button>
              <Button
                kind="primary"
                size="dialog"
                isDisabled={part !== null}
                onPress={() => void replace(chosen.file)}
              >
                {part === null ? 'Replace' : `Uploading ${Math.floor(part * 100)}%`}
              </Button>
            </>
          }
        >
          <ComparedFiles item={item} {...chosen} problem={problem} />
        </Dialog>
      )}
    </>
  );
}
