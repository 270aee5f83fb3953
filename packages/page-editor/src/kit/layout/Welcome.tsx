import { cx } from '@linaria/core';
import type { Elements } from '../Elements.ts';
import { Problem } from '../text/Text.tsx';
import { Stack } from './Stack.tsx';
import * as styles from './Welcome.styles.ts';

interface WelcomeProps {
  readonly title: string;
  /** The second, thin part of the title. */
  readonly lightTitle: string;
  readonly lead: string;
  /** The ways to begin. */
  readonly children: Elements;
  readonly problem: string | null;
  /** Level of its title: 1 where no bar has one. */
  readonly level?: 1 | 2;
}

/** A screen before there is anything: what to begin with, beside the orb. */
export function Welcome({ title, lightTitle, lead, children, problem, level = 1 }: WelcomeProps) {
  return (
    <main className={styles.page} aria-label={`${title} ${lightTitle}`}>
      <Stack gap={24} align="start">
        <WelcomeTitle title={title} lightTitle={lightTitle} level={level} />
        <p className={styles.lead}>{lead}</p>
        <WelcomeActions>{children}</WelcomeActions>
        <Problem>{problem}</Problem>
      </Stack>
      <span aria-hidden className={cx(styles.disc, styles.orb)} data-light="">
        <span className={styles.body} />
      </span>
    </main>
  );
}

interface WelcomeTitleProps extends Pick<WelcomeProps, 'title' | 'lightTitle' | 'level'> {
  /** Smaller above a form, and in a room beside others. */
  readonly size?: 'form' | 'room';
}

export function WelcomeTitle({ title, lightTitle, level = 1, size }: WelcomeTitleProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <Heading className={styles.title} data-size={size}>
      <span>{`${title} `}</span>
      <span className={styles.light}>{lightTitle}</span>
    </Heading>
  );
}

function WelcomeActions({ children }: { readonly children: Elements }) {
  return <div className={styles.actions}>{children}</div>;
}
