import { useId, type InputHTMLAttributes, type Ref } from 'react';
import type { Elements } from '../Elements.ts';
import * as styles from './Field.styles.ts';
import { Icon } from '../graphics/Icon.tsx';

type FieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'size'> & {
  label: string;
  /** Error text below the field. */
  error?: string | undefined;
  /** How often the entry was refused; each refusal nudges the row once. */
  refusals?: number | undefined;
  /** Rendered beside the input, such as a button of shape 'field'. */
  action?: Elements;
  ref?: Ref<HTMLInputElement> | undefined;
};

/** A text input with its label and its error. */
export function Field({ label, error, refusals = 0, action, ...input }: FieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.row} data-nudge={nudge(refusals)}>
        <input
          type="text"
          {...input}
          id={id}
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : input['aria-describedby']}
        />
        {action}
      </div>
      <p id={errorId} className={styles.error} aria-live="polite">
        {error && (
          <>
            <Icon name="error" className={styles.icon} />
            <span>{error}</span>
          </>
        )}
      </p>
    </div>
  );
}

/** An animation restarts only under another name, so two equal ones alternate. */
function nudge(refusals: number) {
  if (refusals === 0) return undefined;
  return refusals % 2 === 0 ? 'even' : 'odd';
}
