import type { Content } from '@prismicio/client';
import { Suspense, useEffect, useState } from 'react';
import { useSite } from '#content/site.ts';
import { useUi } from '#effects/state/useUi.ts';
import { withStyles } from '#effects/dom/otherStyles.ts';
import { later } from '../later.ts';
import { menuIds, openers, startMenu } from './menuControl.ts';

const load = async () => (await withStyles(import('./Menu.tsx'))).MenuHost;

/** If the menu does not load, the page of all projects opens. */
function AllProjects() {
  const { prefix } = useSite();
  useEffect(() => window.location.assign(`${prefix}/portfolio`), [prefix]);
  return null;
}

const MenuHost = later(load, AllProjects);

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
    load().catch(() => {});
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
    <Suspense fallback={null}>
      <MenuHost settings={settings} />
    </Suspense>
  ) : null;
}
