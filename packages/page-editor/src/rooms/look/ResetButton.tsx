import type { DocumentSession } from '../../document/DocumentSession.ts';
import { useOpenDocument } from '../../document/useOpenDocument.ts';
import { useEditor } from '../../session/EditorContext.ts';
import { Button } from '../../kit/controls/Button.tsx';
import type { EditorType } from '../../model/EditorModels.ts';
import { isReadOnly, jsonOf } from './useLookField.ts';
import { isChosen, resetLook } from './lookValues.ts';

interface ResetButtonProps {
  readonly words: string;
  readonly type: EditorType;
  readonly session: DocumentSession;
  readonly onChoose: () => void;
}

/** Brings the site's own look back, if anything differs from it. */
export function ResetButton({ words, type, session, onChoose }: ResetButtonProps) {
  const { announce } = useEditor();
  const json = useOpenDocument(session, jsonOf);
  const readOnly = useOpenDocument(session, isReadOnly);
  if (readOnly || !isChosen(json, type)) return null;
  const reset = () => {
    onChoose();
    session.edit(resetLook(session.get().json, type), {
      label: 'choose the look of the site itself',
    });
    announce(`${words}. Undo with Control Z.`);
  };
  return (
    <Button kind="text" onPress={reset}>
      {words}
    </Button>
  );
}
