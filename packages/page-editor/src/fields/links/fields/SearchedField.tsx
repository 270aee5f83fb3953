import { cx } from '@linaria/core';
import { useState } from 'react';
import type { Json } from 'prismic-folder/edit';
import type { Elements } from '../../../kit/Elements.ts';
import { Button } from '../../../kit/controls/Button.tsx';
import { FieldFrame, type ControlNaming } from '../../../kit/fields/FieldFrame.tsx';
import { useKeptFocus } from '../../../kit/hooks/useKeptFocus.ts';
import { Row } from '../../../kit/layout/Stack.tsx';
import { type FieldProps, frameProps } from '../../field/FieldProps.ts';
import * as styles from './fields.styles.ts';

type SearchedFieldProps = {
  props: FieldProps;
  /** What is in the field, as a row; null: nothing. */
  chosen: Elements;
  /** What else can be done with it. */
  action?: Elements;
  /** Finds what is put there. */
  children: (naming: ControlNaming, put: (value: Json | undefined) => void) => Elements;
};

/** A field whose value is found: it is shown as a row, or there is a search for it, also in order to change it. */
export function SearchedField({ props, chosen, action, children }: SearchedFieldProps) {
  const { field, readOnly, onChange } = props;
  const [isChanging, setChanging] = useState(false);
  const isSet = chosen !== null;
  const isSearched = !isSet || isChanging;
  const put: FieldProps['onChange'] = (value, change) => {
    setChanging(false);
    onChange(value, change);
  };
  const area = useKeptFocus(`${isSet} ${isChanging}`);
  return (
    <FieldFrame {...frameProps(props)} isRinged={isSearched}>
      {(naming) => (
        <div ref={area}>
          {isSet && <div className={cx(styles.row, styles.ruled)}>{chosen}</div>}
          {isSet && (action || readOnly === null) && (
            <Row gap={20} wraps={4} className={styles.actions}>
              {action}
              {readOnly === null && (
                <>
                  <Button
                    kind="text"
                    id={naming.id}
                    aria-label="Change"
                    aria-describedby={naming['aria-labelledby']}
                    onPress={() => setChanging(!isChanging)}
                  >
                    Change
                  </Button>
                  <Button
                    kind="text"
                    aria-describedby={naming['aria-labelledby']}
                    onPress={() => put(undefined, { label: `remove ${field.label}` })}
                  >
                    Remove
                  </Button>
                </>
              )}
            </Row>
          )}
          {isSearched &&
            readOnly === null &&
            children(isSet ? { ...naming, id: `${naming.id}-search` } : naming, put)}
        </div>
      )}
    </FieldFrame>
  );
}
