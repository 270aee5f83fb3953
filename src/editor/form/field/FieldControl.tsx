import type { FieldProps } from '../FieldProps.ts';
import { useForm } from '../FormContext.ts';
import { UnknownField } from '../kinds/UnknownField.tsx';

/** The control of a field by its kind; a kind without one is shown as text. */
export function FieldControl(props: FieldProps) {
  const { controls } = useForm();
  const { type } = props.field.model;
  const Control = (Object.hasOwn(controls, type) ? controls[type] : undefined) ?? UnknownField;
  return <Control {...props} />;
}
