import type { ZoneVariant } from '#content/sliceZone.ts';
import { asText } from '@prismicio/client';
import type { ProjectCard } from '#content/cards.ts';

interface WorkHeading {
  readonly text: string;
  /** The phrase set lighter, where it is known; the heading decides by itself otherwise. */
  readonly second?: string;
}

/**
 * Words above the cards. Home always has a heading and adds the list the address asks for; a list
 * screen brings its own title, so that there an empty heading renders none.
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

/** The words of a card; a project without title or description still says that it is one. */
export function cardWords({ data }: Pick<ProjectCard, 'data'>) {
  return {
    title: asText(data.project_title)?.trim() || 'Project',
    description: asText(data.project_description)?.trim() || 'Project description not available',
    /** A date is `2025-04-30`; its year must not depend on the reader's time zone. */
    year: data.project_date?.slice(0, 4) || null,
  };
}
