import { expect, onTestFinished, test, vi } from 'vitest';
import { createViews } from '#server/access/views/createViews.ts';
import { createContentFolder, IN_TWO_LANGUAGES, project } from '../../support/contentFolder.ts';
import { memoryText } from '../../support/memoryShares.ts';
import { openSite, ORIGIN } from '../access/site.ts';

const DAY = 86_400_000;
const START = Date.UTC(2026, 10, 20, 9);

const study = { link_type: 'Document', type: 'case_study', uid: 'two-story' };
const documents = {
  'home/home': { id: 'id-home', data: { slices: [] } },
  'page/about': { id: 'id-about', data: { title: 'About' } },
  'page/about.fr-fr': { id: 'id-propos', uid: 'a-propos', data: { title: 'À propos' } },
  'case_study/two-story': { id: 'id-story', data: { title: 'Two' } },
  'project/two': {
    ...project('Two', '2023-05-01', ['Web']),
    id: 'id-two',
  },
  'project/three': {
    id: 'id-three',
    data: { ...project('Three', '2023-05-01', []).data, case_study: study },
  },
};
const folder = await createContentFolder(documents, IN_TWO_LANGUAGES);

/** A text in memory, and a date that tests set. */
async function openCounted(isOn = true) {
  vi.useFakeTimers({ toFake: ['Date'], now: START });
  onTestFinished(() => void vi.useRealTimers());
  const store = memoryText('views.json');
  const views = createViews({ file: store, log: () => {} });
  if (isOn) await views.choose(true);
  const site = await openSite(folder.contentDir, { views, now: () => Date.now() });
  return { ...site, views, store };
}

const BROWSERS = [
  'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36',
];
const ROBOTS = [
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/142.0.0.0 Safari/537.36',
  'curl/8.11.0',
];
const [BROWSER = ''] = BROWSERS;

const OPENED = {
  accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
  'sec-fetch-dest': 'document',
  'sec-fetch-mode': 'navigate',
  'user-agent': BROWSER,
};
const OWN = { 'sec-fetch-site': 'same-origin', 'user-agent': BROWSER };

const ask = (path: string, headers: object = {}, method = 'GET') =>
  [path, { method, headers: { ...OPENED, ...headers } }] as const;
/** What a page that a browser renders itself reports. */
const report = (body: string, headers: object = OWN) =>
  ['/api/views', { method: 'POST', body, headers: { ...headers } }] as const;

/** Requests by the document whose view each of them is. */
const COUNTED = {
  'id-home': BROWSERS.map((browser) => ask('/', { 'user-agent': browser })),
  'id-about': [
    ask('/about'),
    ask('/about', { 'x-forwarded-for': '203.0.113.7', referer: 'https://mail.example/' }),
    ask('/about?utm_source=mail&name=Ada'),
    ask('/about', { 'if-none-match': '*' }),
    report('/about'),
  ],
  'id-propos': [ask('/fr-fr/a-propos'), report('/fr-fr/a-propos')],
  'id-two': [ask('/project/two')],
  // A case study is also at its project's uid.
  'id-story': [ask('/case-study/two-story'), ask('/case-study/three')],
};

const IGNORED = [
  ...ROBOTS.map((robot) => ask('/about', { 'user-agent': robot })),
  ...ROBOTS.map((robot) => report('/about', { ...OWN, 'user-agent': robot })),
  report('/about', { ...OPENED, 'sec-fetch-site': 'cross-site' }),
  ...['/nowhere', 'not a path', '//x.example', '/api/v2'].map((path) => report(path)),
  ask('/about', { 'sec-purpose': 'prefetch' }),
  ask('/about', { 'sec-purpose': 'prefetch;prerender' }),
  ask('/about', { purpose: 'prefetch' }),
  ask('/about', { 'x-moz': 'prefetch' }),
  ask('/about', { accept: '*/*' }),
  ask('/about', { cookie: 'owner=1' }),
  ask('/about', {}, 'HEAD'),
  ...['/portfolio', '/media/note.txt', '/api/v2', '/nowhere', '/About/'].map((path) => ask(path)),
];

test('views are counted by page and day, those of visitors only, and nothing says who came', async () => {
  const { app, views, store } = await openCounted();
  const counted = Object.values(COUNTED).flat();
  for (const day of [START, START + DAY]) {
    vi.setSystemTime(day);
    for (const [path, init] of [...counted, ...IGNORED])
      await (await app.request(ORIGIN + path, init)).arrayBuffer();
  }
  const { viewed } = await views.read();
  const expected = Object.entries(COUNTED).map(([id, { length }]) => [
    `page:${id}`,
    { total: 2 * length, days: { '2026-11-20': length, '2026-11-21': length } },
  ]);
  expect(Object.fromEntries(viewed)).toEqual(Object.fromEntries(expected));
  // Ids of documents, days, numbers, and the words of the format: there is no room for anything else.
  const rest = (store.text ?? '').replaceAll(
    /"(?:isOn|viewed|total|days|page:id-(?:home|about|propos|two|story)|20\d\d-\d\d-\d\d)"|true|\d+|[{}:,\n]/g,
    '',
  );
  expect(rest).toBe('');
});

test('until its owner wants it, a site counts nothing, stores nothing and answers no report', async () => {
  const { app, views, store } = await openCounted(false);
  await app.request(`${ORIGIN}/about`, { headers: OPENED });
  const init = { method: 'POST', body: '/about', headers: OPENED };
  expect((await app.request(`${ORIGIN}/api/views`, init)).status).toBe(404);
  await views.settled();
  expect(store.text).toBeNull();
});
