import type { Json, JsonPath } from 'prismic-folder/edit';
import type { EditorField } from '../../model/EditorModels.ts';
import type { FieldFrameProps } from '../../kit/fields/FieldFrame.tsx';
import { valueWords } from './valueWords.ts';

interface FieldChange {
  /** Joins typing in the same field to one step of undo. */
  readonly isTyping?: boolean;
  /** What it does, where 'change {label}' says too little: 'add a card'. */
  readonly label?: string;
}

/** What every control of a field gets. The value may be anything a file can hold. */
export interface FieldProps {
  readonly field: EditorField;
  /** In the document's file. */
  readonly path: JsonPath;
  readonly value: Json | undefined;
  /** Its published value, where the field differs from it; undefined also if it was empty. */
  readonly published: Json | undefined;
  readonly isChanged: boolean;
  /** What is wrong with it, as a sentence. */
  readonly problem: string | null;
  /** Why it cannot be edited. */
  readonly readOnly: string | null;
  /** undefined removes the value from the file. */
  readonly onChange: (value: Json | undefined, change?: FieldChange) => void;
}

/** What the frame of a field shows, for every kind of field: `<FieldFrame {...frameProps(props)}>`. */
export function frameProps({
  field,
  problem,
  readOnly,
  isChanged,
  published,
  onChange,
}: FieldProps): Omit<FieldFrameProps, 'children'> {
  return {
    label: field.label,
    hint: field.hint,
    problem,
    readOnly,
    published: isChanged ? valueWords(published) : null,
    onPutBack: () => onChange(published, { label: `put back ${field.label}` }),
  };
}
