import type { Content } from '@prismicio/client';
import { useAnswer } from '#content/answers.ts';
import { useQueries } from '#content/queries.ts';
import { useAbsolute, useInLanguage, usePageAddress } from '#content/site.ts';
import * as projectWords from '#ui/words/en/screens/project.ts';
import * as work from '#ui/words/en/work.ts';
import { useLanguage } from '#ui/words/language.ts';
import { coverLayers } from '#content/cards.ts';
import { shareImageAddress } from './shareImage.ts';

interface WorkScreen {
  readonly title: string;
  /** Left out if it is empty. */
  readonly description: string;
  readonly path: string;
  readonly project: Content.ProjectDocument | null;
}

const CONTEXT = 'https://schema.org';

/** Data of a project or a case study for search engines: the work, and its breadcrumbs from Home down. */
export function useWorkData(): (screen: WorkScreen) => object[] {
  const { data: settings } = useAnswer(useQueries().settings());
  const absolute = usePageAddress();
  const { say } = useLanguage();
  const fileAddress = useAbsolute();
  const inLanguage = useInLanguage();
  const owner = settings?.data.name;
  return ({ title, description, path, project }) => {
    const image = project && shareImageAddress(...coverLayers(project.data.cover));
    const trail = [
      [owner || say(projectWords.home), '/'],
      [say(work.allProjects), '/portfolio'],
      [title, path],
    ] as const;
    return [
      {
        '@context': CONTEXT,
        '@type': 'CreativeWork',
        name: title,
        description: description || undefined,
        url: absolute(path),
        ...(project?.data.project_date && { dateCreated: project.data.project_date }),
        ...(project?.data.work_type && { genre: project.data.work_type }),
        ...(project && project.tags.length > 0 && { keywords: project.tags.join(', ') }),
        ...(owner && { author: { '@type': 'Person', name: owner, url: absolute('/') } }),
        ...(image && { image: fileAddress(image) }),
        ...inLanguage,
      },
      {
        '@context': CONTEXT,
        '@type': 'BreadcrumbList',
        itemListElement: trail.map(([name, at], index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          item: absolute(at),
        })),
      },
    ];
  };
}
