import { useCallback, useState } from 'react';
import type { Elements } from '../../kit/Elements.ts';
import { lazyDialog } from '../../kit/loading/lazy.tsx';
import {
  MediaPickerContext,
  type ChosenMedia,
  type MediaRequest,
  type PickMedia,
} from './pickMedia.ts';

interface Pending extends MediaRequest {
  readonly answer: (chosen: ChosenMedia | null) => void;
}

/** Gives all parts of the editor inside it `useMediaPicker()`. */
export function MediaPicker({ children }: { children: Elements }) {
  const [pending, setPending] = useState<Pending | null>(null);
  const pick = useCallback<PickMedia>(
    (request) =>
      new Promise((answer) => {
        setPending((before) => {
          // One dialog at a time: the earlier question is closed without a choice.
          before?.answer(null);
          return { ...request, answer };
        });
      }),
    [],
  );
  return (
    <MediaPickerContext value={pick}>
      {children}
      {pending !== null && (
        <MediaDialog
          kinds={pending.kinds}
          current={pending.current}
          place={pending.place}
          onClose={(choice) => {
            setPending(null);
            pending.answer(choice);
          }}
        />
      )}
    </MediaPickerContext>
  );
}

/** The dialog of the library. */
export const MediaDialog = lazyDialog(
  'Media',
  async () => (await import('./MediaDialog.tsx')).MediaDialog,
);
