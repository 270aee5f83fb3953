import type { Content } from '@prismicio/client';
import type { SliceProps } from '#content/sliceRegistry.ts';
import { useZone } from '#content/zone.ts';
import { Button } from '#ui/Button.tsx';
import { Container } from '#ui/Container.tsx';
import * as styles from './styles.ts';

/** The way from a selection to everything: opens the menu, and without JavaScript leads to all. */
export function MoreWork({ slice }: SliceProps<Content.MoreWorkSlice>) {
  const { surface, projectCount } = useZone();
  const label = slice.primary.label || 'More Portfolio Work';
  return (
    <Container className={styles.more} data-surface={surface}>
      <Button to="/portfolio" variant="primary" size="hero" data-opens="menu">
        {projectCount === undefined ? label : `${label} (${projectCount})`}
      </Button>
    </Container>
  );
}
