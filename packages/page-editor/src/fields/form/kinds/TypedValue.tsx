import { useReducer } from 'react';
import { equalJson, type Json } from 'prismic-folder/edit';
import type { Elements } from '../../../kit/Elements.ts';
import { type FieldProps, frameProps } from '../../field/FieldProps.ts';
import { focusNext } from '../../field/focusField.ts';
import { createKeptByPath } from '../../field/followPath.ts';
import { useForm } from '../../field/FormContext.ts';
import { FieldFrame } from '../../../kit/fields/FieldFrame.tsx';
import { TextInput } from '../../../kit/fields/TextInput.tsx';

/** What a written form of a value means. */
export interface Written<Value> {
  /** null: it is not a value. */
  readonly read: (text: string) => Value | null;
  readonly fault: (text: string) => string;
  /** The value as the file has it. */
  readonly write: (value: Value) => string;
}

type TypedValueProps<Value> = {
  props: FieldProps;
  /** The value as it is shown. */
  words: string;
  written: Written<Value>;
  start?: Elements;
  end?: Elements;
};

/** A value that is typed as text. What is not a value yet stays in the control. */
export function TypedValue<Value>({ props, words, written, start, end }: TypedValueProps<Value>) {
  const [pending, setPending] = usePendingText(props);
  const typed = pending === null ? null : written.read(pending);
  const fault = pending !== null && typed === null ? written.fault(pending) : null;
  const finish = () => {
    if (fault === null) setPending(null);
  };
  return (
    <FieldFrame {...frameProps(props)} problem={fault ?? props.problem}>
      {(naming) => (
        <TextInput
          {...naming}
          value={pending ?? words}
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
            const read = isEmpty ? null : written.read(text);
            const next = read === null ? undefined : written.write(read);
            setPending(isEmpty ? null : text, next);
            if (isEmpty || next !== undefined) props.onChange(next, { isTyping: true });
          }}
        />
      )}
    </FieldFrame>
  );
}

/** What is typed in a control, and the value that its field has with it. */
interface Pending {
  readonly text: string;
  readonly value: Json | undefined;
}

const pending = createKeptByPath<Pending>();

/**
 * Text of a control that is not a value yet, such as half a date: it stays with the field while the
 * document is open, also while the field is not shown, until something else changes the value, such as
 * a calendar or undo. null: the control shows its value. What is typed is given with the value that it
 * means, if it is one.
 */
export function usePendingText({
  path,
  value,
}: Pick<FieldProps, 'path' | 'value'>): readonly [
  text: string | null,
  setText: (text: string | null, means?: Json) => void,
] {
  const { session } = useForm();
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const keep = (text: string | null, means = value) => {
    pending.set(session, path, text === null ? undefined : { text, value: means });
    renderAgain();
  };
  const kept = pending.get(session, path);
  return [kept && equalJson(kept.value, value) ? kept.text : null, keep];
}
