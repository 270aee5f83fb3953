import { memo } from 'react';
import { Button as AriaButton, DialogTrigger } from 'react-aria-components';
import { Button } from '../controls/Button.tsx';
import { Popover } from '../overlays/Popover.tsx';
import { Tooltip } from '../overlays/Tooltip.tsx';
import * as styles from './ChangedDot.styles.ts';

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
          <>
            <p className={styles.words}>{`Changed. Public: ${published}`}</p>
            {onPutBack && (
              <div className={styles.actions}>
                <Button
                  onPress={() => {
                    onPutBack();
                    close();
                  }}
                >
                  Put back
                </Button>
              </div>
            )}
          </>
        )}
      </Popover>
    </DialogTrigger>
  );
});
