import { useState } from 'react';
import type { DocumentSummary } from 'prismic-folder/contract';
import { useEditor } from '../session/EditorContext.ts';
import { FormDialog } from '../kit/overlays/FormDialog.tsx';
import { useAction } from '../kit/hooks/useAction.ts';
import { useUses } from '../session/useDocumentAnswers.ts';
import { countWords } from '../kit/countWords.ts';
import { noteFollowing, noteMove } from '../session/followTitle.ts';
import { useFreeUid } from '../session/freeUid.ts';
import { documentCall } from '../session/documentCall.ts';
import { UidInput } from './UidInput.tsx';
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
    <FormDialog
      title="Rename"
      lightTitle="address"
      lead={`${uid === own ? '' : `From /${own} to /${uid}. `}${uses ? follow : ''} ${oldAddress(document)}`}
      verb="Rename"
      isRunning={isRunning}
      problem={problem}
      onSubmit={rename}
      onClose={onClose}
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
    </FormDialog>
  );
}

/** A document that was never public has no address that could be known to anybody. */
function oldAddress({ status }: DocumentSummary): string {
  const wasPublic = status === 'published' || status === 'changed' || status === 'archived';
  return wasPublic ? 'The old address will lead to the new one.' : '';
}
