import { switchTheme } from '#effects/state/switchTheme.ts';
import { useUi } from '#effects/state/useUi.ts';
import { Toggle } from '#ui/controls/Toggle.tsx';

/** Shows and changes the theme. */
export function ThemeToggle() {
  const theme = useUi('theme');
  const isDark = theme === 'dark';
  return (
    <Toggle
      look="rail"
      icon={theme}
      label={isDark ? 'Dark Mode' : 'Light Mode'}
      onClick={() => switchTheme(isDark ? 'light' : 'dark')}
    />
  );
}
