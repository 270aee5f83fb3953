import { cx } from '@linaria/core';
import { Fragment, useState } from 'react';
import type { Json } from 'prismic-folder/edit';
import type { Elements } from '../../../kit/Elements.ts';
import { Button } from '../../../kit/controls/Button.tsx';
import { type ControlNaming, FieldFrame } from '../../../kit/fields/FieldFrame.tsx';
import { Row } from '../../../kit/layout/Stack.tsx';
import { type FieldProps, frameProps } from '../../field/FieldProps.ts';
import { useKeptFocus } from '../../field/useKeptFocus.ts';
import * as styles from './fields.styles.ts';

/** What the search of such a field gets. */
export interface SearchProps {
  readonly naming: ControlNaming;
  /** Whether its list stays closed when it gets the focus, as after something was removed. */
  readonly startsClosed: boolean;
}

type Choose = (value: Json | undefined) => void;

interface ChosenFieldProps {
  readonly field: FieldProps;
  /** What is chosen, in its row; null: nothing. */
  readonly chosen: Elements | null;
  /** Opens what is chosen. */
  readonly open?: { readonly label: string; readonly run: () => void } | undefined;
  /** The search; `choose` takes what was found. */
  readonly children: (props: SearchProps, choose: Choose) => Elements;
  /** What the search has opened: it stays when the search goes, as after a choice in another window. */
  readonly renderBeside?: (choose: Choose) => Elements;
}

/** A field with one thing of many: what is chosen, to be changed or removed, or a search for it. */
export function ChosenField({
  field: props,
  chosen,
  open,
  children,
  renderBeside,
}: ChosenFieldProps) {
  const { field, readOnly, onChange } = props;
  const [isChanging, setChanging] = useState(false);
  // What is pressed goes with what it does, and would take the focus with it.
  const [turns, setTurns] = useState(0);
  const area = useKeptFocus(turns);
  const isSet = chosen !== null;
  const isEditable = readOnly === null;
  const change: FieldProps['onChange'] = (value, how) => {
    setChanging(false);
    setTurns(turns + 1);
    onChange(value, how);
  };
  return (
    <FieldFrame {...frameProps(props)} isRinged={!isSet || isChanging}>
      {(naming) => (
        <div ref={area}>
          {isSet && <div className={cx(styles.row, styles.ruled)}>{chosen}</div>}
          {isSet && (open || isEditable) && (
            <Row gap={20} wraps={4} className={styles.actions}>
              {open && (
                <Button kind="text" id={naming.id} aria-label={open.label} onPress={open.run}>
                  Open
                </Button>
              )}
              {isEditable && (
                <>
                  <Button
                    kind="text"
                    {...(!open && { id: naming.id })}
                    aria-describedby={naming['aria-labelledby']}
                    onPress={() => setChanging(!isChanging)}
                  >
                    Change
                  </Button>
                  <Button
                    kind="text"
                    aria-describedby={naming['aria-labelledby']}
                    onPress={() => change(undefined, { label: `remove ${field.label}` })}
                  >
                    Remove
                  </Button>
                </>
              )}
            </Row>
          )}
          {(!isSet || isChanging) && isEditable && (
            <Fragment key={turns}>
              {children(
                {
                  naming: isSet ? { ...naming, id: `${naming.id}-search` } : naming,
                  startsClosed: turns > 0 && !isSet,
                },
                change,
              )}
            </Fragment>
          )}
          {renderBeside?.(change)}
        </div>
      )}
    </FieldFrame>
  );
}
