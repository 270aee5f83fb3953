import { crossfade } from '#ui/theme/crossfade.ts';
import { afterPaint } from '../dom/afterPaint.ts';
import type { ThemeName } from '#ui/theme/tokens.ts';
import { memoryKeys, remember } from '../boot/memory.ts';
import { uiStore } from './uiStore.ts';

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
