import { expect, onTestFinished, test, vi } from 'vitest';
import { createViews } from '#server/access/views/createViews.ts';
import { createContentFolder, IN_TWO_LANGUAGES, project } from '../../support/contentFolder.ts';
import { memoryText } from '../../support/memoryShares.ts';
import { isFull } from '../../support/full.ts';
import { pickOf, randomOf, wordsOf } from '../../support/random.ts';
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
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15',
  'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36',
] as const;
const ROBOTS = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/116.0.0.0 Safari/537.36',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/142.0.0.0 Safari/537.36',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'Mozilla/5.0+(compatible; UptimeRobot/2.0; http://www.uptimerobot.com/)',
  'curl/8.11.0',
  'python-requests/2.32.3',
] as const;

type Page = readonly [path: string, id: string];

const PAGES: readonly [Page, ...Page[]] = [
  ['/', 'id-home'],
  ['/about', 'id-about'],
  ['/fr-fr/a-propos', 'id-propos'],
  ['/project/two', 'id-two'],
  ['/case-study/two-story', 'id-story'],
  // A case study is also at its project's uid.
  ['/case-study/three', 'id-story'],
];

/** What is no document's page. Missing pages are few: each is rendered. */
const OTHERS = wordsOf(
  '/portfolio /media/note.txt /api/v2 /portfolio /media/note.txt /api/v2 /portfolio /nowhere',
);

const OPENED = {
  accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
  'sec-fetch-dest': 'document',
  'sec-fetch-mode': 'navigate',
};

interface Asked {
  readonly path: string;
  readonly init: RequestInit;
  /** What it counts for. */
  readonly id: string | null;
}

/** What a seeded visitor, program or owner asks for next. */
function requestOf(random: () => number): Asked {
  const [path, id] = pickOf(random, PAGES);
  const [browser, robot] = [pickOf(random, BROWSERS), pickOf(random, ROBOTS)];
  const visitor = { ...OPENED, 'user-agent': browser };
  const ask = (headers: object, counts: string | null, at = path): Asked => ({
    path: at,
    init: { headers: { ...visitor, ...headers } },
    id: counts,
  });
  const report = (headers: object, counts: string | null, body: string = path): Asked => ({
    path: '/api/views',
    init: { method: 'POST', body, headers: { 'user-agent': browser, ...headers } },
    id: counts,
  });
  const own = { 'sec-fetch-site': 'same-origin' };
  const nowhere = ['/nowhere', 'not a path', '//x.example', '/api/v2'] as const;
  return pickOf<() => Asked>(random, [
    () => ask({}, id),
    () => ask({ 'x-forwarded-for': '203.0.113.7', referer: 'https://mail.example/' }, id),
    () => ask({}, id, `${path}?utm_source=mail&name=Ada`),
    () => ask({ 'if-none-match': '*' }, id),
    () => report(own, id),
    () => ask({ 'user-agent': robot }, null),
    () => report({ ...own, 'user-agent': robot }, null),
    () => report({ ...visitor, 'sec-fetch-site': 'cross-site' }, null),
    () => report(visitor, null, pickOf(random, nowhere)),
    () => ask({ 'sec-purpose': 'prefetch' }, null),
    () => ask({ 'sec-purpose': 'prefetch;prerender' }, null),
    () => ask({ purpose: 'prefetch' }, null),
    () => ask({ 'x-moz': 'prefetch' }, null),
    () => ask({ accept: '*/*' }, null),
    () => ask({ cookie: 'owner=1' }, null),
    () => ({ ...ask({}, null), init: { method: 'HEAD', headers: visitor } }),
    () => ask({}, null, pickOf(random, OTHERS)),
    () => ask({}, null, '/About/'),
  ])();
}

/** `npm test` plays the beginning of it. */
const REQUESTS = isFull ? 10_000 : 1000;

test('the log of mixed requests is counted by page and day, and nothing says who came', async () => {
  const { app, views, store } = await openCounted();
  const random = randomOf(20_261_129);
  const expected: Record<string, number> = {};
  for (let at = 0; at < REQUESTS; at++) {
    const { path, init, id } = requestOf(random);
    vi.setSystemTime(START + at * (DAY / 2000));
    const name = `${new Date().toISOString().slice(0, 10)} ${id}`;
    if (id !== null) expected[name] = (expected[name] ?? 0) + 1;
    await (await app.request(ORIGIN + path, init)).arrayBuffer();
  }
  const { viewed } = await views.read();
  const counted = Object.fromEntries(
    [...viewed].flatMap(([name, { days }]) =>
      Object.entries(days).map(([day, number]) => [`${day} ${name.replace('page:', '')}`, number]),
    ),
  );
  const total = Object.values(expected).reduce((sum, one) => sum + one, 0);
  expect(total).toBeGreaterThan(REQUESTS / 4);
  expect(counted).toEqual(expected);
  // Ids of documents, days, numbers, and the words of the format: there is no room for anything else.
  const rest = (store.text ?? '').replaceAll(
    /"(?:isOn|viewed|total|days|page:id-(?:home|about|propos|two|story)|20\d\d-\d\d-\d\d)"|true|\d+|[{}:,\n]/g,
    '',
  );
  expect(rest).toBe('');
});

test('until its owner wants it, a site counts nothing, stores nothing and answers no report', async () => {
  const { app, views, store } = await openCounted(false);
  const headers = { ...OPENED, 'user-agent': BROWSERS[0] };
  await app.request(`${ORIGIN}/about`, { headers });
  const init = { method: 'POST', body: '/about', headers };
  expect((await app.request(`${ORIGIN}/api/views`, init)).status).toBe(404);
  await views.settled();
  expect(store.text).toBeNull();
});
