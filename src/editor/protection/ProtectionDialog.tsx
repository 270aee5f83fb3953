import { typeWords } from '../documents/names/typeWords.ts';
import * as styles from '../documents/dialogs/dialogs.styles.ts';
import { useEditor } from '../EditorContext.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Dialog } from '../ui/overlays/Dialog.tsx';
import type { ProtectionChoice, StillProtected } from '../api/guardProtection.ts';
import { thingsOf } from './thingsOf.ts';

type ProtectionDialogProps = {
  found: StillProtected;
  onAnswer: (choice: ProtectionChoice) => void;
  onClose: () => void;
};

/** Names what no password protects any more. */
export function ProtectionDialog({ found, onAnswer, onClose }: ProtectionDialogProps) {
  const { models } = useEditor();
  const { documents, media, external } = found;
  const first = documents.length > 0 ? 'unpublish' : 'leave';
  return (
    <Dialog
      title="Still protected"
      lead={`Under a password until now: ${thingsOf(found)}. Nobody but you sees this until you make it public.`}
      isQuestion
      isOpen
      onClose={onClose}
      foot={
        <>
          <Button kind="quiet" size="dialog" onPress={onClose}>
            Cancel
          </Button>
          <Button kind="primary" size="dialog" onPress={() => onAnswer(first)}>
            {first === 'unpublish' ? 'Unpublish these too' : 'Leave them protected'}
          </Button>
          <Button kind="quiet" size="dialog" onPress={() => onAnswer('public')}>
            Make them public
          </Button>
        </>
      }
    >
      <ul className={styles.rows} aria-label="Still protected">
        {documents.map(({ id, type, title, lang }) => (
          <Entry
            key={id}
            name={title}
            kind={[typeWords(models, type).one, lang].filter(Boolean).join(', ')}
          />
        ))}
        {external.map((number) => (
          <Entry key={number} name={number} kind="External project" />
        ))}
        {media.map((name) => (
          <Entry key={name} name={name} kind="File" />
        ))}
      </ul>
    </Dialog>
  );
}

function Entry({ name, kind }: { name: string; kind: string }) {
  return (
    <li className={styles.row}>
      <span className={styles.rowTitle}>{name}</span>
      <span className={styles.rowType}>{kind}</span>
    </li>
  );
}
