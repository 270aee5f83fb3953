import { switchTheme } from './switchTheme.ts';
import { useUi } from './useUi.ts';

/** Props of a toggle that shows and changes the theme. */
export function useThemeToggle() {
  const theme = useUi('theme');
  const isDark = theme === 'dark';
  return {
    icon: theme,
    label: isDark ? 'Dark Mode' : 'Light Mode',
    onClick: () => switchTheme(isDark ? 'light' : 'dark'),
  };
}
