import { EXTERNAL_ID } from './planted.ts';
import { exchange, ORIGIN, searchPath, type Exchange, type TestApp } from './site.ts';

const START = [
  '/',
  '/portfolio',
  '/portfolio/public-services',
  '/projects',
  '/projects/public-services',
  '/categories/product-design',
  '/project/vault',
  '/project/cellar',
  '/case-study/vault',
  '/case-study/vault-study',
  '/case-study/cellar',
  '/vault',
  '/vault-study',
  '/behind-the-vault',
  '/doors',
  '/nothing',
  '/far/away',
  '/sitemap.xml',
  '/feed.xml',
  '/robots.txt',
  '/healthz',
  '/api/v2',
  '/api/v2/tags',
  '/api/v2/nothing',
  '/api/nothing',
  '/external/v2/projects',
  '/external/v2/projects?callback=take',
  `/external/v2/projects/${EXTERNAL_ID}`,
  `/external/v2/projects/${EXTERNAL_ID}?callback=take`,
  `/external/v2/projects/4300009%399`,
  `/external/v2/projects/${EXTERNAL_ID}/comments`,
  '/external/v2/users/1/projects',
];

const type = (name: string) => `[[at(document.type, "${name}")]]`;

/** Every kind of query the site sends, for protected documents where possible. */
const SEARCHES: [string[], Record<string, string>?][] = [
  [[type('project')], { pageSize: '100' }],
  [[type('project')], { pageSize: '100', orderings: '[my.project.project_date desc]' }],
  [[type('project')], { pageSize: '1', page: '2' }],
  [[type('project')], { lang: '*', pageSize: '100' }],
  [[type('case_study')], { pageSize: '100' }],
  [[type('page')], { pageSize: '100' }],
  [[type('project_list')]],
  [[type('settings')]],
  [[type('home')]],
  [[type('project'), '[[at(my.project.uid, "vault")]]']],
  [['[[at(document.type, "project")][at(my.project.uid, "cellar")]]']],
  [[type('case_study'), '[[at(my.case_study.uid, "vault-study")]]']],
  [[type('page'), '[[at(my.page.uid, "behind-the-vault")]]']],
  [[type('page'), '[[at(my.page.uid, "doors")]]']],
  [[type('project'), '[[at(my.project.featured, "Yes")]]'], { pageSize: '100' }],
  [
    [
      type('project'),
      '[[any(document.tags, ["Product Design", "Immersive"])]]',
      '[[at(my.project.work_type, "Product Design")]]',
      '[[at(my.project.featured, "Yes")]]',
    ],
    { pageSize: '100' },
  ],
  [
    [type('project'), '[[any(document.tags, ["Product Design", "Immersive"])]]'],
    { pageSize: '100' },
  ],
];

interface Ids {
  readonly results: readonly { readonly id: string }[];
}

/** Paths of links, forms and files in a page or a feed; media are requested separately. */
function pathsIn(body: string): string[] {
  const found = body.matchAll(/(?:href|src|action)="([^"]+)"|<loc>([^<]+)<\/loc>/g);
  return [...found].flatMap(([, link = '', loc = '']) => {
    const url = new URL((link || loc).replaceAll('&amp;', '&'), ORIGIN);
    const isPage = url.origin === ORIGIN && !/^\/(media|client\.js|assets)/.test(url.pathname);
    return isPage ? [url.pathname + url.search] : [];
  });
}

/** Requests everything the site serves that a visitor with this cookie can find or guess. */
export async function crawl(app: TestApp, cookie = ''): Promise<Exchange[]> {
  const headers = cookie === '' ? {} : { cookie };
  const waiting = [...START];
  const add = (paths: readonly string[]) => {
    for (const path of paths) if (!waiting.includes(path)) waiting.push(path);
  };
  const ids: string[] = [];
  for (const [q, more] of SEARCHES) {
    const path = await searchPath(app, q, more);
    const { body } = await exchange(app, path, { headers });
    // Cast: a response of the Content API.
    ids.push(...(JSON.parse(body) as Ids).results.map(({ id }) => id));
    add([path]);
  }
  for (const id of new Set(ids)) {
    add([await searchPath(app, [`[[at(document.id, "${id}")]]`])]);
    add([await searchPath(app, [type('project'), `[[at(my.project.case_study, "${id}")]]`])]);
  }
  const many = [...new Set(ids)].slice(0, 100).map((id) => `"${id}"`);
  add([await searchPath(app, [`[[in(document.id, [${many.join(', ')}])]]`], { pageSize: '100' })]);

  const responses: Exchange[] = [];
  for (const path of waiting) {
    const response = await exchange(app, path, { headers });
    responses.push(response);
    if (!path.startsWith('/api/')) add(pathsIn(response.body));
  }
  for (const path of ['/project/vault', '/case-study/vault-study', '/api/v2']) {
    responses.push(await exchange(app, path, { headers, method: 'HEAD' }));
  }
  return responses;
}

/** Lists which markers occur in which responses. */
export function found(
  responses: readonly Exchange[],
  markers: ReadonlyMap<string, string>,
): string[] {
  return [...markers].flatMap(([field, word]) =>
    responses
      .filter(({ all }) => all.toLowerCase().includes(word))
      .map(({ path }) => `${field} (${word}) in ${path}`),
  );
}

/** The fields none of whose markers occur in any response. */
export function missing(responses: readonly Exchange[], markers: ReadonlyMap<string, string>) {
  const all = responses.map((response) => response.all.toLowerCase());
  return [...markers].filter(([, word]) => !all.some((text) => text.includes(word)));
}
