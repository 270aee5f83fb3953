import type { Content } from '@prismicio/client';
import { m } from 'framer-motion';
import { Action } from '#ui/Action.tsx';
import { destinationOf, safeAddress } from '#ui/address.ts';
import { Icon } from '#ui/Icon.tsx';
import { closeMenu } from './menuControl.ts';
import * as styles from './row.styles.ts';
import { rise, stillRise } from './transitions.ts';

interface MenuRowProps {
  readonly row: Content.SettingsDocument['data']['menu_rows'][number];
  readonly index: number;
  readonly still: boolean;
  /** Called with the index while a pointer or the focus is on the row, with null when it leaves. */
  readonly onActive: (index: number | null) => void;
}

/** One category. Pressing it navigates and closes the menu. */
export function MenuRow({ row, index, still, onActive }: MenuRowProps) {
  const address = safeAddress(row.address);
  if (address === null || !row.label) return null;
  const enter = () => onActive(index);
  const leave = () => onActive(null);
  return (
    <m.li className={styles.item} variants={still ? stillRise : rise} custom={index}>
      <Action
        {...destinationOf(address)}
        className={styles.row}
        onClick={closeMenu}
        onPointerEnter={enter}
        onPointerLeave={leave}
        onFocus={enter}
        onBlur={leave}
      >
        <span className={styles.dot} aria-hidden />
        <span className={styles.label}>{row.label}</span>
        <Icon name="arrow-left" className={styles.arrow} />
      </Action>
    </m.li>
  );
}
