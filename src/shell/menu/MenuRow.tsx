import type { Content } from '@prismicio/client';
import { m } from 'framer-motion';
import { memo, use, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { afterPaint } from '#effects/dom/afterPaint.ts';
import { Action } from '#ui/links/Action.tsx';
import { destinationOf, isExternal, isPlain, safeAddress } from '#ui/links/address.ts';
import { LinkContext } from '#ui/links/ContentLink.tsx';
import { Icon } from '#ui/graphics/Icon.tsx';
import { closeMenu } from './menuControl.ts';
import * as styles from './row.styles.ts';
import { rise, instantRise } from './transitions.ts';

interface MenuRowProps {
  readonly row: Content.SettingsDocument['data']['menu_rows'][number];
  readonly index: number;
  readonly reduced: boolean;
  /** Called with the index while the row is hovered or focused, else with null. */
  readonly onActive: (index: number | null) => void;
}

/** One category. Pressing it navigates and closes the menu; hovering it only changes the image. */
export const MenuRow = memo(function MenuRow({ row, index, reduced, onActive }: MenuRowProps) {
  const navigate = useNavigate();
  const { resolve } = use(LinkContext);
  const given = safeAddress(row.address);
  const address = given && resolve({ link_type: 'Web', url: given });
  if (!given || !address || !row.label) return null;
  // In another language it is absolute, and yet no other site.
  const destination = destinationOf(address, isExternal(given));
  const press = (event: MouseEvent) => {
    if (!isPlain(event)) return;
    // An anchor of this page, too, is gone to once the menu is closed.
    const to = given.startsWith('#') ? given : destination.to;
    if (to !== undefined) event.preventDefault();
    afterPaint(() => {
      // First, so that the page's scroll position is right when it is stored.
      closeMenu();
      if (to !== undefined) void navigate(to);
    });
  };
  const enter = () => onActive(index);
  const leave = () => onActive(null);
  return (
    <m.li className={styles.item} variants={reduced ? instantRise : rise} custom={index}>
      <Action
        {...destination}
        className={styles.row}
        onClick={press}
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
});
