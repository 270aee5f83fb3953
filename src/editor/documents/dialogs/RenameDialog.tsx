import { useState } from 'react';
import type { DocumentSummary } from '#prismic-folder/contract';
import { useEditor } from '../../EditorContext.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { useAction } from '../../ui/hooks/useAction.ts';
import { useUses } from '../lookup/useDocumentAnswers.ts';
import { countWords } from '../../ui/countWords.ts';
import { noteFollowing, noteMove } from '../operations/addressNotes.ts';
import { documentCall } from '../operations/documentCall.ts';
import * as styles from './dialogs.styles.ts';
import { UidInput } from './UidInput.tsx';
import { useFreeUid } from './useFreeUid.ts';
import { linkingDocuments, UsesList } from './UsesList.tsx';

type RenameDialogProps = {
  document: DocumentSummary;
  /** The uid to begin with; its own by default. */
  uid?: string;
  /** Called before the files are moved. */
  beforeChange?: (() => Promise<void>) | undefined;
  onClose: () => void;
  onRenamed: (document: DocumentSummary) => void;
};

/** Changes the address of a document, and says what follows. */
export function RenameDialog({
  document,
  uid: given,
  beforeChange,
  onClose,
  onRenamed,
}: RenameDialogProps) {
  const { api } = useEditor();
  const own = document.uid ?? document.name;
  const [uid, setUid] = useState(given ?? own);
  const check = useFreeUid(document.type, uid, own);
  const uses = useUses(document).value;
  const { isRunning, problem, run } = useAction();
  const rename = () => {
    if (uid === own) return onClose();
    if (check.problem !== null || isRunning) return undefined;
    return run(async () => {
      await beforeChange?.();
      const renamed = await api.call('renameDocument', {
        ...documentCall(document),
        body: { name: uid },
      });
      // It was typed, or taken over: it stays whatever the title becomes.
      noteFollowing(document.id, false);
      noteMove(document, renamed.name);
      onClose();
      onRenamed(renamed);
    });
  };
  const links = linkingDocuments(uses ?? []);
  const follow =
    links.length === 0
      ? 'No document links here.'
      : `${countWords(links.length, 'document links', 'documents link')} here and will follow.`;
  return (
    <Dialog
      title="Rename"
      lightTitle="address"
      isOpen
      onClose={onClose}
      lead={`From /${own} to /${uid}. ${uses ? follow : ''} ${oldAddress(document)}`}
      foot={
        <>
          <Button kind="quiet" size="dialog" onPress={onClose}>
            Cancel
          </Button>
          <Button kind="primary" size="dialog" isPending={isRunning} onPress={rename}>
            Rename
          </Button>
        </>
      }
    >
      <UidInput
        type={document.type}
        uid={uid}
        check={check}
        isWritten
        onChange={setUid}
        onEnter={rename}
      />
      {links.length > 0 && <UsesList uses={uses ?? []} />}
      {problem !== null && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </Dialog>
  );
}

/** A document that was never public has no address that could be known to anybody. */
function oldAddress({ status }: DocumentSummary): string {
  const wasPublic = status === 'published' || status === 'changed' || status === 'archived';
  return wasPublic ? 'The old address will lead to the new one.' : '';
}
