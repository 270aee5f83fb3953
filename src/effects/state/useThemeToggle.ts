import { switchTheme } from './switchTheme.ts';
import { uiStore } from './uiStore.ts';
import { useUi } from './useUi.ts';

/** Of the page as it is: what is rendered may still be the server's theme. */
const change = () => switchTheme(uiStore.get().theme === 'dark' ? 'light' : 'dark');

/** The theme, and what changes it to the other. */
export function useThemeToggle() {
  return { theme: useUi('theme'), change };
}
