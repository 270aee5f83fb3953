import { cx } from '@linaria/core';
import type { CSSProperties } from 'react';
import { longestWord } from './longestWord.ts';
import { splitHeading } from './splitText.ts';
import * as styles from './SplitHeading.styles.ts';

type Level = keyof typeof styles.levels;

type SplitHeadingProps = {
  text: string;
  as?: 'h1' | 'h2' | 'h3' | 'h4' | 'p' | undefined;
  /** The role that sets its type. */
  level?: Level | undefined;
  /** The second phrase, where the default split is wrong; the text must end in it. */
  second?: string | undefined;
  /** Puts the second phrase on its own line. */
  stacked?: boolean | undefined;
  /** In one weight, as the name of a case study is. */
  whole?: boolean | undefined;
  id?: string | undefined;
  className?: string | undefined;
};

/** Em of a word that fits the narrowest phone at full size, and the column of the gate beside its discs. */
const FITTING = 5.6;

/** Em of a word that fits wider windows at full size, and in the smallest role. */
const WIDE = 8.9;
const WIDEST = 11;

/** The role in which a text fits: long ones, and such with long words, step down. */
function fitted(level: Level, text: string, longest: number): Level {
  if (level === 'menuTitle') return level;
  if (text.length > 56 || longest > (level === 'gateTitle' ? FITTING : WIDE)) return 'menuTitle';
  return text.length > 40 ? 'gateTitle' : level;
}

/** A display heading in two weights: its first phrase 500, its second 200. */
export function SplitHeading({
  text,
  as: Tag = 'h2',
  level = 'pageTitle',
  second,
  stacked,
  whole,
  id,
  className,
}: SplitHeadingProps) {
  const split = () =>
    second !== undefined && text.endsWith(second)
      ? [text.slice(0, -second.length).trim(), second]
      : splitHeading(text);
  const [first, rest] = whole ? [text, ''] : split();
  // The menu's title is small.
  const longest = level === 'menuTitle' ? 0 : longestWord(text);
  return (
    <Tag
      id={id}
      className={cx(
        styles.heading,
        styles.levels[fitted(level, text, longest)],
        longest > FITTING && styles.long,
        longest > WIDEST && styles.longest,
        className,
      )}
      // Cast: React's style type has no custom properties.
      style={longest > FITTING ? ({ '--longest': longest.toFixed(2) } as CSSProperties) : undefined}
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
