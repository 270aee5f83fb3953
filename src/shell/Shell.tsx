import { cx } from '@linaria/core';
import { useEffect, useState, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useAnswer } from '#content/answers.ts';
import { useQueries } from '#content/queries.ts';
import { useSite } from '#content/site.ts';
import { bootIds } from '#effects/boot/gate.ts';
import { rows } from '#ui/layout/rows.styles.ts';
import * as shell from '#ui/words/en/shell.ts';
import { useLanguage } from '#ui/words/language.ts';
import { Footer } from './footer/Footer.tsx';
import './gate/discs.styles.ts';
import './gate/gate.styles.ts';
import { HeaderSlot } from './header/Header.tsx';
import { behindMenu, menuIds } from './menu/menuControl.ts';
import { MenuLoader } from './menu/MenuLoader.tsx';
import { PreviewBar } from './preview/PreviewBar.tsx';
import { ProfileButtons } from './ProfileButtons.tsx';
import { SoundProvider } from './sound/SoundProvider.tsx';
import * as styles from './styles.ts';
import { SoundToggle } from './SoundToggle.tsx';
import { ThemeToggle } from './ThemeToggle.tsx';
import { withStyles } from '#effects/dom/otherStyles.ts';
import { whenMouse } from '#effects/dom/whenMouse.ts';
import { layOutRest } from '#effects/scroll/layOutRest.ts';
import { startSmoothScroll, haltScroll } from '#effects/scroll/scrolling.ts';
import { useHydrated } from '#ui/hooks/useHydrated.ts';
import { ErrorBoundary } from '#ui/feedback/ErrorBoundary.tsx';
import { loadable } from '#ui/loadable.ts';
import { followTitle } from '#effects/dom/followTitle.ts';
import { reducedMotion } from '#ui/mediaSwitch.ts';
import { duration, easing } from '#ui/theme/tokens.ts';

// The server alone renders the gate, but its styles belong to the browser's bundle.

/** What surrounds every screen. While the menu is open, all but the header is inert behind it. */
export function Shell({ children }: { children: ReactNode }) {
  const { data } = useAnswer(useQueries().settings());
  const { pathname } = useLocation();
  const { languages } = useSite();
  const { say } = useLanguage();
  const settings = data?.data;
  const framed = hasProjectFrame(pathname);
  return (
    <SoundProvider settings={settings}>
      {languages && <languages.Part place="head" />}
      <a className={styles.skip} href={`#${bootIds.content}`} {...behindMenu}>
        {say(shell.skip)}
      </a>
      <HeaderSlot
        hasProjectFrame={framed}
        isLit={isLit(pathname)}
        name={settings?.name ?? ''}
        links={settings?.quick_links}
      />
      {settings && <MenuLoader settings={settings} />}
      {!framed && (
        <ProfileButtons
          profiles={settings?.profile_links ?? []}
          label={say(shell.profiles)}
          look="bare"
          className={styles.rail}
          {...behindMenu}
        />
      )}
      <Controls />
      <PreviewBar />
      <div id={menuIds.page} className={styles.page} {...behindMenu}>
        <main id={bootIds.content} className={cx(rows, styles.main)} tabIndex={-1}>
          {children}
        </main>
        {/* Each page has its own: one that content and scroll position move in the same frame would count as a shift
            of the layout. */}
        {settings && <Footer key={pathname} settings={settings} />}
      </div>
      <RouteChange />
      <Extras />
    </SoundProvider>
  );
}

/** Theme and sound at the bottom right; hidden on small screens. */
function Controls() {
  const { say } = useLanguage();
  return (
    <section className={styles.controls} aria-label={say(shell.themeAndSound)} {...behindMenu}>
      <ThemeToggle look="rail" />
      <SoundToggle look="rail" />
    </section>
  );
}

const { Component: Cursor } = loadable(
  async () => (await withStyles(import('#effects/cursor/Cursor.tsx'))).Cursor,
);
const { Component: Fps } = loadable(
  async () => (await withStyles(import('#effects/fps/Fps.tsx'))).Fps,
);

/** Loaded on demand: a mouse's cursor, magnet and smooth wheel, and the frame counter. */
function Extras() {
  const { search } = useLocation();
  const isHydrated = useHydrated();
  const [hasMouse, setHasMouse] = useState(false);
  useEffect(() => whenMouse(() => setHasMouse(true)), []);
  useEffect(() => void layOutRest(), []);
  useEffect(() => (hasMouse ? startSmoothScroll() : undefined), [hasMouse]);
  return (
    <ErrorBoundary onError={console.warn}>
      {hasMouse && <Cursor />}
      {isHydrated && new URLSearchParams(search).has('fps') && <Fps />}
    </ErrorBoundary>
  );
}

/** Layout work belongs before the paint; the server has neither. */
const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

function arrive(content: HTMLElement, isAnchored: boolean) {
  haltScroll();
  if (!isAnchored) content.focus({ preventScroll: true });
  if (reducedMotion.isOn()) return;
  // What is invisible is not painted, nor what travels in it.
  content.animate([{ opacity: 0.01 }, { opacity: 1 }], {
    duration: duration.pageFade,
    easing: easing.out,
  });
}

/** After navigation: a fade, the focus, and the new title for screen readers. */
function RouteChange() {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState('');
  useBeforePaint(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const content = document.getElementById(bootIds.content);
    if (content) arrive(content, hash !== '');
  }, [pathname, hash]);
  useEffect(() => followTitle(setTitle), []);
  return <output className={styles.announcer}>{title}</output>;
}

/**
 * Whether a path is a project's or a case study's: those fill the page, without header and rail.
 */
export function hasProjectFrame(pathname: string): boolean {
  return /\/(?:project|case-study)\//.test(pathname);
}

/** Whether a path is a category's: its light lies under the header. */
function isLit(pathname: string): boolean {
  return pathname.startsWith('/categories/');
}
