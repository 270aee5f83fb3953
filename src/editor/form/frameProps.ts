import type { FieldFrameProps } from '../ui/fields/FieldFrame.tsx';
import type { FieldProps } from './FieldProps.ts';
import { valueWords } from './values/valueWords.ts';

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
    onPutBack: () => {
      onChange(published, { label: `put back ${field.label}` });
    },
  };
}
