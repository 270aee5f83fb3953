import type { MouseEvent } from 'react';
import { uiStore } from './uiStore.ts';
import { useUi } from './useUi.ts';
import { afterPaint } from '../dom/afterPaint.ts';
import { memoryKeys, remember } from '../boot/memory.ts';
import { reducedMotion } from '#ui/mediaSwitch.ts';

/** How the page takes on the store's theme, beginning at what was pressed. The eclipse, loaded when idle, replaces it. */
export const themeStage: { show: (toggle: HTMLElement) => void } = {
  show: () => crossfade(showTheme),
};

/**
 * Changes the theme and stores it. It is that of the page as it is: what is rendered may still be the
 * server's. The toggle changes at once.
 */
function change({ currentTarget }: MouseEvent<HTMLElement>): void {
  const theme = uiStore.get().theme === 'dark' ? 'light' : 'dark';
  remember('localStorage', memoryKeys.theme, theme);
  uiStore.set({ theme });
  afterPaint(() => themeStage.show(currentTarget));
}

/** The theme, and what a press does that changes it to the other. */
export function useThemeToggle() {
  return { theme: useUi('theme'), change };
}

/**
 * Crossfades a synchronous change of the whole page, unless the browser cannot or less motion is asked
 * for.
 */
export function crossfade(change: () => void): void {
  if (reducedMotion.isOn() || !('startViewTransition' in document)) change();
  // The next one comes first.
  else document.startViewTransition(change).ready.catch(() => {});
}

/**
 * Sets the store's theme for CSS and the browser's own interface. Every colour is there at once: those that fade by
 * themselves would be styled and painted again in each frame of what shows the theme.
 */
export function showTheme(): void {
  const root = document.documentElement;
  const { theme } = uiStore.get();
  const before = new Set(document.getAnimations?.());
  root.dataset['theme'] = theme;
  // Before styles are read: for this, too, the browser computes those of the whole page.
  document.querySelector('[name=color-scheme]')?.setAttribute('content', theme);
  const background = getComputedStyle(root).getPropertyValue('--background').trim();
  document.querySelector('[name=theme-color]')?.setAttribute('content', background);
  for (const animation of document.getAnimations?.() ?? [])
    if (animation instanceof CSSTransition && !before.has(animation)) animation.finish();
}
