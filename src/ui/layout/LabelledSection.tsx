import { cx } from '@linaria/core';
import { useId } from 'react';
import type { Elements } from '../Elements.ts';
import { Container } from './Container.tsx';
import * as styles from './LabelledSection.styles.ts';
import { SectionLabel } from './SectionLabel.tsx';

interface LabelledSectionProps {
  /** The heading; without one the section has no name. */
  readonly label: string | null;
  /** Phase of the disc before the label, 0 to 1. */
  readonly phase?: number | undefined;
  /** Adds the page's gap above. */
  readonly apart: boolean;
  readonly className?: string | undefined;
  readonly children: Elements;
}

/** A section under a small label with its disc. */
export function LabelledSection({
  label,
  phase = 0,
  apart,
  className,
  children,
}: LabelledSectionProps) {
  const id = useId();
  return (
    <Container
      as="section"
      className={cx(styles.section, className)}
      data-apart={apart || undefined}
      aria-labelledby={label ? id : undefined}
    >
      {label && (
        <SectionLabel as="h2" id={id} phase={phase}>
          {label}
        </SectionLabel>
      )}
      {children}
    </Container>
  );
}
