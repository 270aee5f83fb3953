import { cx } from '@linaria/core';
import type { CSSProperties } from 'react';
import * as styles from './Skeleton.styles.ts';

type SkeletonProps = {
  /** Width over height ('16 / 9'); by default the class or the style sets the size. */
  aspect?: string | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
};

/**
 * Placeholder of loading content; hidden from screen readers, so the list around it announces it
 * once.
 */
export function Skeleton({ aspect, className, style }: SkeletonProps) {
  return (
    <span
      aria-hidden
      className={cx(styles.skeleton, className)}
      style={{ ...(aspect === undefined ? {} : { aspectRatio: aspect }), ...style }}
    />
  );
}
