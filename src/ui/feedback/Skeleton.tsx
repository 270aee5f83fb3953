import { cx } from '@linaria/core';
import type { CSSProperties } from 'react';
import * as styles from './Skeleton.styles.ts';

export type SkeletonProps = {
  /** Width over height ('16 / 9'); without it the class or the style sets the size. */
  aspect?: string | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
};

/** The shape of something that is still loading; silent, so that the list around it can say so once. */
export function Skeleton({ aspect, className, style }: SkeletonProps) {
  return (
    <span
      aria-hidden
      className={cx(styles.skeleton, className)}
      style={{ ...(aspect === undefined ? {} : { aspectRatio: aspect }), ...style }}
    />
  );
}
