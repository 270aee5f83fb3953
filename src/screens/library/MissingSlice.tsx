import { Container } from '#ui/layout/Container.tsx';
import { RouteLink } from '#ui/links/RouteLink.tsx';
import { SplitHeading } from '#ui/text/SplitHeading.tsx';
import { libraryPath } from './libraryPaths.ts';
import * as styles from './styles.ts';

/** For an address of the library that names no slice. */
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
