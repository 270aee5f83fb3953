import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createContentClient } from '#content/client.ts';
import { createFetchers, type Fetchers } from '#content/fetchers.ts';
import { createRepository, loadRepository } from '#prismic-folder';
import { type ContentFolder, createContentFolder } from '../support/contentFolder.ts';
import { CONSTANTS } from './constants.ts';
import { DOCUMENTS } from './documents.ts';

test.each(CONSTANTS)('9 Constants: %s', (_rule, value, expected) => {
  expect(value).toEqual(expected);
});

const NEWEST = { orderings: '[my.project.project_date desc]', pageSize: '100' };
const PROJECTS = '[[at(document.type, "project")]]';
const both = (more: string) => `${more}${PROJECTS}`;

/** Rule, what the site reads, and the parameters of each question in order: without those of metadata, `ref` and language. */
const QUERIES: readonly (readonly [
  rule: string,
  read: (fetchers: Fetchers) => Promise<unknown>,
  ...asked: readonly Readonly<Record<string, string>>[],
])[] = [
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

describe('7 Calls made', () => {
  let folder: ContentFolder;
  let fetchers: Fetchers;
  let asked: Record<string, string>[] = [];

  beforeAll(async () => {
    folder = await createContentFolder();
    for (const file of Object.entries(DOCUMENTS)) await folder.write(...file);
    const snapshot = await loadRepository(folder);
    const source = createRepository({ snapshot: () => snapshot });
    const client = createContentClient({
      endpoint: 'http://site.test/api/v2',
      fetch: async (address) => {
        const url = new URL(String(address));
        const { q, orderings, pageSize } = Object.fromEntries(url.searchParams);
        const whole = url.searchParams.getAll('q').join('');
        if (q !== undefined)
          asked.push({ q: whole, ...(orderings && { orderings }), ...(pageSize && { pageSize }) });
        return source(new Request(url));
      },
    });
    fetchers = createFetchers(client);
  });
  afterAll(() => folder.remove());

  for (const [rule, read, ...expected] of QUERIES) {
    test(rule, async () => {
      asked = [];
      await read(fetchers);
      expect(asked).toEqual(expected);
    });
  }

  test('featured is not asked with a list; the list by uid, then the listed projects by ids, pageSize 100, in its order', async () => {
    asked = [];
    const list = await fetchers.list('both');
    expect(list).toMatchObject({ name: 'Both', projects: [{ uid: 'study' }, { uid: 'whole' }] });
    const ids = list?.projects.map(({ id }) => `"${id}"`).join(', ');
    expect(asked).toEqual([
      {
        q: '[[at(document.type, "project_list")]][[at(my.project_list.uid, "both")]]',
        pageSize: '1',
      },
      { q: `[[in(document.id, [${ids}])]]`, pageSize: '100' },
    ]);
  });

  test('case study by uid (type case_study), only after the project was asked for; returns study and project data', async () => {
    asked = [];
    const study = await fetchers.caseStudy('studied');
    expect(JSON.stringify(study)).toContain('A company');
    expect(JSON.stringify(study)).toContain('A studied one');
    expect(asked.map(({ q }) => q).slice(0, 2)).toEqual([
      '[[at(document.type, "project")]][[at(my.project.uid, "studied")]]',
      '[[at(document.type, "case_study")]][[at(my.case_study.uid, "studied")]]',
    ]);
  });
});
