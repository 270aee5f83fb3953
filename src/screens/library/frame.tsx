import type { Elements } from '#ui/Elements.ts';
import { Container } from '#ui/layout/Container.tsx';
import { RouteLink } from '#ui/links/RouteLink.tsx';
import { SplitHeading } from '#ui/text/SplitHeading.tsx';
import { libraryPath } from './libraryPaths.ts';
import * as styles from './styles.ts';
import * as shell from '#ui/words/en/shell.ts';
import { useThemeToggle } from '#effects/state/useThemeToggle.ts';
import { Toggle } from '#ui/controls/Toggle.tsx';

/** The top of the library, with its theme toggle. */
export function LibraryBar({ children }: { children?: Elements }) {
  const { theme, change } = useThemeToggle();
  return (
    <div className={styles.bar}>
      {children ?? <span />}
      <Toggle
        look="rail"
        icon={theme}
        label={theme === 'dark' ? shell.dark : shell.light}
        onClick={change}
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
        <span>{`The models know nothing called “${name}”. `}</span>
        <RouteLink className={styles.textLink} to={libraryPath}>
          See every slice
        </RouteLink>
      </p>
    </Container>
  );
}
