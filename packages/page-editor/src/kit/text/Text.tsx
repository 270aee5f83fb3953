import { cx } from '@linaria/core';
import type { HTMLAttributes, ReactNode } from 'react';
import { Button } from '../controls/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import * as styles from './Text.styles.ts';

interface TextProps extends Omit<HTMLAttributes<HTMLElement>, 'style'> {
  readonly as?: 'span' | 'p' | 'strong' | 'output' | 'h2' | 'h3' | 'dt' | 'dd' | 'li' | 'legend';
  /** Without one it has the size of the text around it. */
  readonly size?: 'title' | 'body' | 'small' | 'caption';
  /** Without one it has the colour of the text around it. */
  readonly tone?: 'muted' | 'text';
  readonly weight?: 'medium' | 'regular';
  /** One line, cut where there is no room for it. */
  readonly isCut?: boolean;
  /** Whether it takes the room that is left in a row. */
  readonly isGrowing?: boolean;
}

/** Words in one of the editor's sizes. Long ones wrap anywhere. */
export function Text({
  as: Tag = 'span',
  size,
  tone,
  weight,
  isCut,
  isGrowing,
  className,
  ...rest
}: TextProps) {
  return (
    <Tag
      {...rest}
      className={cx(styles.text, className)}
      data-size={size}
      data-tone={tone}
      data-weight={weight}
      data-cut={isCut || undefined}
      data-grows={isGrowing || undefined}
    />
  );
}

/** A remark below or beside what it is about. */
export function Note({ as = 'p', ...props }: TextProps) {
  return <Text as={as} size="small" tone="muted" {...props} />;
}

interface ProblemProps {
  /** What went wrong, as a sentence; null: nothing. */
  readonly children: string | null | undefined;
  /** Tries it again. */
  readonly onRetry?: () => void;
  readonly className?: string;
}

/** Says what went wrong, also to screen readers, and offers to try it again. */
export function Problem({ children: words, onRetry, className }: ProblemProps) {
  if (words === null || words === undefined) return null;
  return (
    <p className={cx(styles.problem, className)} role="alert">
      <Icon name="warning" size="small" tone="negative" />
      <span>
        <span>{`${words} `}</span>
        {onRetry && (
          <Button kind="link" onPress={onRetry}>
            Try again
          </Button>
        )}
      </span>
    </p>
  );
}

/** Said where a list has nothing. */
export function Empty({ children }: { readonly children: ReactNode }) {
  return <p className={styles.empty}>{children}</p>;
}

/** For screen readers only, such as what a button is about that stands in its row. */
export function Hidden({ children }: { readonly children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}

/** A key of the keyboard, or several that are pressed together. */
export function Key({
  className,
  children,
}: {
  readonly className?: string;
  readonly children: string;
}) {
  return <kbd className={cx(styles.key, className)}>{children}</kbd>;
}
