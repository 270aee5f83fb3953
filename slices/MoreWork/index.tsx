import type { Content } from '@prismicio/client';
import type { SliceProps } from '#content/sliceRegistry.ts';
import { useSliceZone } from '#content/sliceZone.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Container } from '#ui/layout/Container.tsx';
import * as work from '#ui/words/en/work.ts';
import { useLanguage } from '#ui/words/language.ts';
import * as styles from './styles.ts';

/** The button to all projects: opens the menu; without JavaScript it is a link. */
export function MoreWork({ slice }: SliceProps<Content.MoreWorkSlice>) {
  const { variant, projectCount } = useSliceZone();
  const { count, say } = useLanguage();
  const label = slice.primary.label || say(work.moreWork);
  return (
    <Container className={styles.more} data-variant={variant}>
      <Button to="/portfolio" variant="primary" size="hero" data-opens="menu">
        {projectCount === undefined ? label : say(work.counted, label, count(projectCount))}
      </Button>
    </Container>
  );
}
