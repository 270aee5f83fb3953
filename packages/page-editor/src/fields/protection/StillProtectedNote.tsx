import { useState } from 'react';
import { sentenceOf } from '../../kit/messages/sentenceOf.ts';
import { useCall } from '../../session/useAnswer.ts';
import { useEditor } from '../../session/EditorContext.ts';
import { Button } from '../../kit/controls/Button.tsx';
import { isNothing, settleProtection, type StillProtected } from '../../api/guardProtection.ts';
import { Row } from '../../kit/layout/Stack.tsx';
import { Note } from '../../kit/text/Text.tsx';
import * as styles from './protection.styles.ts';
import { thingsOf } from './thingsOf.ts';

/**
 * Says what stays protected although no password protects it any more, whoever changed that: another
 * program, a checkout, or the owner, who has not decided yet.
 */
export function StillProtectedNote() {
  const { api, askProtection, toast } = useEditor();
  /** The answer that was decided on: the next one says what is left. */
  const [decided, setDecided] = useState<StillProtected | null>(null);
  const found = useCall('readProtection', {}).value;
  if (!found || isNothing(found) || found === decided) return null;
  const decide = async () => {
    const choice = await askProtection(found);
    if (choice === null) return;
    try {
      await settleProtection(api, found, choice);
      setDecided(found);
    } catch (error) {
      toast({ message: sentenceOf(error) });
    }
  };
  return (
    <Row as="p" gap={16} wraps={4} align="baseline" className={styles.still}>
      <Note as="span">{`Visitors miss ${thingsOf(found)}: no password protects this any more, and you have not made it public.`}</Note>
      <Button kind="link" onPress={decide}>
        Decide
      </Button>
    </Row>
  );
}
