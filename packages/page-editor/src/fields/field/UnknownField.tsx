import type { Json } from 'prismic-folder/edit';
import { FieldFrame } from '../../kit/fields/FieldFrame.tsx';
import { TextInput } from '../../kit/fields/TextInput.tsx';
import { type FieldProps, frameProps } from './FieldProps.ts';

const LINES = 12;

/** A value the editor has no control for: readable, and kept in the file. */
export function UnknownField(props: FieldProps) {
  return (
    <FieldFrame {...frameProps(props)} hint="" readOnly={props.readOnly ?? 'Kept as it is'}>
      {(naming) => <ReadOnlyText {...naming} text={valueText(props.value)} lines={LINES} />}
    </FieldFrame>
  );
}

type ReadOnlyTextProps = Omit<
  Parameters<typeof TextInput>[0],
  'value' | 'onChange' | 'isReadOnly'
> & {
  text: string;
};

/** Text that can be selected and copied, but not changed. */
export function ReadOnlyText({ text, ...input }: ReadOnlyTextProps) {
  return (
    <TextInput
      {...input}
      value={text}
      onChange={ignore}
      isReadOnly
      isMultiline
      spellCheck={false}
    />
  );
}

function ignore(): void {
  // A read-only control reports no changes.
}

/** A value as text: a plain text as it is, anything else as its JSON. */
export function valueText(value: Json | undefined): string {
  if (value === undefined || value === null) return 'Empty';
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
}
