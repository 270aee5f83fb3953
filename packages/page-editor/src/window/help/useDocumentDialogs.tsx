import { useCallback, useState } from 'react';
import type { DocumentSession } from '../../document/DocumentSession.ts';
import { FIND_PATH } from '../../session/findDocument.ts';
import { useEditor } from '../../session/EditorContext.ts';
import type { Place } from '../../model/place.ts';
import { useOpenSignal } from '../../kit/hooks/useOpenSignal.ts';
import { lazyDialog } from '../../kit/loading/lazy.tsx';
import {
  historyAddress,
  lookAddress,
  REMOVED_ADDRESS,
  releaseAddress,
} from '../../session/address.ts';
import type { Command } from './GoToDialog.tsx';
import { Hints } from './Hints.tsx';

const ReviewDialog = lazyDialog(
  'Review',
  async () => (await import('../../rooms/review/ReviewDialog.tsx')).ReviewDialog,
);
const ConflictDialog = lazyDialog(
  'Two versions',
  async () => (await import('../../rooms/review/ConflictDialog.tsx')).ConflictDialog,
);
const GoToDialog = lazyDialog('Go to', async () => (await import('./GoToDialog.tsx')).GoToDialog);
const ShortcutDialog = lazyDialog(
  'Keys',
  async () => (await import('./ShortcutDialog.tsx')).ShortcutDialog,
);

type DialogName = 'review' | 'conflict' | 'help' | 'goTo';

/** The dialogs and hints of a document's window, and what opens them. */
export function useDocumentDialogs(
  session: DocumentSession,
  place: Place,
  onPlace: (place: Place) => void,
  onPreview: () => void,
) {
  const { go, host, models } = useEditor();
  const [shown, setShown] = useState<DialogName | null>(null);
  const openSignal = useOpenSignal();
  const close = () => setShown(null);
  const onReview = useCallback(() => setShown('review'), []);
  const onHelp = useCallback(() => setShown('help'), []);
  const onHistory = () => {
    const signal = openSignal();
    const show = () => {
      if (!signal.aborted) go(historyAddress(session.get().key, session.get().version));
    };
    // What was typed last is a version, too.
    void session.flush().then(show, show);
  };
  const look = models.types.get(host.look?.type ?? '');
  const commands: readonly Command[] = [
    { id: 'review', label: 'Review and publish', shortcut: 'Mod Enter', run: onReview },
    { id: 'history', label: 'History of this document', run: onHistory },
    { id: 'documents', label: 'All documents', run: () => go('/edit') },
    { id: 'library', label: 'Library: all pictures and files', run: () => go('/edit/media') },
    {
      id: 'undescribed',
      label: 'Pictures without a description',
      run: () => go('/edit/media?task=undescribed'),
    },
    {
      id: 'find',
      label: 'Find in all content',
      shortcut: 'Mod Shift F',
      run: () => go(FIND_PATH),
    },
    ...(look ? [{ id: 'look', label: look.label, run: () => go(lookAddress(look.id)) }] : []),
    { id: 'releases', label: 'Releases', run: () => go(releaseAddress()) },
    { id: 'removed', label: 'Deleted documents', run: () => go(REMOVED_ADDRESS) },
    { id: 'keys', label: 'Keys of the editor', shortcut: '?', run: onHelp },
    { id: 'preview', label: 'Preview in a new tab', shortcut: 'Mod P', run: onPreview },
  ];
  const onChoose = useCallback(() => setShown('conflict'), []);
  return {
    onReview,
    onHelp,
    onGoTo: () => setShown('goTo'),
    /** Shows both versions of a conflict. */
    onChoose,
    dialogs: (
      <>
        {/* They are about what is selected on the page. */}
        {session.get().key.type !== look?.id && <Hints session={session} place={place} />}
        {shown === 'review' && <ReviewDialog session={session} onPlace={onPlace} onClose={close} />}
        {shown === 'conflict' && <ConflictDialog session={session} onClose={close} />}
        {shown === 'help' && <ShortcutDialog onClose={close} />}
        {shown === 'goTo' && (
          <GoToDialog session={session} commands={commands} onPlace={onPlace} onClose={close} />
        )}
      </>
    ),
  };
}
