import { asText } from '@prismicio/client';
import type { ProjectCard } from '#content/cards.ts';

/** The words of a card; a project without title or description still says that it is one. */
export function cardWords({ data }: Pick<ProjectCard, 'data'>) {
  return {
    title: asText(data.project_title)?.trim() || 'Project',
    description: asText(data.project_description)?.trim() || 'Project description not available',
    /** A date is `2025-04-30`; its year must not depend on the reader's time zone. */
    year: data.project_date?.slice(0, 4) || null,
  };
}
