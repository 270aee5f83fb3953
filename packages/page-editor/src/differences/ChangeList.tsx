import { useEffect, useRef, useState } from 'react';
import { Row } from '../kit/layout/Stack.tsx';
import type { Elements } from '../kit/Elements.ts';
import { Button } from '../kit/controls/Button.tsx';
import { Text } from '../kit/text/Text.tsx';
import type { DescribedChange } from './DescribedChange.ts';
import { Difference } from './Difference.tsx';
import * as styles from './differences.styles.ts';

/** So many differences are shown at first, and with each press more. */
const SHOWN = 60;

type ChangeListProps = {
  changes: readonly DescribedChange[];
  label?: string;
  /** Where there is no difference. */
  empty?: string;
  /** Of a heading over them. */
  isBelow?: boolean;
  size?: 'large' | 'medium';
  /** Shows a difference on the page; absent for those that it cannot show. */
  onShow?: (change: DescribedChange) => (() => void) | undefined;
  onPutBack?: (change: DescribedChange) => void;
};

/** All differences by place; each can be shown on the page and put back. */
export function ChangeList(props: ChangeListProps) {
  const { changes, label = 'Changes', empty, isBelow = false, size, onShow, onPutBack } = props;
  const [shown, setShown] = useState(SHOWN);
  const list = useRef<HTMLOListElement>(null);
  // The position whose difference goes away with its focused button.
  const left = useRef<{ readonly at: number; readonly of: number } | null>(null);
  useEffect(() => {
    if (!left.current || !list.current || changes.length >= left.current.of) return;
    const items = list.current.querySelectorAll<HTMLElement>(':scope > li');
    const next = items[Math.min(left.current.at, items.length - 1)];
    (next ?? list.current).focus();
    left.current = null;
  }, [changes]);
  const more = changes.length - shown;
  return (
    <>
      <ol ref={list} className={styles.list} tabIndex={-1} aria-label={label}>
        {changes.length === 0 && empty !== undefined && (
          <li className={styles.change} tabIndex={-1}>
            {empty}
          </li>
        )}
        {changes.slice(0, shown).map((change, at) => {
          const show = onShow?.(change);
          return (
            <li key={change.id} className={styles.change} tabIndex={-1}>
              <ChangeHead {...change} isBelow={isBelow}>
                {show && (
                  <Button kind="text" onPress={show}>
                    Show on the page
                  </Button>
                )}
                {onPutBack && change.putBack && (
                  <Button
                    kind="text"
                    onPress={() => {
                      left.current = { at, of: changes.length };
                      onPutBack(change);
                    }}
                  >
                    Put back
                  </Button>
                )}
              </ChangeHead>
              <Difference parts={change.parts} size={size} />
            </li>
          );
        })}
      </ol>
      {more > 0 && (
        <Button
          onPress={() => setShown(shown + SHOWN)}
        >{`Show ${Math.min(more, SHOWN)} more of ${more}`}</Button>
      )}
    </>
  );
}

interface ChangeHeadProps extends Pick<DescribedChange, 'where' | 'what'> {
  readonly isBelow?: boolean;
  /** What can be done with it. */
  readonly children?: Elements;
}

/** The place of a difference. */
export function ChangeHead({ where, what, isBelow = false, children }: ChangeHeadProps) {
  const Heading = isBelow ? 'h4' : 'h3';
  return (
    <Row gap={20} wraps={4} align="baseline" className={styles.head}>
      <Heading className={styles.place}>
        <Text weight="medium">{`${where} `}</Text>
        <Text tone="muted">{what}</Text>
      </Heading>
      {children}
    </Row>
  );
}
