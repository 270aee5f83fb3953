import { type ComponentType, useLayoutEffect, useRef } from 'react';
import type { Json } from 'prismic-folder/edit';
import type { Elements } from '../../kit/Elements.ts';
import { Button } from '../../kit/controls/Button.tsx';
import { FieldFrame, type ControlNaming } from '../../kit/fields/FieldFrame.tsx';
import { ruled, plainInput } from '../../kit/fields/ruled.styles.ts';
import { lazily, type LazyComponent } from '../../kit/loading/lazy.tsx';
import { type FieldProps, frameProps } from './FieldProps.ts';
import { FIELD_ATTRIBUTE, focusControl } from './focusField.ts';
import * as styles from './field.styles.ts';

/**
 * The control of a kind, loaded with the first form that has a field of it. `heightOf`: about how many px it takes for
 * a value, so that the fields below do not move; by default one line. `render` shows the value without the control, which then
 * comes when the browser is idle or the field has the focus.
 */
export function lazyControl<Props extends FieldProps>(
  load: () => Promise<ComponentType<Props>>,
  heightOf?: (value: Json | undefined) => number,
  render?: (props: FieldProps) => Elements,
): LazyComponent<Props> {
  return lazily(
    load,
    (props, retry, loadNow) => {
      const frame = frameProps(props);
      const hasFailed = retry !== null;
      return (
        <FieldFrame
          {...frame}
          note={hasFailed ? 'The server did not send the control of this field.' : null}
          isRinged={!hasFailed}
        >
          {(naming) => (
            <>
              {/* Also after a failure: what was typed into it is for the control that comes then. */}
              <WaitingInput
                naming={naming}
                height={heightOf?.(props.value)}
                isReadOnly={props.readOnly !== null || hasFailed}
                isBusy={!hasFailed && loadNow === null}
                still={render?.(props)}
                onLoadNow={loadNow}
              />
              {hasFailed && (
                <Button
                  kind="text"
                  onPress={({ target }) => {
                    // The button goes; the control gets the focus from the input.
                    const row = target.closest<HTMLElement>(`[${FIELD_ATTRIBUTE}]`);
                    if (row) focusControl(row);
                    retry();
                  }}
                >
                  Try again
                </Button>
              )}
            </>
          )}
        </FieldFrame>
      );
    },
    { whenIdle: render !== undefined },
  );
}

type WaitingInputProps = {
  naming: ControlNaming;
  /** Of the control, in px; undefined: one line. */
  height?: number | undefined;
  isReadOnly?: boolean;
  /** Whether the control is being loaded. */
  isBusy?: boolean;
  /** Its value as it will be rendered. */
  still?: Elements;
  /** Asks for the control; null: it was asked for. */
  onLoadNow?: (() => void) | null;
};

/** What was done with the input, for the control. */
interface Asked {
  /** Where it was pressed, in px of the window. */
  readonly point: { readonly x: number; readonly y: number } | null;
  /** Whether all of its text was selected, by the key for it. */
  readonly isAllSelected: boolean;
}

/** Stands in for a control that is loaded: it takes the focus and what is typed, and passes both on. */
export function WaitingInput(props: WaitingInputProps) {
  const { naming, height, isReadOnly = false, isBusy = true, still, onLoadNow = null } = props;
  const input = useRef<HTMLInputElement>(null);
  const asked = useRef<Asked>({ point: null, isAllSelected: false });
  useLayoutEffect(() => {
    const element = input.current;
    return () => {
      if (element !== null && element === document.activeElement) passOn(element, asked.current);
    };
  }, []);
  const waiting = (
    <input
      {...naming}
      ref={input}
      className={still === undefined ? plainInput : styles.over}
      data-control=""
      data-waiting=""
      readOnly={isReadOnly}
      aria-busy={isBusy || undefined}
      onFocus={onLoadNow ?? undefined}
      onPointerDown={({ clientX: x, clientY: y }) => {
        asked.current = { point: { x, y }, isAllSelected: false };
      }}
      onKeyDown={({ key, ctrlKey, metaKey, altKey, currentTarget }) => {
        if (altKey || !(ctrlKey || metaKey) || key.toLowerCase() !== 'a') return;
        // All of the text, which the control has: what is typed next replaces it, and what was typed before.
        currentTarget.value = '';
        asked.current = { point: null, isAllSelected: true };
      }}
    />
  );
  if (still === undefined) {
    return (
      <div className={ruled} style={{ minHeight: height }}>
        {waiting}
      </div>
    );
  }
  return (
    <div className={styles.still}>
      {still}
      {waiting}
    </div>
  );
}

/** Gives the focus and the typed text to the control that replaces the input in its row. */
function passOn(input: HTMLInputElement, { point, isAllSelected }: Asked): void {
  const row = input.closest<HTMLElement>(`[${FIELD_ATTRIBUTE}]`);
  const { value } = input;
  // Once React has put the control in its place.
  queueMicrotask(() => {
    if (!row?.isConnected) return;
    // Of a group the entry that the place names.
    const entry = row.querySelector<HTMLElement>('[data-entry][aria-expanded=true]');
    if (entry) entry.focus();
    else focusControl(row);
    if (isAllSelected) document.execCommand('selectAll');
    else if (point) putCaret(point.x, point.y);
    // The one way to type into an input and an editable element alike.
    if (value !== '') document.execCommand('insertText', false, value);
  });
}

/** Puts the caret of the editable element with the focus where it was pressed. Not all browsers can say where that is. */
function putCaret(x: number, y: number): void {
  const { activeElement } = document;
  const at = document.caretPositionFromPoint?.(x, y);
  if (!at || !(activeElement instanceof HTMLElement) || !activeElement.isContentEditable) return;
  // A sample is selected with the focus.
  if (getSelection()?.isCollapsed === false) return;
  if (activeElement.contains(at.offsetNode)) getSelection()?.collapse(at.offsetNode, at.offset);
}
