import type { Content } from '@prismicio/client';
import { m } from 'framer-motion';
import { useEffect, useRef, useState } from 'react';
import { useReducedMotion } from '#ui/hooks/useReducedMotion.ts';
import { SplitHeading } from '#ui/text/SplitHeading.tsx';
import { ProfileButtons } from '../ProfileButtons.tsx';
import { SoundToggle } from '../SoundToggle.tsx';
import { keepFocus } from './keepFocus.ts';
import * as styles from './menu.styles.ts';
import { menuIds } from './menuControl.ts';
import { MenuImage } from './MenuImage.tsx';
import { MenuRow } from './MenuRow.tsx';
import { fade, STILL } from './transitions.ts';

const TITLE = 'menu-title';

/** The categories, in the page's place: the page behind is inert, so this and the header are all there is. */
export function Menu({ settings }: { settings: Content.SettingsDocument['data'] }) {
  const { menu_rows: rows, profile_links: profiles } = settings;
  const [active, setActive] = useState<number | null>(null);
  const menu = useRef<HTMLDialogElement>(null);
  const still = useReducedMotion();
  useEffect(() => {
    menu.current?.focus({ preventScroll: true });
    document.addEventListener('keydown', keepFocus);
    return () => document.removeEventListener('keydown', keepFocus);
  }, []);
  return (
    <m.dialog
      ref={menu}
      open
      id={menuIds.menu}
      className={styles.menu}
      aria-labelledby={TITLE}
      tabIndex={-1}
      initial="away"
      animate="here"
      exit="gone"
      variants={fade}
      {...(still && { transition: STILL })}
    >
      <SplitHeading
        id={TITLE}
        as="h2"
        level="menuTitle"
        text="Portfolio Categories"
        className={styles.title}
      />
      <MenuImage image={active === null ? undefined : rows[active]?.image} still={still} />
      <ul className={styles.rows}>
        {rows.map((row, index) => (
          <MenuRow
            key={row.address ?? row.label}
            row={row}
            index={index}
            still={still}
            onActive={setActive}
          />
        ))}
      </ul>
      <div className={styles.tools}>
        <SoundToggle look="pill" />
        <ProfileButtons
          profiles={profiles}
          label="Profiles in the menu"
          className={styles.profiles}
        />
      </div>
    </m.dialog>
  );
}
