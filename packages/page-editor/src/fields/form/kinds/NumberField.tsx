import { type FieldProps, frameProps } from '../../field/FieldProps.ts';
import { focusNext } from '../../field/focusField.ts';
import { UnknownField } from '../../field/UnknownField.tsx';
import { IconButton } from '../../../kit/controls/IconButton.tsx';
import { FieldFrame } from '../../../kit/fields/FieldFrame.tsx';
import { plainInput, ruled } from '../../../kit/fields/ruled.styles.ts';
import * as styles from './kinds.styles.ts';
import { numberFault, rangeOf, rangeWords, readNumber, stepped, unitOf } from './numbers.ts';
import { usePendingText } from './TypedValue.tsx';

const LARGE_STEP = 10;

/** A number with its unit; arrow keys and buttons change it by 1, with Shift by 10. */
export function NumberField(props: FieldProps) {
  const { field, value = null, readOnly, onChange } = props;
  const [pending, setPending] = usePendingText(props);
  if (value !== null && typeof value !== 'number') return <UnknownField {...props} />;
  const range = rangeOf(field.model);
  const unit = unitOf(field.hint);
  const fault = pending === null ? null : numberFault(pending, range);
  const text = pending ?? (value === null ? '' : String(value));
  const isLocked = readOnly !== null;

  const type = (typed: string) => {
    const isEmpty = typed.trim() === '';
    const isNumber = !isEmpty && numberFault(typed, range) === null;
    const next = (isNumber ? readNumber(typed) : null) ?? undefined;
    // What is typed stays as it is ('1.', '1e') until the focus leaves.
    setPending(isEmpty ? null : typed, next);
    if (isEmpty || next !== undefined) onChange(next, { isTyping: true });
  };
  const step = (by: number) => {
    setPending(null);
    onChange(stepped(readNumber(text), by, range), { isTyping: true });
  };

  return (
    <FieldFrame
      {...frameProps(props)}
      problem={fault ?? props.problem}
      note={rangeWords(range) === '' ? null : rangeWords(range)}
    >
      {(naming) => (
        <div className={ruled}>
          <span className={styles.box}>
            <span className={styles.copy} aria-hidden>
              {text}
            </span>
            {unit !== '' && text !== '' && <span className={styles.unit}>{unit}</span>}
            <input
              {...naming}
              className={plainInput}
              data-control=""
              inputMode={range.min !== null && range.min >= 0 ? 'decimal' : 'text'}
              autoComplete="off"
              value={text}
              readOnly={isLocked}
              aria-invalid={fault !== null || undefined}
              onChange={(event) => type(event.target.value)}
              onBlur={() => {
                if (fault === null) setPending(null);
              }}
              onKeyDown={(event) => {
                if (event.key === 'Enter' && !event.nativeEvent.isComposing) focusNext();
                const way = { ArrowUp: 1, ArrowDown: -1 }[event.key];
                if (way === undefined || isLocked || event.altKey) return;
                event.preventDefault();
                step(way * (event.shiftKey ? LARGE_STEP : 1));
              }}
            />
          </span>
          {!isLocked && (
            <span className={styles.steps}>
              <IconButton
                icon="minus"
                label={`${field.label}: less`}
                excludeFromTabOrder
                onPress={({ shiftKey }) => step(shiftKey ? -LARGE_STEP : -1)}
              />
              <IconButton
                icon="plus"
                label={`${field.label}: more`}
                excludeFromTabOrder
                onPress={({ shiftKey }) => step(shiftKey ? LARGE_STEP : 1)}
              />
            </span>
          )}
        </div>
      )}
    </FieldFrame>
  );
}
