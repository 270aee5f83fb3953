import { cx } from '@linaria/core';
import type { CSSProperties } from 'react';
import { splitHeading } from './splitText.ts';
import * as styles from './SplitHeading.styles.ts';

type SplitHeadingProps = {
  text: string;
  as?: 'h1' | 'h2' | 'h3' | 'h4' | 'p' | undefined;
  /** The role that sets its type. */
  level?: keyof typeof styles.levels | undefined;
  /** The second phrase, where the default split is wrong; the text must end in it. */
  second?: string | undefined;
  /** Puts the second phrase on its own line. */
  stacked?: boolean | undefined;
  id?: string | undefined;
  className?: string | undefined;
};

/** Letters of a word that fits the narrowest phone at full size. */
const FITTING = 10;

const longestWord = (text: string) =>
  Math.max(...text.split(/[\s\u00ad-]+/u).map((word) => [...word].length));

/** A display heading in two weights: its first phrase 500, its second 200. */
export function SplitHeading({
  text,
  as: Tag = 'h2',
  level = 'pageTitle',
  second,
  stacked,
  id,
  className,
}: SplitHeadingProps) {
  const [first, rest] =
    second !== undefined && text.endsWith(second)
      ? [text.slice(0, -second.length).trim(), second]
      : splitHeading(text);
  // The menu's title is small.
  const longest = level === 'menuTitle' ? 0 : longestWord(text);
  return (
    <Tag
      id={id}
      className={cx(
        styles.heading,
        styles.levels[level],
        longest > FITTING && styles.long,
        className,
      )}
      // Cast: React's style type has no custom properties.
      style={longest > FITTING ? ({ '--longest': longest } as CSSProperties) : undefined}
    >
      {rest === '' ? (
        first
      ) : (
        <>
          <span>{`${first} `}</span>
          <span className={styles.second} data-stacked={stacked || undefined}>
            {rest}
          </span>
        </>
      )}
    </Tag>
  );
}
