import { afterPaint } from '../dom/afterPaint.ts';
import type { ThemeName } from '#ui/theme/tokens.ts';
import { memoryKeys, remember } from '../boot/memory.ts';
import { uiStore } from './uiStore.ts';

/**
 * Makes a change of the whole page (its theme) as a crossfade of 480 ms, where the browser can and
 * the visitor has not asked for less motion; else at once. The change must be done when it returns.
 */
export function crossfade(change: () => void): void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (still || !('startViewTransition' in document)) change();
  else document.startViewTransition(change);
}

/** Writes a theme where CSS and the browser's own chrome read it. */
export function showTheme(theme: ThemeName): void {
  const root = document.documentElement;
  root.dataset['theme'] = theme;
  const background = getComputedStyle(root).getPropertyValue('--background').trim();
  document.querySelector('[name=theme-color]')?.setAttribute('content', background);
  document.querySelector('[name=color-scheme]')?.setAttribute('content', theme);
}

/** Changes the theme with a crossfade and remembers it; what switches it says so at once. */
export function switchTheme(theme: ThemeName): void {
  remember('localStorage', memoryKeys.theme, theme);
  uiStore.set({ theme });
  afterPaint(() => crossfade(() => showTheme(uiStore.get().theme)));
}
