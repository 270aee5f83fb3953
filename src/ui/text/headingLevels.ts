import type { RichTextField } from '@prismicio/client';

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

const all = [1, 2, 3, 4, 5, 6] as const satisfies readonly HeadingLevel[];

/**
 * Which level each heading of a field is drawn at, when the field starts at a level of the page:
 * its most prominent heading takes that level, the next one used takes the following, none is skipped.
 * Without a start every heading keeps the level its author gave it.
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
