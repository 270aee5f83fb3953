import type { Fetchers } from '#content/fetchers.ts';

/**
 * What the content service is asked: rule, what the site reads, and the parameters of each question in
 * order. Those of metadata, `ref` and language are left out.
 */
export type QueryRule = readonly [
  rule: string,
  read: (fetchers: Fetchers) => Promise<unknown>,
  ...asked: readonly Readonly<Record<string, string>>[],
];

const NEWEST = { orderings: '[my.project.project_date desc]', pageSize: '100' };
const PROJECTS = '[[at(document.type, "project")]]';
const both = (more: string) => `${more}${PROJECTS}`;

export const QUERIES: readonly QueryRule[] = [
  [
    'project by uid (type project)',
    (read) => read.document('project', 'study'),
    { q: `${PROJECTS}[[at(my.project.uid, "study")]]`, pageSize: '1' },
  ],
  [
    'portfolio: all projects ordered by project_date descending, pageSize 100',
    (read) => read.portfolio(),
    { q: PROJECTS, ...NEWEST },
  ],
  [
    'featured projects: featured equals Yes, same order and size',
    (read) => read.featured(),
    { q: both('[[at(my.project.featured, "Yes")]]'), ...NEWEST },
  ],
  [
    'projects by tag: tags contain the tag, same order and size',
    (read) => read.category('three'),
    { q: both('[[any(document.tags, ["Three"])]]'), ...NEWEST },
  ],
  ['no projects of a category that none has', (read) => read.category('none')],
];
