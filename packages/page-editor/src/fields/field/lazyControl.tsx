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
import { keysAhead, type KeysAhead } from './keysAhead.ts';

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

/** In px of the window. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** Stands in for a control that is loaded: it takes the focus and what is typed, and passes both on. */
export function WaitingInput(props: WaitingInputProps) {
  const { naming, height, isReadOnly = false, isBusy = true, still, onLoadNow = null } = props;
  const input = useRef<HTMLInputElement>(null);
  /** Where it was pressed. */
  const point = useRef<Point | null>(null);
  // A text has lines.
  const hasLines = still !== undefined;
  useLayoutEffect(() => {
    const { current } = input;
    if (!current) return undefined;
    const keys = keysAhead(current);
    const take = (event: KeyboardEvent) => keys.take(event, hasLines ? ['Enter'] : []);
    current.addEventListener('keydown', take);
    return () => {
      current.removeEventListener('keydown', take);
      const hasFocus = current === document.activeElement;
      if (hasFocus || keys.hasAny()) passOn(current, keys, hasFocus ? point.current : null);
    };
  }, [hasLines]);
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
        point.current = { x, y };
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

/** Gives the control that replaces the input in its row what was pressed; the focus stays where it has gone since. */
function passOn(input: HTMLInputElement, keys: KeysAhead, point: Point | null): void {
  const row = input.closest<HTMLElement>(`[${FIELD_ATTRIBUTE}]`);
  const { activeElement } = document;
  // Once React has put the control in its place.
  queueMicrotask(() => {
    if (!row?.isConnected) return;
    // Of a group the entry that the place names.
    const entry = row.querySelector<HTMLElement>('[data-entry][aria-expanded=true]');
    if (entry) entry.focus();
    else focusControl(row);
    if (point) putCaret(point);
    keys.replay();
    if (activeElement === input || !(activeElement instanceof HTMLElement)) return;
    // Once React has rendered that the focus was here.
    queueMicrotask(() => activeElement.focus());
  });
}

/** Puts the caret of the editable element with the focus where it was pressed. Not all browsers can say where that is. */
function putCaret({ x, y }: Point): void {
  const { activeElement } = document;
  const at = document.caretPositionFromPoint?.(x, y);
  if (!at || !(activeElement instanceof HTMLElement) || !activeElement.isContentEditable) return;
  // A sample is selected with the focus.
  if (getSelection()?.isCollapsed === false) return;
  if (activeElement.contains(at.offsetNode)) getSelection()?.collapse(at.offsetNode, at.offset);
}
