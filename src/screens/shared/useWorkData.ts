import type { Content } from '@prismicio/client';
import { useAnswer } from '#content/answers.ts';
import { useQueries } from '#content/queries.ts';
import { useAbsolute, useInLanguage, usePageAddress } from '#content/site.ts';
import * as projectWords from '#ui/words/en/screens/project.ts';
import * as work from '#ui/words/en/work.ts';
import { useLanguage } from '#ui/words/language.ts';
import { coverLayers } from '#content/cards.ts';
import { shareImageAddress } from './shareImage.ts';
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
  const absolute = usePageAddress();
  const { say } = useLanguage();
  const fileAddress = useAbsolute();
  const inLanguage = useInLanguage();
  return ({ title, description, path, project }) => {
    const image = project && shareImageAddress(...coverLayers(project.data.cover));
    return [
      {
        ...workData(
          {
            name: title,
            description,
            path,
            project,
            author: settings?.data.name,
            image: image ? fileAddress(image) : undefined,
          },
          absolute,
        ),
        ...inLanguage,
      },
      breadcrumbData(
        [
          [settings?.data.name || say(projectWords.home), '/'],
          [say(work.allProjects), '/portfolio'],
          [title, path],
        ],
        absolute,
      ),
    ];
  };
}
