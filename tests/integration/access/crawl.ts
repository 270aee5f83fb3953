import { wordsOf } from '../../support/random.ts';
import { EXTERNAL_ID } from './planted.ts';
import { exchange, masterRef, ORIGIN, searchPath, type Exchange, type TestApp } from './site.ts';

const START = wordsOf(`
  / /portfolio/public-services /project/vault /project/cellar /case-study/vault
  /case-study/vault-study /case-study/cellar /vault /vault-study /behind-the-vault /doors
  /sitemap.xml /feed.xml /robots.txt /healthz /api/v2 /api/v2/tags /api/nothing
  /external/v2/projects /external/v2/projects?callback=take
  /external/v2/projects/${EXTERNAL_ID} /external/v2/projects/${EXTERNAL_ID}?callback=take
  /external/v2/projects/4300009%399 /external/v2/projects/${EXTERNAL_ID}/comments
  /external/v2/users/1/projects
`);

const type = (name: string) => `[[at(document.type, "${name}")]]`;
const uid = (name: string, value: string) => [type(name), `[[at(my.${name}.uid, "${value}")]]`];
const TAGS = '[[any(document.tags, ["Product Design", "Immersive"])]]';
const FEATURED = '[[at(my.project.featured, "Yes")]]';
const LARGE = { pageSize: '100' };

/** Every kind of query the site sends, for protected documents where possible. */
const SEARCHES: [string[], Record<string, string>?][] = [
  [[type('project')], LARGE],
  [[type('project')], { ...LARGE, orderings: '[my.project.project_date desc]' }],
  [[type('project')], { pageSize: '1', page: '2' }],
  [[type('project')], { ...LARGE, lang: 'en-gb' }],
  [[type('case_study')], LARGE],
  [[type('page')], LARGE],
  ...['project_list', 'settings', 'home'].map((name): [string[]] => [[type(name)]]),
  [uid('project', 'vault')],
  [['[[at(document.type, "project")][at(my.project.uid, "cellar")]]']],
  [uid('case_study', 'vault-study')],
  [uid('page', 'behind-the-vault')],
  [uid('page', 'doors')],
  [[type('project'), TAGS, '[[at(my.project.work_type, "Product Design")]]', FEATURED], LARGE],
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
  const ref = await masterRef(app);
  const search = (q: readonly string[], more = {}) => searchPath(app, q, { ref, ...more });
  for (const [q, more] of SEARCHES) {
    const path = await search(q, more);
    const { body } = await exchange(app, path, { headers });
    // Cast: a response of the Content API.
    ids.push(...(JSON.parse(body) as Ids).results.map(({ id }) => id));
    add([path]);
  }
  for (const id of new Set(ids)) {
    add([await search([`[[at(document.id, "${id}")]]`])]);
    add([await search([type('project'), `[[at(my.project.case_study, "${id}")]]`])]);
  }
  const many = [...new Set(ids)].slice(0, 100).map((id) => `"${id}"`);
  add([await search([`[[in(document.id, [${many.join(', ')}])]]`], LARGE)]);

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
  const texts = responses.map(({ path, all }) => ({ path, all: all.toLowerCase() }));
  return [...markers].flatMap(([field, word]) =>
    texts
      .filter(({ all }) => all.includes(word))
      .map(({ path }) => `${field} (${word}) in ${path}`),
  );
}

/** The fields none of whose markers occur in any response. */
export function missing(responses: readonly Exchange[], markers: ReadonlyMap<string, string>) {
  const all = responses.map((response) => response.all.toLowerCase());
  return [...markers].filter(([, word]) => !all.some((text) => text.includes(word)));
}
