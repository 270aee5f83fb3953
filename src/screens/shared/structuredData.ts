import type { Content } from '@prismicio/client';
import { projectTexts } from '#content/cards.ts';
import * as work from '#ui/words/en/work.ts';
import type { Say } from '#ui/words/language.ts';

type Absolute = (path: string) => string;

const CONTEXT = 'https://schema.org';

interface Work {
  readonly name: string;
  /** Left out if it is empty. */
  readonly description: string;
  readonly path: string;
  readonly project: Pick<Content.ProjectDocument, 'tags' | 'data'> | null;
  readonly author: string | null | undefined;
  /** An absolute address. */
  readonly image?: string | undefined;
}

/** A project or a case study, for search engines. */
export function workData(
  { name, description, path, project, author, image }: Work,
  absolute: Absolute,
) {
  return {
    '@context': CONTEXT,
    '@type': 'CreativeWork',
    name,
    description: description || undefined,
    url: absolute(path),
    ...(project?.data.project_date && { dateCreated: project.data.project_date }),
    ...(project?.data.work_type && { genre: project.data.work_type }),
    ...(project && project.tags.length > 0 && { keywords: project.tags.join(', ') }),
    ...(author && { author: { '@type': 'Person', name: author, url: absolute('/') } }),
    ...(image && { image }),
  };
}

/** The breadcrumbs of a screen, from Home down. */
export function breadcrumbData(
  trail: readonly (readonly [name: string, path: string])[],
  absolute: Absolute,
) {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(path),
    })),
  };
}

/** Title and description of a project, with the defaults that its page shows; `about` is the description without. */
export function projectWords(
  data: Pick<Content.ProjectDocument['data'], 'project_title' | 'project_description'>,
  say: Say,
) {
  const { title, about } = projectTexts(data);
  return {
    title: title || say(work.title),
    description: about || say(work.description),
    about,
  };
}
