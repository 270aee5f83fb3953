import { useEffect, useRef, useState } from 'react';
import type { SendWay } from '../../Sender.ts';
import { Button } from '../../kit/controls/Button.tsx';
import { FieldFrame } from '../../kit/fields/FieldFrame.tsx';
import { TextInput } from '../../kit/fields/TextInput.tsx';
import { useLatest } from '../../kit/hooks/useLatest.ts';
import { Icon } from '../../kit/icons/Icon.tsx';
import type { Known } from './onlineWords.ts';
import { SendTrouble, TrialRun } from './TrialRun.tsx';
import * as styles from './Online.styles.ts';

interface WayFormProps extends Pick<Known, 'state' | 'ask'> {
  readonly way: SendWay;
}

/** What a way needs to know: two fields, and a third where somebody wants it otherwise. */
export function WayForm({ way, state, ask }: WayFormProps) {
  const [values, setValues] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(way.fields.map(({ id, value }) => [id, value])),
  );
  const { run } = state;
  const sending = run?.way === way.id && run.kind === 'send' ? run : null;
  // What was sent since says more than the trial before it.
  const isPast = (state.sent[0]?.at ?? 0) > (state.trial?.startedAt ?? 0);
  const last = state.trial?.way === way.id && !isPast ? state.trial : null;
  const [isChanged, setChanged] = useState(false);
  const fault = isChanged ? undefined : last?.fault?.text;
  // Without a line there was nothing to look at: only the field has something to say.
  const trial = last?.took !== null && last?.lines.length === 0 ? null : last;
  const isTrying = run?.took === null;
  const [asked, setAsked] = useState<{ readonly field: string } | null>(null);
  const fields = useRef<HTMLFormElement>(null);
  const missing = last?.lines.find(({ asks, state: how }) => asks && how === 'wrong')?.asks;
  const isAsked = (id: string) => id === asked?.field || id === missing || values[id] !== '';
  const shown = way.fields.filter(({ id, isExtra = false }) => !isExtra || isAsked(id));
  useEffect(() => {
    if (asked) fields.current?.querySelector<HTMLElement>(`[name='${asked.field}']`)?.focus();
  }, [asked]);
  // What the trial found missing is what is written next.
  const isTried = useRef(false);
  useEffect(() => {
    if (missing === undefined || !isTried.current) return;
    isTried.current = false;
    setAsked({ field: missing });
  }, [missing]);
  const [isWaiting, setWaiting] = useState(false);
  const submit = () => {
    // What is written while it is tried is tried next.
    setWaiting(isTrying);
    if (isTrying) return;
    isTried.current = true;
    setChanged(false);
    ask({ do: 'try', way: way.id, values });
  };
  const latest = useLatest(submit);
  useEffect(() => {
    if (isWaiting && !isTrying) latest()();
  }, [isWaiting, isTrying, latest]);
  return (
    <>
      <form
        ref={fields}
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
                name={id}
                value={values[id] ?? ''}
                placeholder={placeholder}
                inputMode="url"
                spellCheck={false}
                start={index === 0 && <Icon name="globe" />}
                end={index === 0 && way.isSetUp && value === values[id] && <Icon name="check" />}
                isInvalid={index === 0 && fault !== undefined}
                onChange={(text) => {
                  setValues({ ...values, [id]: text });
                  setChanged(true);
                }}
                onEnter={submit}
              />
            )}
          </FieldFrame>
        ))}
        {trial === null && (
          <Button kind={way.isSetUp ? 'secondary' : 'primary'} type="submit" isPending={isTrying}>
            {way.isSetUp ? 'Trial run' : 'Try it'}
          </Button>
        )}
      </form>
      {sending && <SendTrouble run={sending} ask={ask} />}
      {trial && (
        <TrialRun
          run={trial}
          isBusy={isTrying}
          onTry={submit}
          onAsk={(field) => setAsked({ field })}
        />
      )}
    </>
  );
}
