import { projectTexts } from '#content/cards.ts';
import * as work from '#ui/words/en/work.ts';
import type { Say } from '#ui/words/language.ts';

/** Title and description of a project, with the defaults that its page shows; `about` is the description without. */
export function projectWords(data: Parameters<typeof projectTexts>[0], say: Say) {
  const { title, about } = projectTexts(data);
  return {
    title: title || say(work.title),
    description: about || say(work.description),
    about,
  };
}
