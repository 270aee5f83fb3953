import { Container } from '#ui/layout/Container.tsx';
import { RouteLink } from '#ui/links/RouteLink.tsx';
import { SplitHeading } from '#ui/text/SplitHeading.tsx';
import { libraryPath } from './libraryPaths.ts';
import * as styles from './styles.ts';
import type { ReactNode } from 'react';
import { switchTheme } from '#effects/state/switchTheme.ts';
import { useUi } from '#effects/state/useUi.ts';
import { Toggle } from '#ui/controls/Toggle.tsx';

/** The top of the library, with its theme toggle. */
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

/** For an unknown slice in the address. */
export function MissingSlice({ name }: { name: string }) {
  return (
    <Container as="main" className={styles.missing}>
      <title>No such slice</title>
      <SplitHeading as="h1" text="No such slice" />
      <p className={styles.note}>
        The models know nothing called “{name}”.{' '}
        <RouteLink className={styles.textLink} to={libraryPath}>
          See every slice
        </RouteLink>
      </p>
    </Container>
  );
}
