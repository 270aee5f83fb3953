import { cx } from '@linaria/core';
import type { FocusEventHandler, Ref } from 'react';
import { variables } from '../variables.ts';
import type { Elements } from '../Elements.ts';
import type { ControlNaming } from './FieldFrame.tsx';
import * as styles from './ruled.styles.ts';

interface TextInputProps extends Partial<ControlNaming> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Grows to so many lines (4 by default), then scrolls. */
  readonly lines?: number;
  /** Enter starts a new line instead of calling `onEnter`. */
  readonly isMultiline?: boolean;
  readonly onEnter?: () => void;
  readonly placeholder?: string;
  readonly isReadOnly?: boolean;
  readonly isInvalid?: boolean;
  readonly inputMode?: 'text' | 'decimal' | 'numeric' | 'url' | 'email' | 'search';
  readonly spellCheck?: boolean;
  /** Before and after the text, on the rule: a glyph, buttons. */
  readonly start?: Elements;
  readonly end?: Elements;
  readonly name?: string;
  readonly 'aria-label'?: string;
  readonly onBlur?: FocusEventHandler<HTMLTextAreaElement>;
  readonly onFocus?: FocusEventHandler<HTMLTextAreaElement>;
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/** More characters than any line holds: the mirror needs no more of a text than can be seen. */
const LINE = 500;

/** Text on a rule: one line that grows with what is typed. */
export function TextInput({
  value,
  onChange,
  lines = 4,
  isMultiline = false,
  onEnter,
  isReadOnly = false,
  isInvalid = false,
  start,
  end,
  ...area
}: TextInputProps) {
  const style = variables({ '--lines': lines });
  return (
    <div className={styles.ruled}>
      {start}
      <div className={styles.grower} style={style} data-text={value.slice(0, lines * LINE)}>
        <textarea
          {...area}
          className={cx(styles.plainInput, styles.area)}
          data-control=""
          rows={1}
          dir="auto"
          value={value}
          readOnly={isReadOnly}
          aria-invalid={isInvalid || undefined}
          onChange={(event) => {
            onChange(event.target.value);
          }}
          onKeyDown={(event) => {
            // An input method uses Enter to accept its suggestion.
            if (event.key !== 'Enter' || event.nativeEvent.isComposing || isMultiline) return;
            if (event.ctrlKey || event.metaKey || event.altKey) return;
            event.preventDefault();
            onEnter?.();
          }}
        />
      </div>
      {end}
    </div>
  );
}
