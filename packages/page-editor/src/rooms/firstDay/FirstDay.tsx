import { useState } from 'react';
import { useAction } from '../../kit/hooks/useAction.ts';
import { useEditor } from '../../session/EditorContext.ts';
import { useWords } from '../../session/useWords.ts';
import { Button } from '../../kit/controls/Button.tsx';
import { Welcome } from '../../kit/layout/Welcome.tsx';
import { OwnForm } from './OwnForm.tsx';

interface FirstDayProps {
  /** Whether the form is open from the start: it was asked for. */
  readonly isAsked: boolean;
  readonly onDone: () => void;
}

/** The editor's first screen on the demo: look around, or start a site of one's own. */
export function FirstDay({ isAsked, onDone }: FirstDayProps) {
  const { api } = useEditor();
  const { site, demo } = useWords();
  const [isOwn, setIsOwn] = useState(isAsked);
  const { isRunning, problem, run } = useAction();
  const look = () =>
    run(async () => {
      await api.call('keepDemo', {});
      onDone();
    });
  if (isOwn) {
    return <OwnForm onBack={isAsked ? onDone : () => setIsOwn(false)} onDone={onDone} />;
  }
  return (
    <Welcome
      title="Your"
      lightTitle={site}
      lead={`${demo} Look around in it first, or put your own site in its place. The demo is kept, and you can bring it back.`}
      problem={problem}
    >
      <Button kind="primary" size="dialog" onPress={() => setIsOwn(true)}>
        Start your own site
      </Button>
      <Button size="dialog" isPending={isRunning} onPress={look}>
        Look around in the demo
      </Button>
    </Welcome>
  );
}
