import { useEffect, useRef, useState } from 'react';
import { useAction } from '../../kit/hooks/useAction.ts';
import { takeFocus } from '../../kit/overlays/startInField.ts';
import { useEditor } from '../../session/EditorContext.ts';
import { Button } from '../../kit/controls/Button.tsx';
import { FieldFrame } from '../../kit/fields/FieldFrame.tsx';
import { TextInput } from '../../kit/fields/TextInput.tsx';
import { Stack } from '../../kit/layout/Stack.tsx';
import { WelcomeActions, WelcomeTitle } from '../../kit/layout/Welcome.tsx';
import { Problem, Text } from '../../kit/text/Text.tsx';
import { checkAnswers, hasFaults, type Written } from './checkAnswers.ts';
import * as styles from './FirstDay.styles.ts';
import { LinkRows } from './LinkRows.tsx';
import { PictureField } from './PictureField.tsx';
import { startSite, type Uploaded } from './checkAnswers.ts';

interface OwnFormProps {
  readonly onBack: () => void;
  readonly onDone: () => void;
}

const EMPTY: Written = {
  name: '',
  line: '',
  email: '',
  links: [
    { label: '', address: '' },
    { label: '', address: '' },
  ],
  picture: null,
};

/** Asks for what a new site cannot do without, and puts it in the place of the demo. */
export function OwnForm({ onBack, onDone }: OwnFormProps) {
  const { api, host, models, toast } = useEditor();
  const [written, setWritten] = useState(EMPTY);
  const [isChecked, setIsChecked] = useState(false);
  const form = useRef<HTMLElement>(null);
  const uploaded = useRef<Uploaded | null>(null);
  const { isRunning, problem, run } = useAction();
  const faults = checkAnswers(written);
  const shown = isChecked ? faults : { links: written.links.map(() => null) };
  const set = (change: Partial<Written>) => setWritten({ ...written, ...change });

  // The first field that something is wrong with.
  useEffect(() => {
    if (isChecked) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [isChecked]);

  const start = () => {
    setIsChecked(true);
    if (isRunning || hasFaults(faults)) {
      form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
      return;
    }
    run(async () => {
      await startSite({ api, host, models }, written, uploaded);
      toast({ message: 'Your site is here. The demo is kept aside.' });
      onDone();
    });
  };

  const text = (key: 'name' | 'line' | 'email', label: string, hint: string) => (
    <FieldFrame label={label} hint={hint} problem={shown[key] ?? null}>
      {(naming) => (
        <TextInput
          {...naming}
          value={written[key]}
          isInvalid={shown[key] !== undefined}
          {...(key === 'email' && { inputMode: 'email', spellCheck: false })}
          {...(key === 'name' && { ref: takeFocus })}
          onChange={(value) => set({ [key]: value })}
          onEnter={start}
        />
      )}
    </FieldFrame>
  );

  return (
    <main className={styles.form} aria-label="Start your own">
      <WelcomeTitle title="Start" lightTitle="your own" size="form" />
      <Text as="p" tone="muted">
        All of it can be changed later. The demo moves aside, and you can bring it back.
      </Text>
      <Stack gap={20} ref={form} className={styles.fields}>
        {text('name', 'Your name', 'As people know you')}
        {text('line', 'What you do', 'Such as Product Designer & Illustrator')}
        {text('email', 'Email', 'Where people can write to you; may stay empty')}
        <LinkRows
          links={written.links}
          faults={shown.links}
          onChange={(links) => set({ links })}
          onEnter={start}
        />
        <PictureField
          file={written.picture}
          problem={shown.picture ?? null}
          onChange={(picture) => set({ picture })}
        />
      </Stack>
      <Problem>{problem}</Problem>
      <WelcomeActions>
        <Button kind="primary" size="dialog" isPending={isRunning} onPress={start}>
          {isRunning ? 'Starting your site' : 'Start my site'}
        </Button>
        <Button kind="quiet" size="dialog" isDisabled={isRunning} onPress={onBack}>
          Back
        </Button>
      </WelcomeActions>
    </main>
  );
}
