import { kindWords } from '../../session/documentWords.ts';
import { useEditor } from '../../session/EditorContext.ts';
import { Button } from '../../kit/controls/Button.tsx';
import { NameRow, RuledList } from '../../kit/lists/Ruled.tsx';
import { ConfirmDialog } from '../../kit/overlays/FormDialog.tsx';
import type { ProtectionChoice, StillProtected } from '../../api/guardProtection.ts';
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
    <ConfirmDialog
      title="Still protected"
      lead={`Under a password until now: ${thingsOf(found)}. Nobody but you sees this until you make it public.`}
      cancel="Cancel"
      verb={first === 'unpublish' ? 'Unpublish these too' : 'Leave them protected'}
      other={
        <Button kind="quiet" size="dialog" onPress={() => onAnswer('public')}>
          Make them public
        </Button>
      }
      onSubmit={() => onAnswer(first)}
      onClose={onClose}
    >
      <RuledList isLimited aria-label="Still protected">
        {documents.map((document) => (
          <NameRow key={document.id} name={document.title} kind={kindWords(models, document)} />
        ))}
        {external.map((number) => (
          <NameRow key={number} name={number} kind="External project" />
        ))}
        {media.map((name) => (
          <NameRow key={name} name={name} kind="File" />
        ))}
      </RuledList>
    </ConfirmDialog>
  );
}
