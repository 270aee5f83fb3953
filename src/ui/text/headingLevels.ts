import type { RichTextField } from '@prismicio/client';

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

const all = [1, 2, 3, 4, 5, 6] as const satisfies readonly HeadingLevel[];

/**
 * Maps a field's heading levels to the page's: its most prominent heading takes `start`, the next
 * one used takes the following level, none is skipped. Without a start the author's levels stay.
 */
export function headingLevels(
  field: RichTextField | null | undefined,
  start?: HeadingLevel,
): (level: HeadingLevel) => HeadingLevel {
  if (start === undefined) return (level) => level;
  const types = new Set<string>(field?.map((node) => node.type));
  const used = all.filter((level) => types.has(`heading${level}`));
  return (level) => all[Math.min(start - 1 + Math.max(used.indexOf(level), 0), 5)] ?? 6;
}
