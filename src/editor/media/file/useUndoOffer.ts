import { useCallback } from 'react';
import { sentenceOf } from '../../api/sentenceOf.ts';
import { useEditor } from '../../EditorContext.ts';
import { useMediaItems } from './useMediaItem.ts';

/** Offers to bring back from the bin what was just deleted, replaced or shrunk. */
export function useUndoOffer(): (message: string, binned: readonly string[]) => void {
  const { api, announce, toast } = useEditor();
  const items = useMediaItems();
  return useCallback(
    (message, binned) => {
      const undo = async () => {
        try {
          for (const id of binned) {
            // The last change is undone first, and each has to be read before the next one.
            // oxlint-disable-next-line no-await-in-loop
            items.put(await api.call('restoreMedia', { body: { id } }));
          }
          announce(binned.length === 1 ? 'Undone.' : `Undone: ${binned.length} files are back.`);
        } catch (error) {
          toast({ message: sentenceOf(error) });
        }
      };
      toast({ message, action: { label: 'Undo', run: () => void undo() } });
    },
    [api, announce, toast, items],
  );
}
