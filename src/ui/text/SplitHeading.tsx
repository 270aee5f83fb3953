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
  id?: string | undefined;
  className?: string | undefined;
};

/** Em of a word that fits the narrowest phone at full size. */
const FITTING = 6.2;

/** Em of a word that would not fit wider windows in the smallest role. */
const LONG = 11;

/** Longer texts, or words of more em, are set in a smaller role, and from the second row on in the next one. */
const LIMITS = [
  { letters: 40, em: 8.5 },
  { letters: 56, em: 8.9 },
] as const;

/** The column of the gate is beside its discs. */
const GATE_EM = 6.6;

/** The role in which a text of a longest word fits. */
function fitted(level: Level, text: string, longest: number): Level {
  if (level === 'menuTitle') return level;
  const isLong = LIMITS.map(({ letters, em }) => text.length > letters || longest > em);
  if (level === 'gateTitle') return isLong[1] || longest > GATE_EM ? 'menuTitle' : level;
  if (isLong[1]) return 'menuTitle';
  return isLong[0] ? 'gateTitle' : level;
}

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
        styles.levels[fitted(level, text, longest)],
        longest > FITTING && styles.long,
        longest > LONG && styles.longest,
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
