import type { ZoneVariant } from '#content/sliceZone.ts';
import { type ProjectCard, projectTexts } from '#content/cards.ts';
import * as work from '#ui/words/en/work.ts';
import type { Say } from '#ui/words/language.ts';

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
  say: Say,
): WorkHeading | null {
  const text = heading || (variant === 'list' ? null : say(work.selectedWork));
  if (!text) return null;
  if (variant !== 'home' || !listName) return { text };
  const second = say(work.forList, listName);
  return { text: `${text} ${second}`, second };
}

/** The texts of a card, with defaults. */
export function cardWords({ data }: Pick<ProjectCard, 'data'>, say: Say) {
  const { title, about } = projectTexts(data);
  return {
    title: title || say(work.title),
    description: about || say(work.description),
    /** From the date's text (`2025-04-30`), independent of the time zone. */
    year: data.project_date?.slice(0, 4) || null,
  };
}
