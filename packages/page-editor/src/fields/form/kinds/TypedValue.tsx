import { useCallback, useState } from 'react';
import type { JsonPath } from 'prismic-folder/edit';
import type { Elements } from '../../../kit/Elements.ts';
import type { DocumentSession } from '../../../document/DocumentSession.ts';
import { type FieldProps, frameProps } from '../../field/FieldProps.ts';
import { focusNext } from '../../field/focusField.ts';
import { useForm } from '../../field/FormContext.ts';
import { FieldFrame } from '../../../kit/fields/FieldFrame.tsx';
import { TextInput } from '../../../kit/fields/TextInput.tsx';

/** What a written form of a value means. */
export interface Written<Value> {
  /** null: it is not a value. */
  readonly read: (text: string) => Value | null;
  readonly fault: (text: string) => string;
  readonly isSame: (one: Value, other: Value) => boolean;
}

type TypedValueProps<Value> = {
  props: FieldProps;
  value: Value | null;
  /** The value as it is shown. */
  words: string;
  written: Written<Value>;
  onValue: (value: Value | null) => void;
  start?: Elements;
  end?: Elements;
};

/** A value that is typed as text. What is not a value yet stays in the control. */
export function TypedValue<Value>({
  props,
  value,
  words,
  written,
  onValue,
  start,
  end,
}: TypedValueProps<Value>) {
  const [pending, setPending] = usePendingText(props.path);
  const typed = pending === null ? null : written.read(pending);
  const fault = pending !== null && typed === null ? written.fault(pending) : null;
  // Something else has changed the value since, such as the calendar or undo.
  const isStale = typed !== null && (value === null || !written.isSame(typed, value));
  const finish = () => {
    if (fault === null) setPending(null);
  };
  return (
    <FieldFrame {...frameProps(props)} problem={fault ?? props.problem}>
      {(naming) => (
        <TextInput
          {...naming}
          value={isStale || pending === null ? words : pending}
          isReadOnly={props.readOnly !== null}
          isInvalid={fault !== null}
          spellCheck={false}
          start={start}
          end={props.readOnly === null ? end : undefined}
          onBlur={finish}
          onEnter={() => {
            finish();
            focusNext();
          }}
          onChange={(text) => {
            const isEmpty = text.trim() === '';
            setPending(isEmpty ? null : text);
            const next = isEmpty ? null : written.read(text);
            if (isEmpty || next !== null) onValue(next);
          }}
        />
      )}
    </FieldFrame>
  );
}

const pending = new WeakMap<DocumentSession, Map<string, string>>();

/**
 * Text of a control that is not a value yet, such as half a date: it stays with the field while the
 * document is open, also while the field is not shown. null: the control shows its value.
 */
export function usePendingText(
  path: JsonPath,
): readonly [text: string | null, setText: (text: string | null) => void] {
  const { session } = useForm();
  const key = path.join('/');
  const [text, setText] = useState(textsOf(session).get(key) ?? null);
  const keep = useCallback(
    (next: string | null) => {
      if (next === null) textsOf(session).delete(key);
      else textsOf(session).set(key, next);
      setText(next);
    },
    [session, key],
  );
  return [text, keep];
}

function textsOf(session: DocumentSession): Map<string, string> {
  const texts = pending.get(session) ?? new Map<string, string>();
  pending.set(session, texts);
  return texts;
}
