import { cx } from '@linaria/core';
import { useCallback, useDeferredValue, useId, memo } from 'react';
import { Button as AriaButton, DialogTrigger } from 'react-aria-components';
import type { Elements } from '../Elements.ts';
import { useLatest } from '../hooks/useLatest.ts';
import { Icon } from '../icons/Icon.tsx';
import * as styles from './FieldFrame.styles.ts';
import { Button } from '../controls/Button.tsx';
import { Row, Stack } from '../layout/Stack.tsx';
import { Popover } from '../overlays/Popover.tsx';
import { Tooltip } from '../overlays/Tooltip.tsx';
import { Hidden } from '../text/Text.tsx';

/** What a control takes from its frame: its name, its notes, and whether they include a problem. */
export interface ControlNaming {
  /** For the label: of an input, a text area or a button. */
  readonly id: string;
  readonly 'aria-labelledby': string;
  readonly 'aria-describedby': string;
}

export interface FieldFrameProps {
  readonly label: string;
  readonly hint?: string;
  /** A sentence on what is wrong. */
  readonly problem?: string | null;
  /** A sentence on why it cannot be edited. */
  readonly readOnly?: string | null;
  /** Said while nothing else is: 'Needed to publish', 'Pasted without 2 tables'. */
  readonly note?: string | null;
  /** The published value in words, if the value differs from it. */
  readonly published?: string | null;
  readonly onPutBack?: (() => void) | undefined;
  /** At the right of the label: a count, a unit, an action. */
  readonly end?: Elements;
  /** Whether the focus ring goes round the whole field; not for fields with several controls. */
  readonly isRinged?: boolean;
  /** The control. Mark the element that gets the ring by `data-control`. */
  readonly children: (naming: ControlNaming) => Elements;
}

/** A field: label, hint, control, and a sentence if something is wrong with it. */
export function FieldFrame({
  label,
  hint = '',
  problem = null,
  readOnly = null,
  note = null,
  published = null,
  onPutBack,
  end,
  isRinged = true,
  children,
}: FieldFrameProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const putBack = useLatest(onPutBack);
  const onDot = useCallback(() => putBack()?.(), [putBack]);
  // After the first key; the key itself is painted first.
  const differs = useDeferredValue(published);
  const said = problem ?? readOnly ?? note;
  return (
    <div
      className={cx(styles.frame, isRinged && styles.ringed)}
      data-frame=""
      data-problem={problem === null ? undefined : ''}
      data-read-only={readOnly === null ? undefined : ''}
    >
      {differs !== null && (
        <ChangedDot
          label={label}
          published={differs}
          onPutBack={readOnly === null && onPutBack ? onDot : undefined}
        />
      )}
      <div className={styles.head}>
        <label className={styles.label} id={`${id}-label`} htmlFor={id}>
          <span>{label}</span>
          {differs !== null && <Hidden>, changed</Hidden>}
        </label>
        {end}
      </div>
      {hint !== '' && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-labelledby': `${id}-label`,
        'aria-describedby': `${id}-hint ${noteId}`,
      })}
      <div id={noteId} aria-live="polite">
        {said !== null && (
          <p className={cx(styles.note, problem !== null && styles.problem)}>
            {problem !== null && <Icon name="warning" size="small" tone="negative" />}
            <span>{said}</span>
          </p>
        )}
      </div>
    </div>
  );
}

type ChangedDotProps = {
  /** Name of the field. */
  label: string;
  /** The published value in words. */
  published: string;
  /** Sets the published value; absent if the field cannot be edited. */
  onPutBack?: (() => void) | undefined;
};

const SHORT = 80;

/** The dot left of a label whose value differs from the published one, which it shows and restores. */
export const ChangedDot = memo(function ChangedDot(props: ChangedDotProps) {
  const { label, published, onPutBack } = props;
  const words = published.length > SHORT ? `${published.slice(0, SHORT)}…` : published;
  return (
    <DialogTrigger>
      <Tooltip text={`Changed. Public: ${words}`}>
        <AriaButton className={styles.dot} aria-label={`${label} changed. Public: ${words}`} />
      </Tooltip>
      <Popover label={`${label}, published value`} width={280} placement="bottom start">
        {(close) => (
          <Stack gap={12}>
            <p className={styles.words}>{`Changed. Public: ${published}`}</p>
            {onPutBack && (
              <Row justify="end">
                <Button
                  onPress={() => {
                    onPutBack();
                    close();
                  }}
                >
                  Put back
                </Button>
              </Row>
            )}
          </Stack>
        )}
      </Popover>
    </DialogTrigger>
  );
});
