import { Container } from '#ui/layout/Container.tsx';
import { SplitHeading } from '#ui/text/SplitHeading.tsx';
import * as styles from './styles.ts';
import { TitleSkeleton } from './TitleSkeleton.tsx';

interface OpeningProps {
  /** Read by screen readers until the title is known. */
  readonly name: string;
  readonly title?: string | undefined;
  readonly tall?: boolean;
}

/** The first screen of Home or of a case study while it loads: the title at its lower end. */
export function Opening({ name, title, tall = false }: OpeningProps) {
  return (
    <Container as="header" className={styles.opening}>
      {title ? (
        <SplitHeading as="h1" level="pageTitle" text={title} />
      ) : (
        <TitleSkeleton name={name} tall={tall} />
      )}
    </Container>
  );
}
