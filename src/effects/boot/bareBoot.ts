import { darkPalette, lightPalette } from '#ui/theme/tokens.ts';
import { inlineScript } from './inlineScript.ts';
import { memoryKeys } from './memory.ts';

const options = {
  key: memoryKeys.theme,
  colors: { dark: darkPalette.background, light: lightPalette.background },
};

/**
 * What must happen before a page without a gate is drawn: its theme, from the address (`?theme=`)
 * or else as remembered. Sent as its own text, like the site's boot script.
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
