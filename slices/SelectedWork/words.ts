import { asText } from '@prismicio/client';
import type { ZoneVariant } from '#content/sliceZone.ts';
import type { ProjectCard } from '#content/cards.ts';

interface WorkHeading {
  readonly text: string;
  /** The lighter phrase, if the default split is wrong. */
  readonly second?: string;
}

/**
 * The heading above the cards. Home always has one and adds the name of the list in the address; a
 * list screen has its own title, so there an empty heading renders nothing.
 */
export function workHeading(
  heading: string | null,
  variant: ZoneVariant,
  listName: string | undefined,
): WorkHeading | null {
  const words = heading || (variant === 'list' ? null : 'Selected Work');
  if (!words) return null;
  if (variant !== 'home' || !listName) return { text: words };
  const second = `for ${listName}`;
  return { text: `${words} ${second}`, second };
}

/** The texts of a card, with defaults. */
export function cardWords({ data }: Pick<ProjectCard, 'data'>) {
  return {
    title: asText(data.project_title)?.trim() || 'Project',
    description: asText(data.project_description)?.trim() || 'Project description not available',
    /** From the date's text (`2025-04-30`), independent of the time zone. */
    year: data.project_date?.slice(0, 4) || null,
  };
}
