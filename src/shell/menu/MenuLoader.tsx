import type { Content } from '@prismicio/client';
import { useEffect, useState } from 'react';
import { useSite } from '#content/site.ts';
import { useUi } from '#effects/state/useUi.ts';
import { withStyles } from '#effects/dom/otherStyles.ts';
import { ErrorBoundary } from '#ui/feedback/ErrorBoundary.tsx';
import { loadable } from '#ui/loadable.ts';
import { menuIds, openers, startMenu } from './menuControl.ts';

const { Component: MenuHost, preload } = loadable(
  async () => (await withStyles(import('./Menu.tsx'))).MenuHost,
);

/** If the menu does not load, the page of all projects opens. */
function AllProjects() {
  const { base, prefix } = useSite();
  useEffect(() => window.location.assign(`${base}${prefix}/portfolio`), [base, prefix]);
  return null;
}

const allProjects = () => <AllProjects />;

/**
 * Loads the menu's bundle once a pointer or the focus is on an opener; returns a function that
 * stops it.
 */
function loadWhenNear(): () => void {
  const off = new AbortController();
  const options = { passive: true, signal: off.signal };
  const near = `${openers}, [aria-controls="${menuIds.menu}"]`;
  const look = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest(near)) return;
    off.abort();
    preload().catch(() => {});
  };
  document.addEventListener('pointerover', look, options);
  document.addEventListener('focusin', look, options);
  return () => off.abort();
}

/** The menu, once it has been opened. */
export function MenuLoader({ settings }: { settings: Content.SettingsDocument['data'] }) {
  const isOpen = useUi('isMenuOpen');
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);
  useEffect(() => startMenu(), []);
  useEffect(() => loadWhenNear(), []);
  return wasOpened ? (
    <ErrorBoundary fallback={allProjects} onError={console.warn}>
      <MenuHost settings={settings} />
    </ErrorBoundary>
  ) : null;
}
