import { useState } from 'react';
import type { SendWay } from '../../Sender.ts';
import { Button } from '../../kit/controls/Button.tsx';
import { FieldFrame } from '../../kit/fields/FieldFrame.tsx';
import { TextInput } from '../../kit/fields/TextInput.tsx';
import { Icon } from '../../kit/icons/Icon.tsx';
import type { Online } from '../../session/useOnline.ts';
import { SendTrouble, TrialRun } from './TrialRun.tsx';
import * as styles from './Online.styles.ts';

interface WayFormProps extends Pick<Online, 'ask'> {
  readonly way: SendWay;
  readonly state: NonNullable<Online['state']>;
}

/** What a way needs to know: two fields, and a third where somebody wants it otherwise. */
export function WayForm({ way, state, ask }: WayFormProps) {
  const [values, setValues] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(way.fields.map(({ id, value }) => [id, value])),
  );
  const { run } = state;
  const trial = state.trial?.way === way.id ? state.trial : null;
  const sending = run?.way === way.id && run.kind === 'send' ? run : null;
  const isTrying = run?.took === null;
  const [asked, setAsked] = useState<string | null>(null);
  const isAsked = (id: string) =>
    id === asked ||
    values[id] !== '' ||
    trial?.lines.some(({ asks, state: how }) => asks === id && how === 'wrong') === true;
  const shown = way.fields.filter(({ id, isExtra = false }) => !isExtra || isAsked(id));
  const submit = () => {
    if (!isTrying) void ask({ do: 'try', way: way.id, values });
  };
  const fault = trial?.fault?.text;
  return (
    <>
      <form
        className={styles.fields}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {shown.map(({ id, label, placeholder, value }, index) => (
          <FieldFrame key={id} label={label} problem={index === 0 ? (fault ?? null) : null}>
            {(naming) => (
              <TextInput
                {...naming}
                value={values[id] ?? ''}
                placeholder={placeholder}
                inputMode="url"
                spellCheck={false}
                start={index === 0 && <Icon name="globe" />}
                end={index === 0 && way.isSetUp && value === values[id] && <Icon name="check" />}
                isInvalid={index === 0 && fault !== undefined}
                onChange={(text) => setValues({ ...values, [id]: text })}
                onEnter={submit}
              />
            )}
          </FieldFrame>
        ))}
        {trial === null && (
          <Button kind={way.isSetUp ? 'secondary' : 'primary'} type="submit" isDisabled={isTrying}>
            {way.isSetUp ? 'Trial run' : 'Try it'}
          </Button>
        )}
      </form>
      {sending && <SendTrouble run={sending} ask={ask} />}
      {trial && <TrialRun run={trial} isBusy={isTrying} onTry={submit} onAsk={setAsked} />}
    </>
  );
}
