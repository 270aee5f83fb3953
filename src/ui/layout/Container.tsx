import { cx } from '@linaria/core';
import type { HTMLAttributes } from 'react';
import * as styles from './Container.styles.ts';

type ContainerProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'section' | 'header' | 'footer' | 'main' | 'article' | 'ul' | 'ol' | undefined;
  /** Adds the grid of 4, 8 or 12 columns; children place themselves by `grid-column`. */
  grid?: boolean | undefined;
};

/** The page's width, with side gaps of 28, 56, 92 and 164 px. */
export function Container({ as: Tag = 'div', grid, className, ...rest }: ContainerProps) {
  return <Tag {...rest} className={cx(styles.container, grid && styles.columns, className)} />;
}
