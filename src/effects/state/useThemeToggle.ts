import { switchTheme } from './switchTheme.ts';
import { useUi } from './useUi.ts';

/** The theme, and what changes it to the other. */
export function useThemeToggle() {
  const theme = useUi('theme');
  return { theme, change: () => switchTheme(theme === 'dark' ? 'light' : 'dark') };
}
