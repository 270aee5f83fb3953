import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { manifestAssets } from '#server/site/assets.ts';
import { embeddedService } from '#external/client/serviceBase.ts';
import { EnvError } from '#server/settings/EnvError.ts';
import { parseEnv } from '#server/settings/env.ts';
import { type PageState, serializeState } from '#app/pageState.ts';
import { reportChanges } from '#server/lib/reportChanges.ts';
import { goOn } from '#server/platforms/node/startSite.ts';
import { embeddedRepository } from '#server/sources/embeddedRepository.ts';
import { createContentFolder } from '../../support/contentFolder.ts';

describe('the environment', () => {
  test('has a default for everything', () => {
    expect(parseEnv({}, { port: 3000 })).toMatchObject({
      port: 3000,
      contentDir: 'content',
      production: true,
    });
  });

  test.each([
    ['PORT', 'three thousand'],
    ['PORT', '99999'],
    ['NODE_ENV', 'staging'],
  ])('refuses %s=%s and names both', (name, value) => {
    const parse = () => parseEnv({ [name]: value }, { port: 3000 });
    expect(parse).toThrow(EnvError);
    expect(parse).toThrow(`${name} is "${value}"`);
  });
});

describe('the environment of a hosted repository', () => {
  const hosted = (source: Record<string, string>) => parseEnv(source, { port: 3000 }).hosted;

  test.each([
    [{}, null],
    [{ PRISMIC_REPOSITORY: '' }, null],
    [
      { PRISMIC_REPOSITORY: 'name', PRISMIC_ACCESS_TOKEN: 'secret' },
      {
        repository: 'name',
        endpoint: 'https://name.cdn.prismic.io/api/v2',
        accessToken: 'secret',
      },
    ],
    [
      { PRISMIC_ENDPOINT: 'http://localhost:3100/api/v2/' },
      { repository: null, endpoint: 'http://localhost:3100/api/v2', accessToken: null },
    ],
    [
      { PRISMIC_ENDPOINT: 'https://name.prismic.io/api/v2' },
      { repository: 'name', endpoint: 'https://name.prismic.io/api/v2', accessToken: null },
    ],
  ])('%j means %j', (source, expected) => {
    expect(hosted(source as Record<string, string>)).toEqual(expected);
  });

  test.each([
    [{ PRISMIC_REPOSITORY: 'https://your-name.prismic.io' }, 'PRISMIC_REPOSITORY is "https:'],
    [{ PRISMIC_ENDPOINT: 'https://example.com' }, 'ends in /api/v2'],
    [{ PRISMIC_ENDPOINT: 'https://a.b/api/v2?access_token=secret' }, 'PRISMIC_ACCESS_TOKEN'],
    [{ PRISMIC_ACCESS_TOKEN: 'secret' }, 'PRISMIC_REPOSITORY'],
    [{ PRISMIC_WEBHOOK_SECRET: 'secret' }, 'PRISMIC_WEBHOOK_SECRET is too short'],
    [{ PREVIEW_SECRET: 'secret' }, 'PREVIEW_SECRET is too short'],
    [{ SESSION_SECRET: 'fifteen letters' }, 'SESSION_SECRET is too short'],
    [{ LOG: 'loud' }, 'LOG is "loud"'],
  ])('%j is refused, and no secret is repeated', (source, message) => {
    const parse = () => hosted(source as Record<string, string>);
    expect(parse).toThrow(EnvError);
    expect(parse).toThrow(message);
    expect(parse).not.toThrow(/secret["=]/);
  });
});

describe('the environment of a portfolio service', () => {
  const service = (source: Record<string, string>) => parseEnv(source, { port: 3000 }).service;

  test.each([
    [{ EXTERNAL_PORTFOLIO_URL: '' }, embeddedService],
    [{ EXTERNAL_PORTFOLIO_CLIENT_ID: 'my key' }, { ...embeddedService, clientId: 'my key' }],
    [
      { EXTERNAL_PORTFOLIO_URL: 'https://api.example.com/v2/', EXTERNAL_PORTFOLIO_CLIENT_ID: 'k' },
      { base: 'https://api.example.com/v2', clientId: 'k' },
    ],
  ])('%j means %j', (source, expected) => {
    expect(service(source as Record<string, string>)).toEqual(expected);
  });

  test.each([
    ['api.example.com/v2', 'EXTERNAL_PORTFOLIO_URL is "api.example.com/v2"'],
    ['javascript:alert(1)', 'EXTERNAL_PORTFOLIO_URL is "javascript:alert(1)"'],
    // What would end a directive of the policy and start another.
    ['https://api.example.com/v2;script-src *', 'EXTERNAL_PORTFOLIO_URL is'],
    ["https://api.example.com/'unsafe-inline'", 'EXTERNAL_PORTFOLIO_URL is'],
    ['https://api.example.com/v2?client_id=secret', 'EXTERNAL_PORTFOLIO_CLIENT_ID'],
    ['https://me:secret@api.example.com/v2', 'holds more than an address'],
  ])('the address %s is refused, and no secret is repeated', (address, message) => {
    const parse = () => service({ EXTERNAL_PORTFOLIO_URL: address });
    expect(parse).toThrow(EnvError);
    expect(parse).toThrow(message);
    expect(parse).not.toThrow('secret');
  });
});

const PARTS = ['home', 'study', 'external', 'work', 'standIn', 'later'];
const sheetOf = (part: string) => `assets/${part}.css`;

test('a page links the files of its route and its slices, once each', () => {
  const assets = manifestAssets({
    'src/app/client.tsx': { file: 'assets/client.js', imports: ['_shared.js'] },
    '_shared.js': { file: 'assets/shared.js' },
    'src/screens/home/HomeScreen.tsx': {
      file: 'assets/home.js',
      imports: ['_shared.js'],
      styles: ['home'],
    },
    'slices/VideoFile1/index.tsx': { file: 'assets/video.js', styles: ['work'] },
    style: { file: 'assets/every.css' },
    'style-home-work': { file: 'assets/both.css' },
    ...Object.fromEntries(PARTS.map((part) => [`styles-of-${part}`, { file: sheetOf(part) }])),
  });
  expect(assets(['src/screens/home/HomeScreen.tsx'], ['video_file1'])).toEqual({
    entry: '/assets/client.js',
    scripts: ['/assets/shared.js', '/assets/home.js', '/assets/video.js'],
    styles: {
      sheet: '/assets/both.css',
      others: PARTS.filter((part) => !['home', 'work'].includes(part)).map(
        (part) => `/${sheetOf(part)}`,
      ),
    },
  });
  expect(assets([], []).styles).toEqual({
    sheet: '/assets/every.css',
    others: PARTS.map((part) => `/${sheetOf(part)}`),
  });
});

test('state inside a page cannot close its script element', () => {
  const queries = { text: '</script><script>alert(1)' };
  // Cast: a part of a page's state.
  const text = serializeState({ queries } as unknown as PageState);
  expect(text).not.toContain('<');
  expect(JSON.parse(text).queries.text).toBe('</script><script>alert(1)');
});

test('state inside a page has no ids and crops of images, and every text', () => {
  const image = { url: '/media/a.webp', id: 'Z2x4p9Bi8_wE5BcB', edit: { x: 0, zoom: 1 } };
  const text = 'of the image: ,"id":"a","edit":{} and ",\\"id":"b","edit":{}';
  const queries = { images: [image, { ...image, mobile: image }], text, id: 'document' };
  // Cast: a part of a page's state.
  const read: unknown = JSON.parse(serializeState({ queries } as unknown as PageState));
  const { url } = image;
  expect(read).toEqual({
    queries: { images: [{ url }, { url, mobile: { url } }], text, id: 'document' },
  });
});

test('a line is reported when it appears and when it comes back, not while it stays', () => {
  const reported: string[] = [];
  const report = reportChanges((line) => reported.push(line));
  for (const lines of [['a'], ['a', 'b'], ['b'], ['b'], ['a', 'b']]) report(lines);
  expect(reported).toEqual(['a', 'b', 'a']);
});

test('what nobody has caught is logged with its cause, and has a listener, so that nothing ends', () => {
  const on = vi.spyOn(process, 'on').mockReturnValue(process);
  const log = vi.fn();
  goOn(log);
  const listeners = new Map(on.mock.calls.map(([event, listener]) => [String(event), listener]));
  on.mockRestore();
  for (const event of ['unhandledRejection', 'uncaughtException']) {
    const error = new Error(event);
    listeners.get(event)?.(error);
    expect(log).toHaveBeenLastCalledWith(expect.stringContaining('The site goes on'), error);
  }
});

const RELEASES = [{ id: 'spring', label: 'Spring' }];

test.each<[string, object]>([
  ['public by default', {}],
  ['private', { visibility: 'private', accessTokens: ['a-token'] }],
  ['private without a token', { visibility: 'private' }],
])('the site reads releases and drafts of a folder that is %s', async (_what, settings) => {
  const folder = await createContentFolder();
  onTestFinished(folder.remove);
  await folder.write('repository.json', { name: 'small', releases: RELEASES, ...settings });
  const { source, snapshots } = await embeddedRepository({ ...folder, watch: false });
  const ask = async (path: string) => {
    const response = await source(new Request(`http://localhost/api/v2${path}`));
    // Cast: an answer of the Content API.
    return [
      response.status,
      (await response.json()) as { refs?: { id: string; ref: string }[] },
    ] as const;
  };
  const [status, { refs = [] }] = await ask('');
  expect([status, refs.map(({ id }) => id)]).toEqual([200, ['master', 'spring']]);
  const ref = encodeURIComponent(refs[1]?.ref ?? '');
  expect(await ask(`/documents/search?ref=${ref}`)).toEqual([
    200,
    expect.objectContaining({ total_results_size: expect.any(Number) as number }),
  ]);
  expect((await snapshots.current()).visibility).toBe(
    'visibility' in settings ? settings.visibility : 'public',
  );
});
