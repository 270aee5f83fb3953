import type { ReleaseDetails } from '#prismic-folder/contract';
import { useAction } from '../../ui/hooks/useAction.ts';
import { documentId } from '../../documents/operations/documentCall.ts';
import { useEditor } from '../../EditorContext.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { releaseAddress } from '../../address.ts';
import * as styles from '../releases.styles.ts';

type RemoveDialogProps = {
  release: ReleaseDetails;
  onClose: () => void;
};

/** Removes a release; what it holds becomes drafts. */
export function RemoveDialog({ release, onClose }: RemoveDialogProps) {
  const { api, toast, announce, go } = useEditor();
  const { isRunning, problem, run } = useAction();
  const { id, label, documents } = release;
  const remove = () =>
    run(async () => {
      await api.call('removeRelease', { params: { release: id } });
      const sentence = `${label} removed.${documents.length > 0 ? ' What it held is a draft.' : ''}`;
      onClose();
      go(releaseAddress());
      toast({ message: sentence });
      announce(sentence);
    });
  return (
    <Dialog
      title="Remove"
      lightTitle={label}
      lead={
        documents.length === 0
          ? 'Nothing is in it.'
          : 'What it holds becomes drafts. A document that has a draft keeps that one; what was in the release is in its history.'
      }
      isQuestion
      isOpen
      onClose={onClose}
      foot={
        <>
          <Button kind="quiet" size="dialog" onPress={onClose}>
            Keep it
          </Button>
          <Button kind="primary" size="dialog" isPending={isRunning} onPress={remove}>
            {`Remove ${label}`}
          </Button>
        </>
      }
    >
      {documents.length > 0 && (
        <ul className={styles.names}>
          {documents.map((document) => (
            <li key={documentId(document)}>{document.title}</li>
          ))}
        </ul>
      )}
      {problem !== null && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </Dialog>
  );
}
