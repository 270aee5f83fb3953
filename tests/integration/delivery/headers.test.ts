import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createContentFolder, project } from '../../support/contentFolder.ts';
import { scriptSources } from '#server/delivery/pageSources.ts';
import { embeddedService } from '#external/client/serviceBase.ts';
import { createPagePolicy } from '#server/delivery/pagePolicy.ts';
import { exchange, openSite, searchPath, unlock } from '../access/site.ts';
import { directives, rules } from './observatory.ts';

/** A video of another site, and an embed in rich text. */
const video = (embed_url: string) => ({
  slice_type: 'video',
  variation: 'embed',
  primary: { embed: { embed_url, type: 'video', title: 'A film' } },
});
const text = (embed_url: string) => ({
  slice_type: 'text_block',
  variation: 'default',
  primary: { text: [{ type: 'embed', oembed: { embed_url, type: 'link', title: 'A post' } }] },
});

const pages: Record<string, unknown[]> = {
  films: [video('https://films.example/a.mp4'), text('https://www.youtube.com/watch?v=a')],
  clips: [video('https://fast.wistia.com/medias/abc'), video('https://films.example/a.mp4')],
  streams: [video('https://films.example/a.m3u8')],
  posts: [text('https://x.com/a/status/1'), text('https://www.instagram.com/p/a/')],
};
const folder = await createContentFolder({
  'project/sealed': {
    data: {
      ...project('Sealed', '2022-05-01', []).data,
      password: 'sesame',
      use_spread: 'Yes',
      spread: [video('https://share.vidyard.com/watch/abcdef')],
    },
  },
  ...Object.fromEntries(
    Object.entries(pages).map(([uid, slices]) => [`page/${uid}`, { data: { title: uid, slices } }]),
  ),
});
await folder.write('media/drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
const site = await openSite(folder.contentDir, {
  trustedProxies: 1,
  previews: { secret: 'anybody', repository: null, service: null },
});
const cookie = await unlock(site.app, 'sealed', 'sesame');

const https = { 'x-forwarded-proto': 'https' };
const form = (password: string): RequestInit => ({
  method: 'POST',
  headers: { ...https, 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams({ uid: 'sealed', password, from: '/project/sealed' }),
});

/** Every kind of response. */
const RESPONSES: [string, RequestInit?][] = [
  ['/project/one'],
  // From the cache.
  ['/project/one'],
  ['/nothing'],
  ['/project/sealed'],
  ['/slice-simulator'],
  ['/project/sealed?password=wrong'],
  ['/api/unlock', form('wrong')],
  ['/api/unlock', form('sesame')],
  ['/project/one', { method: 'PUT', headers: https }],
  ['/preview?release=spring'],
  ['/api/v2'],
  ['/api/nothing'],
  ['/media/note.txt'],
  ['/media/drawing.svg'],
  ['/external/v2/projects/1?callback=take'],
  ['/sitemap.xml'],
  ['/robots.txt'],
  ['/healthz'],
];

test.each(RESPONSES)(
  '%s follows every rule of the observatory',
  async (path, init = { headers: https }) => {
    const { headers } = await exchange(site.app, path, init);
    const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
    const broken = rules.filter(([, rule]) => !rule(headers, isPage)).map(([rule]) => rule);
    expect(broken).toEqual([]);
  },
);

test('a page of a session that has unlocked something follows them, too', async () => {
  const init = { headers: { ...https, cookie } };
  const search = await searchPath(site.app, ['[[at(document.type, "project")]]']);
  for (const path of ['/project/sealed', search]) {
    const { headers } = await exchange(site.app, path, init);
    expect(rules.filter(([, rule]) => !rule(headers, path !== search))).toEqual([]);
  }
});

test('every inline script of a page is allowed by its hash', async () => {
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

describe('scripts of other hosts', () => {
  const scriptsOf = ({ headers }: { readonly headers: Headers }) =>
    directives(headers.get('content-security-policy') ?? '')
      .get('script-src')
      ?.filter((source) => source.startsWith('https:'));

  test.each([
    ['/nothing', []],
    ['/films', []],
    ['/clips', ['https://fast.wistia.com/', 'https://fast.wistia.net/']],
    ['/streams', ['https://cdn.jsdelivr.net/npm/hls.js@1.1.4/dist/hls.min.js']],
    ['/posts', ['https://platform.twitter.com/', 'https://www.instagram.com/']],
  ])('of %s are %j', async (path, sources) => {
    const first = await exchange(site.app, path);
    expect(first.status).toBe(path === '/nothing' ? 404 : 200);
    expect(scriptsOf(first)).toEqual(sources);
    expect(first.all).not.toContain('x-page-scripts');
    // The cached page, and the 304 for a client's copy.
    expect(scriptsOf(await exchange(site.app, path))).toEqual(sources);
    const headers = { 'if-none-match': first.headers.get('etag') ?? '"none"' };
    const again = await exchange(site.app, path, { headers });
    expect(again.status).toBe(first.headers.has('etag') ? 304 : first.status);
    expect(scriptsOf(again)).toEqual(sources);
    expect(again.all).not.toContain('x-page-scripts');
  });

  test('behind a password are allowed once it is entered', async () => {
    expect(scriptsOf(await exchange(site.app, '/project/sealed'))).toEqual([]);
    expect(scriptsOf(await exchange(site.app, '/api/unlock', form('wrong')))).toEqual([]);
    const open = await exchange(site.app, '/project/sealed', { headers: { cookie } });
    expect(scriptsOf(open)).toEqual(['https://play.vidyard.com/']);
  });

  test('are all allowed in the simulator, where authors try any embed', async () => {
    expect(scriptsOf(await exchange(site.app, '/slice-simulator'))).toEqual(scriptSources);
  });
});

test('the path of a refused form is in the page as text', async () => {
  const init = form('wrong');
  const from = '/project/sealed?"><script>x</script>&amp;';
  init.body = new URLSearchParams({ uid: 'sealed', password: 'wrong', from });
  const { body } = await exchange(site.app, '/api/unlock', init);
  expect(body).not.toContain('<script>x');
});

test('only the editors of Prismic may frame the simulator, and no site may frame the other pages', async () => {
  const ancestors = async (path: string) => {
    const { headers } = await exchange(site.app, path);
    return directives(headers.get('content-security-policy') ?? '').get('frame-ancestors');
  };
  expect(await ancestors('/slice-simulator')).toEqual(['https://*.prismic.io']);
  for (const path of ['/', '/project/one', '/nothing', '/slice-simulator-not', '/api/v2']) {
    expect(await ancestors(path), path).toEqual(["'none'"]);
  }
  const dev = createPagePolicy({ hashes: null, hasToolbar: false, service: embeddedService });
  const policy = directives(
    dev({ pathname: '/slice-simulator', isSecure: false, isPrivate: false, scripts: [] }),
  );
  expect(policy.get('frame-ancestors')).toContain('http://localhost:*');
});

test('all headers of a page fit into what proxies accept', async () => {
  const { headers } = await exchange(site.app, '/project/sealed', { headers: https });
  const lengths = [...headers].map(([name, value]) => name.length + value.length + 4);
  expect(lengths.reduce((sum, length) => sum + length)).toBeLessThan(3900);
});
