import type { Content, ImageField } from '@prismicio/client';
import { AnimatePresence, domAnimation, LazyMotion, m } from 'framer-motion';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { cx } from '@linaria/core';
import { useSite } from '#content/site.ts';
import { trapFocus } from '#effects/dom/trapFocus.ts';
import { useMotionToggle } from '#effects/state/useMotionToggle.ts';
import { useUi } from '#effects/state/useUi.ts';
import { Toggle } from '#ui/controls/Toggle.tsx';
import { useReducedMotion, useMediaQuery } from '#ui/hooks/useMediaQuery.ts';
import { SplitHeading } from '#ui/text/SplitHeading.tsx';
import * as light from '#ui/light/light.styles.ts';
import * as menuWords from '#ui/words/en/menu.ts';
import { useLanguage } from '#ui/words/language.ts';
import { Languages } from '../languages/Languages.tsx';
import { ProfileButtons } from '../ProfileButtons.tsx';
import { SoundToggle } from '../SoundToggle.tsx';
import { ThemeToggle } from '../ThemeToggle.tsx';
import * as styles from './menu.styles.ts';
import { menuIds } from './menuControl.ts';
import { MenuRow } from './MenuRow.tsx';
import { fade, INSTANT, iris } from './transitions.ts';
import { ContentImage } from '#ui/image/ContentImage.tsx';
import { fittedSizes } from '#ui/image/fittedSizes.ts';
import { withText } from '#ui/image/imageSizes.ts';
import { breakpoint, component } from '#ui/theme/tokens.ts';

const TITLE = 'menu-title';

interface MenuProps {
  readonly settings: Content.SettingsDocument['data'];
}

/** The categories, in the page's place; the page behind is inert, the header is not. */
function Menu({ settings }: MenuProps) {
  const { say } = useLanguage();
  const { menu_rows: rows, profile_links: profiles } = settings;
  const [active, setActive] = useState<number | null>(null);
  const menu = useRef<HTMLDialogElement>(null);
  const reduced = useReducedMotion();
  const motion = useMotionToggle();
  const { languages } = useSite();
  // Not urgent: a press that follows the pointer must not wait for the image.
  const activate = useCallback(
    (index: number | null) => startTransition(() => setActive(index)),
    [],
  );
  useEffect(() => {
    menu.current?.focus({ preventScroll: true });
    const onKey = (event: KeyboardEvent) => trapFocus(event);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
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
      {...(reduced && { transition: INSTANT })}
    >
      <SplitHeading
        id={TITLE}
        as="h2"
        level="menuTitle"
        text={say(menuWords.title)}
        className={styles.title}
      />
      <MenuImage image={active === null ? undefined : rows[active]?.image} reduced={reduced} />
      <ul className={styles.rows}>
        {rows.map((row, index) => (
          <MenuRow
            // Two may lead to the same page.
            key={index}
            row={row}
            index={index}
            reduced={reduced}
            onActive={activate}
          />
        ))}
        <li className={styles.settings}>
          {languages && <Languages place="menu" />}
          <ThemeToggle look="pill" />
          {motion && (
            <Toggle
              icon={motion.isOn ? 'play' : 'pause'}
              label={say(motion.isOn ? menuWords.motionOn : menuWords.motionOff)}
              off={!motion.isOn}
              onClick={motion.change}
            />
          )}
        </li>
      </ul>
      <div className={styles.tools}>
        <SoundToggle look="pill" />
        <ProfileButtons
          profiles={profiles}
          label={say(menuWords.profiles)}
          className={styles.profiles}
        />
      </div>
    </m.dialog>
  );
}

/** The menu while it is open and while it leaves; loaded on demand. */
export function MenuHost({ settings }: MenuProps) {
  const isOpen = useUi('isMenuOpen');
  return (
    <LazyMotion features={domAnimation} strict>
      <AnimatePresence>{isOpen && <Menu settings={settings} />}</AnimatePresence>
    </LazyMotion>
  );
}

interface MenuImageProps {
  /** The image of the hovered or focused row. */
  readonly image: ImageField | undefined;
  readonly reduced: boolean;
}

/** The round window beside the rows: the light, and the image of the active row over it; narrow screens do not load it. */
function MenuImage({ image, reduced }: MenuImageProps) {
  const isWide = useMediaQuery(`(min-width: ${breakpoint.lg}px)`);
  if (!isWide) return null;
  return (
    <div className={styles.image} aria-hidden>
      <span className={cx(light.sun, styles.circle)} data-grain="sun" data-window="" />
      <AnimatePresence>
        {image?.url && (
          <m.div
            key={image.url}
            className={cx(styles.circle, styles.picture)}
            variants={iris}
            initial={reduced ? 'here' : 'away'}
            animate="here"
            exit="gone"
            {...(reduced && { transition: INSTANT })}
          >
            <ContentImage
              field={image}
              sizes={fittedSizes(withText(component.menuImage.size), 'cover', image, [1, 1])}
              fit="cover"
              aspect="1"
              priority
              decorative
            />
          </m.div>
        )}
      </AnimatePresence>
    </div>
  );
}
