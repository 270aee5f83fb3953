import type { ComponentType } from 'react';
import type { Elements } from '#ui/Elements.ts';
import type { Json } from '#prismic-folder/edit';
import { Button } from '../../ui/controls/Button.tsx';
import { FieldFrame } from '../../ui/fields/FieldFrame.tsx';
import { lazily, type LazyComponent } from '../../ui/loading/lazy.tsx';
import type { FieldProps } from '../FieldProps.ts';
import { frameProps } from '../frameProps.ts';
import { FIELD_ATTRIBUTE, focusControl } from '../place/focusField.ts';
import { WaitingInput } from './WaitingInput.tsx';

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
