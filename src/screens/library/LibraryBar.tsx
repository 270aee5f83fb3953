import type { ReactNode } from 'react';
import { switchTheme } from '#effects/state/switchTheme.ts';
import { useUi } from '#effects/state/useUi.ts';
import { Toggle } from '#ui/controls/Toggle.tsx';
import * as styles from './styles.ts';

/** The line at the top of the library: where one is, and the library's own theme. */
export function LibraryBar({ children }: { children?: ReactNode }) {
  const theme = useUi('theme');
  const isDark = theme === 'dark';
  return (
    <div className={styles.bar}>
      {children ?? <span />}
      <Toggle
        look="rail"
        icon={theme}
        label={isDark ? 'Dark Mode' : 'Light Mode'}
        onClick={() => switchTheme(isDark ? 'light' : 'dark')}
      />
    </div>
  );
}
