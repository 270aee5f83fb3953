import { useState } from 'react';
import type { MediaItem } from 'prismic-folder/contract';
import { sentenceOf } from '../../kit/messages/sentenceOf.ts';
import { useEditor } from '../../session/EditorContext.ts';
import { useUndoOffer } from '../../fields/media/file/mediaItems.ts';
import { Button } from '../../kit/controls/Button.tsx';
import { countWords } from '../../kit/countWords.ts';
import { useOpenSignal } from '../../kit/hooks/useOpenSignal.ts';
import { Stack } from '../../kit/layout/Stack.tsx';
import { ConfirmDialog } from '../../kit/overlays/FormDialog.tsx';
import { Note, Text } from '../../kit/text/Text.tsx';
import * as styles from './LibraryPage.styles.ts';

type SelectionBarProps = {
  selected: ReadonlySet<string>;
  /** The files that are listed. */
  items: readonly MediaItem[];
  onClear: () => void;
  onDescribe: (names: readonly string[]) => void;
  onShrink: (names: readonly string[]) => void;
};

/** What can be done with the selected files, at the foot of the page. */
export function SelectionBar({
  selected,
  items,
  onClear,
  onDescribe,
  onShrink,
}: SelectionBarProps) {
  const [isDeleting, setDeleting] = useState(false);
  const chosen = items.filter(({ name }) => selected.has(name));
  const namesOf = (files: readonly MediaItem[]) => files.map(({ name }) => name);
  const images = chosen.filter(({ kind }) => kind === 'image');
  const large = chosen.filter(({ enough }) => enough !== undefined);
  const unused = chosen.filter(({ uses }) => uses === 0);
  if (chosen.length === 0) return null;
  return (
    <div className={styles.selection} role="toolbar" aria-label="Selected files">
      <Note
        as="output"
        className={styles.selectionCount}
      >{`${countWords(chosen.length, 'file')} selected`}</Note>
      <Button
        kind="text"
        isDisabled={images.length === 0}
        onPress={() => onDescribe(namesOf(images))}
      >
        Describe
      </Button>
      <Button kind="text" isDisabled={large.length === 0} onPress={() => onShrink(namesOf(large))}>
        {large.length === 0 ? 'Shrink' : `Shrink ${large.length}`}
      </Button>
      <Button kind="text" isDisabled={unused.length === 0} onPress={() => setDeleting(true)}>
        {unused.length === 0 ? 'Delete' : `Delete ${unused.length} not used`}
      </Button>
      <Button kind="text" onPress={onClear}>
        Clear
      </Button>
      {isDeleting && (
        <DeleteFiles
          names={namesOf(unused)}
          kept={chosen.length - unused.length}
          onClose={(isDone) => {
            setDeleting(false);
            if (isDone) onClear();
          }}
        />
      )}
    </div>
  );
}

type DeleteFilesProps = {
  names: readonly string[];
  /** Files of the selection that are used, and stay. */
  kept: number;
  onClose: (isDone: boolean) => void;
};

/** Asks before several files go to the bin. One that is used by now stays, and is named. */
function DeleteFiles({ names, kept, onClose }: DeleteFilesProps) {
  const { api, announce } = useEditor();
  const offerUndo = useUndoOffer();
  const openSignal = useOpenSignal();
  const [isBusy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const files = countWords(names.length, 'file');
  const isRefused = problems.length > 0;
  const remove = async () => {
    setBusy(true);
    const signal = openSignal();
    const binned: string[] = [];
    const refused: string[] = [];
    for (const name of names) {
      // What the server has begun ends, and can be undone.
      if (signal.aborted) break;
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
    if (signal.aborted) return;
    setProblems(refused);
    if (refused.length === 0) onClose(true);
  };
  const stay = `${countWords(kept, 'selected file')} that documents use ${kept === 1 ? 'stays' : 'stay'}.`;
  return (
    <ConfirmDialog
      title={`Delete ${files}?`}
      lead={`No document uses them. They go to the bin for 30 days.${kept === 0 ? '' : ` ${stay}`}`}
      width={560}
      verb={`Delete ${files}`}
      cancel={isRefused ? 'Close' : 'Cancel'}
      isRunning={isBusy}
      isDisabled={isRefused}
      onSubmit={() => void remove()}
      onClose={() => onClose(isRefused)}
    >
      <Stack gap={8} role={isRefused ? 'alert' : undefined}>
        {problems.map((problem) => (
          <Text key={problem}>{problem}</Text>
        ))}
      </Stack>
    </ConfirmDialog>
  );
}
