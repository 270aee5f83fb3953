import { cx } from '@linaria/core';
import type { HTMLAttributes, Ref } from 'react';
import * as styles from './Stack.styles.ts';

/** Lists among them are without marks: every list with a class is. */
type LayoutTag =
  | 'div'
  | 'span'
  | 'section'
  | 'aside'
  | 'ul'
  | 'ol'
  | 'li'
  | 'p'
  | 'dt'
  | 'h2'
  | 'h3';

interface LayoutProps extends Omit<HTMLAttributes<HTMLElement>, 'style'> {
  readonly as?: LayoutTag;
  /** Distance in px between what is in it. */
  readonly gap?: 4 | 8 | 12 | 16 | 20 | 24;
  /** Whether it takes the room that is left in a row. */
  readonly isGrowing?: boolean;
  readonly ref?: Ref<HTMLElement>;
}

interface StackProps extends LayoutProps {
  /** 'start': no wider than its contents. */
  readonly align?: 'start';
  /** Whether it begins with a line. */
  readonly isRuled?: boolean;
}

/** What is below each other. */
export function Stack({
  as = 'div',
  gap,
  align,
  isRuled,
  isGrowing,
  className,
  ...rest
}: StackProps) {
  // Cast: only attributes that all of these elements have are passed.
  const Tag = as as 'div';
  return (
    <Tag
      {...(rest as HTMLAttributes<HTMLDivElement>)}
      className={cx(styles.stack, className)}
      data-gap={gap}
      data-align={align}
      data-ruled={isRuled || undefined}
      data-grows={isGrowing || undefined}
    />
  );
}

interface RowProps extends LayoutProps {
  /** In the middle by default. */
  readonly align?: 'start' | 'baseline';
  readonly justify?: 'center' | 'end' | 'between';
  /** Several lines where there is no room; a number is their distance in px, `gap` by default. */
  readonly wraps?: boolean | 0 | 4 | 8 | 12;
}

/** What is beside each other. */
export function Row({
  as = 'div',
  gap = 12,
  align,
  justify,
  wraps = false,
  isGrowing,
  className,
  ...rest
}: RowProps) {
  // Cast: only attributes that all of these elements have are passed.
  const Tag = as as 'div';
  return (
    <Tag
      {...(rest as HTMLAttributes<HTMLDivElement>)}
      className={cx(styles.row, className)}
      data-gap={gap}
      data-align={align}
      data-justify={justify}
      data-wraps={wraps === false ? undefined : ''}
      data-lines={typeof wraps === 'number' ? wraps : undefined}
      data-grows={isGrowing || undefined}
    />
  );
}
