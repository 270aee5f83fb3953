import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createContentFolder, project, type ContentFolder } from '../../support/contentFolder.ts';
import { embeddedService } from '#external/client/serviceBase.ts';
import { createPagePolicy } from '#server/delivery/pagePolicy.ts';
import { exchange, openSite, searchPath, unlock, type TestSite } from '../sealed/site.ts';
import { directives, rules } from './observatory.ts';

let folder: ContentFolder;
let site: TestSite;
let cookie: string;

beforeAll(async () => {
  folder = await createContentFolder();
  await folder.write('documents/project/sealed.json', {
    data: { ...project('Sealed', '2022-05-01', []).data, password: 'sesame' },
  });
  await folder.write('media/drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  site = await openSite(folder.contentDir, {
    previews: { secret: 'anybody', repository: null, service: null },
  });
  cookie = await unlock(site.app, 'sealed', 'sesame');
});
afterAll(() => folder.remove());

const https = { 'x-forwarded-proto': 'https' };
const form = (password: string): RequestInit => ({
  method: 'POST',
  headers: { ...https, 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams({ uid: 'sealed', password, from: '/project/sealed' }),
});

/** Every kind of answer, by what it is, where it is and how it is asked for. */
const ANSWERS: [string, string, RequestInit?][] = [
  ['a page', '/project/one'],
  ['a page that was kept', '/project/one'],
  ['a page that is not there', '/nothing'],
  ['a sealed page', '/project/sealed'],
  ['the simulator', '/slice-simulator'],
  ['a password in an address', '/project/sealed?password=wrong'],
  ['a wrong password', '/api/unlock', form('wrong')],
  ['the right password', '/api/unlock', form('sesame')],
  ['too long a body', '/api/unlock', { ...form('x'.repeat(5000)) }],
  ['another method', '/project/one', { method: 'PUT', headers: https }],
  ['the start of a preview', '/preview?release=spring'],
  ['the end of a preview', '/exit-preview'],
  ['metadata', '/api/v2'],
  ['a refused query', '/api/v2/documents/search?ref=x'],
  ['an address of the API that is not there', '/api/nothing'],
  ['a file', '/media/note.txt'],
  ['a drawing', '/media/drawing.svg'],
  ['a file that is not there', '/media/nothing.webp'],
  ['a list of external projects', '/external/v2/projects'],
  ['an external project as a script', '/external/v2/projects/1?callback=take'],
  ['the sitemap', '/sitemap.xml'],
  ['the feed', '/feed.xml'],
  ['robots.txt', '/robots.txt'],
  ['health', '/healthz'],
  ['readiness', '/readyz'],
];

describe.each(ANSWERS)('%s', (_, path, init = { headers: https }) => {
  test('keeps to every rule of the observatory', async () => {
    const { headers } = await exchange(site.app, path, init);
    const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
    const broken = rules.filter(([, rule]) => !rule(headers, isPage)).map(([rule]) => rule);
    expect(broken).toEqual([]);
  });
});

test('a page for somebody who has opened something keeps to them, too', async () => {
  const init = { headers: { ...https, cookie } };
  for (const path of [
    '/project/sealed',
    await searchPath(site.app, ['[[at(document.type, "project")]]']),
  ]) {
    const { headers } = await exchange(site.app, path, init);
    const isPage = path.startsWith('/project');
    expect(rules.filter(([, rule]) => !rule(headers, isPage))).toEqual([]);
  }
});

test('every script that stands in a page is allowed by its hash', async () => {
  const wrong = await exchange(site.app, '/api/unlock', form('wrong'));
  expect(wrong.status).toBe(401);
  const pages = [wrong];
  for (const path of ['/', '/project/one', '/slice-simulator', '/nothing']) {
    pages.push(await exchange(site.app, path));
  }
  for (const { headers, body } of pages) {
    const policy = directives(headers.get('content-security-policy') ?? '');
    const scripts = [...body.matchAll(/<script>([^]*?)<\/script>/g)].map(([, text = '']) => text);
    expect(scripts.length).toBeGreaterThan(0);
    for (const text of scripts) {
      const hash = createHash('sha256').update(text).digest('base64');
      expect(policy.get('script-src')).toContain(`'sha256-${hash}'`);
    }
    expect(body).not.toMatch(/<[^>]+\son\w+="/);
    expect(body).not.toMatch(/href="javascript:/i);
  }
});

test('the path of a refused form stands in the page as text', async () => {
  const init = form('wrong');
  const from = '/project/sealed?"><script>x</script>&amp;';
  init.body = new URLSearchParams({ uid: 'sealed', password: 'wrong', from });
  const { body } = await exchange(site.app, '/api/unlock', init);
  expect(body).not.toContain('<script>x');
});

test('only the editors of Prismic may show the simulator in a frame, and nobody the site', async () => {
  const ancestors = async (path: string) => {
    const { headers } = await exchange(site.app, path);
    return directives(headers.get('content-security-policy') ?? '').get('frame-ancestors');
  };
  expect(await ancestors('/slice-simulator')).toEqual(['https://*.prismic.io']);
  for (const path of ['/', '/project/one', '/nothing', '/slice-simulator-not', '/api/v2']) {
    expect(await ancestors(path), path).toEqual(["'none'"]);
  }
  const dev = createPagePolicy({ hashes: null, hasToolbar: false, service: embeddedService });
  expect(directives(dev('/slice-simulator', false)).get('frame-ancestors')).toContain(
    'http://localhost:*',
  );
});

test('without https nothing asks for it', async () => {
  const { headers } = await exchange(site.app, '/project/one');
  expect(headers.get('strict-transport-security')).toBeNull();
  expect(headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests');
});

test('all headers of a page fit into what proxies take', async () => {
  for (const path of ['/', '/project/one', '/project/sealed']) {
    const { headers } = await exchange(site.app, path, { headers: https });
    const bytes = [...headers].reduce(
      (sum, [name, value]) => sum + name.length + value.length + 4,
      0,
    );
    expect(bytes, path).toBeLessThan(3900);
  }
});

test('the toolbar of a hosted repository is let in only where there is one', () => {
  const hashes = ["'sha256-x'"];
  const policy = (hasToolbar: boolean) =>
    createPagePolicy({ hashes, hasToolbar, service: embeddedService })('/', true);
  const [having, missing] = [policy(true), policy(false)];
  expect(having).toContain('https://static.cdn.prismic.io/');
  expect(missing).not.toContain('prismic');
});
