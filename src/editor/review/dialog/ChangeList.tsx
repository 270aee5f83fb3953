import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/controls/Button.tsx';
import type { DescribedChange } from '../describe/DescribedChange.ts';
import { Difference } from '../difference/Difference.tsx';
import * as styles from './ChangeList.styles.ts';

/** So many differences are shown at first, and with each press more. */
const SHOWN = 60;

type ChangeListProps = {
  changes: readonly DescribedChange[];
  onShow: (change: DescribedChange) => void;
  onPutBack: (change: DescribedChange) => void;
};

/** All differences by place; each can be shown on the page and put back. */
export function ChangeList({ changes, onShow, onPutBack }: ChangeListProps) {
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
      <ol ref={list} className={styles.list} tabIndex={-1} aria-label="Changes">
        {changes.length === 0 && (
          <li className={styles.change} tabIndex={-1}>
            Nothing differs from the public page.
          </li>
        )}
        {changes.slice(0, shown).map((change, at) => (
          <li key={change.id} className={styles.change} tabIndex={-1}>
            <div className={styles.head}>
              <h3 className={styles.place}>
                <span className={styles.where}>{change.where}</span>{' '}
                <span className={styles.what}>{change.what}</span>
              </h3>
              <Button kind="text" onPress={() => onShow(change)}>
                Show on the page
              </Button>
              {change.putBack && (
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
            </div>
            <Difference parts={change.parts} />
          </li>
        ))}
      </ol>
      {more > 0 && (
        <Button
          onPress={() => setShown(shown + SHOWN)}
        >{`Show ${Math.min(more, SHOWN)} more of ${more}`}</Button>
      )}
    </>
  );
}
