import { Container } from '#ui/layout/Container.tsx';
import { SplitHeading } from '#ui/text/SplitHeading.tsx';
import * as styles from './styles.ts';
import { TitleSkeleton } from './TitleSkeleton.tsx';

interface OpeningProps {
  /** What is loading, for screen readers, as long as the title is not known. */
  readonly name: string;
  readonly title?: string | undefined;
  readonly tall?: boolean;
}

/** The first screen of Home or of a case study that is loading: the title at its lower end. */
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
