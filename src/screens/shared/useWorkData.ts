import type { Content } from '@prismicio/client';
import { useAnswer } from '#content/answers.ts';
import { useQueries } from '#content/queries.ts';
import { useAbsolute } from '#content/site.ts';
import { coverImage, shareImageAddress } from './shareImage.ts';
import { breadcrumbData, workData } from './structuredData.ts';

interface WorkScreen {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  readonly project: Content.ProjectDocument | null;
}

/** Structured data of a project or a case study: the work and its breadcrumbs. */
export function useWorkData(): (screen: WorkScreen) => object[] {
  const { data: settings } = useAnswer(useQueries().settings());
  const absolute = useAbsolute();
  return ({ title, description, path, project }) => [
    workData(
      {
        name: title,
        description,
        path,
        project,
        author: settings?.data.name,
        image: project ? shareImageAddress(coverImage(project.data.cover)) : undefined,
      },
      absolute,
    ),
    breadcrumbData(
      [
        [settings?.data.name || 'Home', '/'],
        ['All Projects', '/portfolio'],
        [title, path],
      ],
      absolute,
    ),
  ];
}
