import { darkPalette, lightPalette } from '#ui/theme/tokens.ts';
import { inlineScript } from './inlineScript.ts';
import { memoryKeys } from './memory.ts';

const options = {
  key: memoryKeys.theme,
  colors: { dark: darkPalette.background, light: lightPalette.background },
};

/**
 * Runs inline before a page without a gate is rendered: sets the theme from the address (`?theme=`)
 * or from storage.
 */
export function bareBoot({ key, colors }: typeof options): void {
  const root = document.documentElement;
  let theme = new URLSearchParams(location.search).get('theme');
  try {
    theme ??= localStorage.getItem(key);
  } catch {}
  const name = theme === 'light' ? 'light' : 'dark';
  root.dataset['script'] = '';
  root.dataset['theme'] = name;
  document.querySelector('[name=theme-color]')?.setAttribute('content', colors[name]);
  document.querySelector('[name=color-scheme]')?.setAttribute('content', name);
}

export const bareBootScript: string = inlineScript(bareBoot, options);
