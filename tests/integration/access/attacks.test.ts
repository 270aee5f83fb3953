import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { found } from './crawl.ts';
import { PASSWORDS, plantContent } from './planted.ts';
import {
  cookieOf,
  exchange,
  follow,
  masterRef,
  openSite,
  ORIGIN,
  searchPath,
  unlock,
  type TestSite,
} from './site.ts';

const planted = await plantContent();
const fresh = async (options?: Parameters<typeof openSite>[1]) => {
  site = await openSite(planted.contentDir, options);
};
let site = await openSite(planted.contentDir);

const PROJECT = '[[at(document.type, "project")]]';
const STUDY = '[[at(document.type, "case_study")]]';

/** Queries whose results would reveal something of a protected field; the fuzz test of queries sends many more. */
const QUERIES: [string, string[]][] = [
  ['the password itself', [PROJECT, `[[at(my.project.password, "${PASSWORDS.cellar}")]]`]],
  ['a part of the password', [PROJECT, '[[fulltext(my.project.password, "stairs")]]']],
  ['any text of a project', ['[[fulltext(document, "vault")]]']],
  ['what a protected text is not', [STUDY, '[[not(my.case_study.company, "Sennarick")]]']],
  ['a number', [PROJECT, '[[number.gt(my.project.module_spacing, 10)]]']],
  ['a date of publication', [PROJECT, '[[date.after(document.first_publication_date, 0)]]']],
  ['what is similar', ['[[similar("ZVSzvSEsCHq5onYp", 10)]]']],
  ['another value of a field that may be', [PROJECT, '[[at(my.project.featured, "No")]]']],
  ['two things at once', [PROJECT, '[[at(my.project.featured, "Yes")][at(my.project.uid, "a")]]']],
  ['one type, and another', [PROJECT, STUDY]],
  ['a uid of another type', [PROJECT, '[[at(my.case_study.uid, "vault-study")]]']],
  [
    'a second predicate hidden in a text',
    [PROJECT, '[[at(my.project.uid, "a")]][at(my.project.password, "b")]]'],
  ],
  ['upper case', [PROJECT, '[[AT(my.project.password, "a")]]']],
  ['everything', []],
  ['no type', ['[[any(document.tags, ["Web"])]]']],
  ['any of two types', ['[[any(document.type, ["project", "case_study"])]]']],
  ['a type the site does not query', ['[[at(document.type, "secret")]]']],
  ['a list that never ends', [`[[in(document.id, [${'"a", '.repeat(200)}"a"])]]`]],
  ['a query of 20,000 characters', [`[[at(document.id, "${'a'.repeat(20_000)}")]]`]],
];

test.each(QUERIES)('a query for %s is refused and names q', async (_, q) => {
  const { status, body, headers } = await exchange(site.app, await searchPath(site.app, q));
  expect(status).toBe(400);
  expect(JSON.parse(body).message).toMatch(/\bq\b/);
  expect(headers.get('cache-control')).toBe('no-store');
});

const PARAMETERS: [string, string, number][] = [
  ['fetch', 'project.password', 403],
  ['graphQuery', '{ project { password } }', 403],
  ['Q', '[[at(my.project.password, "a")]]', 403],
  ['__proto__', 'x', 403],
  ['orderings', '[my.project.password]', 400],
  ['orderings', '[my.project.project_date desc, my.project.password]', 400],
  ['pageSize', '101', 400],
  ['pageSize', '٣', 400],
  ['page', '9999999', 400],
  ['lang', 'en-gb\n', 400],
  ['lang', 'nowhere', 400],
];

test.each(PARAMETERS)(
  'the parameter %s=%s is refused with %3$i and named',
  async (name, value, code) => {
    const path = await searchPath(site.app, [PROJECT], { [name]: value });
    const { status, body } = await exchange(site.app, path);
    expect(status).toBe(code);
    expect(JSON.parse(body).message).toContain(name);
  },
);

test('a parameter given twice is refused', async () => {
  for (const name of ['pageSize', 'orderings', 'ref']) {
    const path = `${await searchPath(site.app, [PROJECT], { pageSize: '1' })}&${name}=1&${name}=1`;
    const { status, body } = await exchange(site.app, path);
    expect(status).toBe(400);
    expect(JSON.parse(body).message).toContain(name);
  }
});

test('every ref but master is refused with the same message, whether or not it exists', async () => {
  const metadata = await site.source(new Request('http://x/api/v2'));
  // Cast: the metadata of the Content API.
  const { refs } = (await metadata.json()) as { refs: { ref: string; isMasterRef?: boolean }[] };
  const release = refs.find(({ isMasterRef }) => !isMasterRef)?.ref ?? '';
  expect(release).not.toBe('');
  const address = `${ORIGIN}/previews/spring-edition`;
  const preview = encodeURIComponent(
    JSON.stringify({ 'slicefolio.prismic.io': { preview: address } }),
  );
  const headers = { cookie: `io.prismic.preview=${preview}` };
  const master = await masterRef(site.app);
  const said = new Set<string>();
  for (const ref of [release, 'nothing', preview, address, `${master} `]) {
    const path = await searchPath(site.app, [PROJECT], { ref });
    const { status, body } = await exchange(site.app, path, { headers });
    expect(status).toBe(404);
    said.add(JSON.parse(body).message.replaceAll(/'[^']*'/g, 'REF'));
  }
  expect([...said]).toEqual([`Ref not found: REF. Master ref is: ${master}`]);
  const { body } = await exchange(site.app, '/api/v2');
  expect(body).not.toContain(release);
  expect(body).not.toContain('spring');
});

test.each([
  ['GET', '/api/v2//documents/search', 404],
  ['GET', '/api/v2/documents/%73earch', 404],
  ['GET', '/api/v2/previews/spring-edition', 404],
  ['GET', '/API/v2', 404],
  ['GET', '/repository/api/v2', 404],
  ['POST', '/api/v2/documents/search', 405],
  ['OPTIONS', '/api/v2/documents/search', 405],
  ['GET', '/api/unlock?uid=vault&password=x', 405],
])('%s %s gets %i', async (method, path, code) => {
  const { status, all } = await exchange(site.app, path, { method });
  expect(status).toBe(code);
  expect(found([{ all, path } as never], planted.vault)).toEqual([]);
});

test('headers that other servers honour change nothing', async () => {
  const path = '/project/vault';
  // The state in a page contains the time it was rendered.
  const bodyOf = async (headers: Record<string, string> = {}) =>
    (await exchange(site.app, path, { headers })).body.replaceAll(/\d{13}/g, 'TIME');
  const plain = await bodyOf();
  const tricks: Record<string, string>[] = [
    { 'x-original-url': '/api/unlock', 'x-rewrite-url': '/repository/api/v2' },
    { 'x-http-method-override': 'POST' },
    { authorization: `Basic ${btoa(`vault:${PASSWORDS.cellar}`)}` },
    { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' },
    { 'x-forwarded-proto': 'https', 'x-forwarded-port': '443' },
    { cookie: 'unlocked=vault; session=vault; password=x' },
  ];
  for (const headers of tricks) {
    expect(await bodyOf(headers)).toBe(plain);
  }
});

describe('a cookie', () => {
  const isOpen = async (cookie: string) => {
    const response = await exchange(site.app, '/case-study/vault', { headers: { cookie } });
    return found([response], planted.vault).length > 0;
  };
  const base64url = (text: string) => Buffer.from(text).toString('base64url');

  test('unlocks with its signature and with no other', async () => {
    const cookie = await unlock(site.app, 'vault', PASSWORDS.vault);
    expect(await isOpen(cookie)).toBe(true);
    const [payload = '', signature = ''] = cookie.replace('unlocked=', '').split('.');
    // Neither the password nor a plain digest of it.
    expect(Buffer.from(payload, 'base64url').toString()).toMatch(/^\[\["vault","[\w-]{22}"\]\]$/);
    const other = base64url('[["vault","x"],["cellar","x"]]');
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const lastLetters = [...letters].filter((letter) => !signature.endsWith(letter));
    const forged = [
      payload,
      ...lastLetters.map((letter) => `${payload}.${signature.slice(0, -1)}${letter}`),
      `${payload}.`,
      `${payload}.${signature.slice(0, -2)}`,
      `${payload}.${signature}AA`,
      `${payload.slice(0, -1)}.${signature}`,
      `${other}.${signature}`,
      `${payload}.${base64url('')}`,
      base64url('{"alg":"none"}') + `.${payload}.`,
      `"${payload}.${signature}"`,
      `.${signature}`,
      'a'.repeat(10_000),
      '__proto__.constructor',
    ];
    for (const value of forged) expect(await isOpen(`unlocked=${value}`), value).toBe(false);
  });

  test('of another secret, or of another project, unlocks nothing', async () => {
    const other = await openSite(planted.contentDir, { secret: 'another secret of the tests' });
    expect(await isOpen(await unlock(other.app, 'vault', PASSWORDS.vault))).toBe(false);
    expect(await isOpen(await unlock(site.app, 'cellar', PASSWORDS.cellar))).toBe(false);
  });

  test('is HttpOnly, same-site and expires with the browser session; a trusted proxy makes it secure', async () => {
    const forwarded = { 'x-forwarded-proto': 'https' };
    const cookie = async ({ app }: TestSite, origin = ORIGIN) => {
      const { headers } = await app.request(`${origin}/api/unlock`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...forwarded },
        body: JSON.stringify({ uid: 'vault', password: PASSWORDS.vault }),
      });
      return headers.getSetCookie().join('\n');
    };
    const proxied = await openSite(planted.contentDir, { trustedProxies: 1 });
    expect(await cookie(site)).toMatch(/^[^\n]+; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(await cookie(site, 'https://example.com')).toMatch(/; Secure$/);
    expect(await cookie(proxied)).toMatch(/; Secure$/);
  });
});

/** Sends a form, as a page without its scripts does. */
const form = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  exchange(site.app, '/api/unlock', {
    method: 'POST',
    headers,
    body: new URLSearchParams(fields),
  });

describe('submitting a password', () => {
  const post = (body: string, headers: Record<string, string> = {}) =>
    exchange(site.app, '/api/unlock', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
  let now = 0;
  beforeAll(() => fresh({ now: () => now }));
  // No attempt is one too many.
  beforeEach(() => void (now += 600_000));

  test.each([
    [PASSWORDS.vault, 204],
    [`${PASSWORDS.vault} `, 401],
    [PASSWORDS.vault.toUpperCase(), 401],
    [PASSWORDS.vault.normalize('NFD'), 401],
    [PASSWORDS.cellar, 401],
    ['', 401],
  ])('%j gets %i: equality is exact', async (password, code) => {
    const { status, body, headers } = await post(JSON.stringify({ uid: 'vault', password }));
    expect(status).toBe(code);
    expect(headers.get('cache-control')).toBe('private, no-store');
    if (code === 401) expect(JSON.parse(body)).toEqual({ error: 'Incorrect Password' });
    expect(headers.getSetCookie()).toHaveLength(code === 204 ? 1 : 0);
  });

  test.each([
    ['no JSON', 'uid=vault', {}, 400],
    ['no password', '{"uid":"vault"}', {}, 400],
    ['a list as password', '{"uid":"vault","password":["a"]}', {}, 400],
    ['another type', '{"uid":"vault","password":"a"}', { 'content-type': 'text/plain' }, 400],
    ['a prototype', '{"uid":"__proto__","password":"a"}', {}, 401],
    ['a project without a password', '{"uid":"low-tide","password":"undefined"}', {}, 401],
    ['a project without a password, empty', '{"uid":"low-tide","password":""}', {}, 401],
  ])('%s gets %3$i', async (_, body, headers, code) => {
    expect((await post(body, headers)).status).toBe(code);
  });

  test('pages of other sites use up no attempts', async () => {
    await fresh({ now: () => 0 });
    const body = JSON.stringify({ uid: 'vault', password: PASSWORDS.vault });
    for (let turn = 0; turn < 30; turn++) {
      const { status, headers } = await post(body, { origin: 'https://evil.example' });
      expect(status).toBe(403);
      expect(headers.getSetCookie()).toEqual([]);
    }
    const fields = { uid: 'vault', password: PASSWORDS.vault };
    const sent = await form(fields, { origin: 'https://evil.example' });
    expect([sent.status, sent.headers.getSetCookie()]).toEqual([403, []]);
    expect((await post(body, { origin: ORIGIN })).status).toBe(204);
  });

  const guess = async (uid: 'vault' | 'cellar', password: string, headers = {}) =>
    (await post(JSON.stringify({ uid, password }), headers)).status;

  test('hundreds of guesses from one address get ten responses, and then one in ten seconds', async () => {
    let time = 0;
    await fresh({ now: () => time, peerOf: () => '203.0.113.9' });
    let compared = 0;
    for (let turn = 0; turn < 400; turn++) {
      // The visitor's own claim about the address is ignored.
      const claim = { 'x-forwarded-for': `198.51.100.${turn % 256}`, 'x-real-ip': `${turn}` };
      const status = await guess('vault', `guess ${turn}`, claim);
      if (status === 401) compared += 1;
      else expect(status).toBe(429);
      time += 250;
    }
    // A hundred seconds, less one step: ten attempts at first, nine more meanwhile.
    expect(compared).toBe(19);
    time -= 250;
    expect(await guess('vault', PASSWORDS.vault)).toBe(429);
    time += 250;
    expect(await guess('vault', PASSWORDS.vault)).toBe(204);
  });

  test('hundreds of guesses from as many addresses get a hundred responses for one project', async () => {
    let time = 0;
    let peer = '';
    await fresh({ now: () => time, peerOf: () => peer });
    let compared = 0;
    for (let turn = 0; turn < 400; turn++) {
      peer = `2001:db8:${(turn >> 8).toString(16)}:${(turn & 255).toString(16)}::1`;
      if ((await guess('vault', `guess ${turn}`)) === 401) compared += 1;
      time += 250;
    }
    expect(compared).toBe(100 + 19);
    // Visitors of another project are not limited.
    peer = '203.0.113.1';
    expect(await guess('cellar', PASSWORDS.cellar)).toBe(204);
  });
});

describe('without a script', () => {
  beforeAll(() => fresh());

  test('a right password redirects back to the page, which is then unlocked', async () => {
    const from = '/case-study/vault-study';
    const { status, headers } = await form({ uid: 'vault', password: PASSWORDS.vault, from });
    expect(status).toBe(303);
    const page = await follow(site.app, { headers });
    expect(page.path).toBe(from);
    expect(found([page], planted.vault)).not.toEqual([]);
  });

  test('a wrong password shows the page again, with the error and status 401', async () => {
    const from = '/case-study/vault-study';
    const { status, body, headers } = await form({ uid: 'vault', password: 'wrong', from });
    expect(status).toBe(401);
    expect(body).toContain('Password</');
    expect(body.replaceAll(/<[^>]*>/g, '')).toContain('Incorrect Password');
    expect(body).toContain(`<meta name="place" content="${from}"><script>history.replaceState(`);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.getSetCookie()).toEqual([]);
    expect(body).not.toContain('value="wrong"');
  });

  test('too many show the page with status 429 and when to try again', async () => {
    await fresh({ now: () => 0 });
    for (let guess = 0; guess < 10; guess++) await form({ uid: 'vault', password: 'wrong' });
    const { status, body, headers } = await form({ uid: 'vault', password: 'wrong' });
    expect(status).toBe(429);
    expect(headers.get('retry-after')).toBe('10');
    expect(body).toContain('Too many attempts');
    await fresh();
  });

  test.each(['//evil.example', '/%0d%0aset-cookie:a=b?x', 'javascript:alert(1)', '/api/unlock'])(
    'a form with the return path %j is redirected to the project',
    async (from) => {
      const { headers } = await form({ uid: 'vault', password: PASSWORDS.vault, from });
      expect((await follow(site.app, { headers })).path).toBe('/project/vault');
    },
  );
});

test('a right password, in a form or an address, that no cookie is stored for says so', async () => {
  await fresh();
  const from = '/project/vault';
  const fields = { uid: 'vault', password: PASSWORDS.vault, from };
  const entries = [
    await form(fields),
    await exchange(site.app, `/case-study/vault-study?password=${PASSWORDS.vault}`),
  ];
  for (const entry of entries) {
    const page = await follow(site.app, entry, 'blocked');
    expect([page.status, page.path]).toEqual([200, expect.stringContaining('?refused=cookie')]);
    expect(page.body).toContain('Allow cookies for this site');
    expect(found([page], planted.vault)).toEqual([]);
  }
});

describe('a password in an address', () => {
  beforeAll(() => fresh());
  const at = (path: string, password: string, more = '') =>
    exchange(site.app, `${path}?${new URLSearchParams({ password })}${more}`);

  test.each([
    ['/project/vault', '/project/vault'],
    ['/case-study/vault', '/case-study/vault'],
    ['/case-study/vault-study', '/case-study/vault-study'],
    ['//PROJECT//v%61ult/', '/project/vault'],
  ])('unlocks %s and is removed from the address', async (path, location) => {
    const { status, headers, body } = await at(path, PASSWORDS.vault, '&fps=1');
    expect([status, body]).toEqual([303, '']);
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toBe('private, no-store');
    const page = await follow(site.app, { headers });
    expect(page.path).toBe(`${location}?fps=1`);
    expect(found([page], planted.vault)).not.toEqual([]);
    expect(page.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  });

  test('a wrong password redirects to the page, which shows the error, also without cookies', async () => {
    const { status, headers } = await at('/case-study/vault-study', 'not-this-one');
    expect([status, headers.getSetCookie()]).toEqual([303, []]);
    const page = await follow(site.app, { headers });
    expect(page.body).toContain('Incorrect Password');
    expect(page.headers.get('cache-control')).toBe('private, no-store');
    // Whoever may open the page meanwhile is told nothing.
    const cookie = await unlock(site.app, 'vault', PASSWORDS.vault);
    const opened = await exchange(site.app, page.path, { headers: { cookie } });
    expect(opened.headers.get('location')).toBe('/case-study/vault-study');
  });

  test('an empty one, and one for a public project, are only removed from the address', async () => {
    expect((await at('/project/vault', '')).headers.getSetCookie()).toEqual([]);
    const { status, headers } = await at('/project/kelp', 'anything');
    expect(status).toBe(303);
    expect((await follow(site.app, { headers })).path).toBe('/project/kelp');
  });

  test.each([
    ['/', '/'],
    ['/ABOUT', '/ABOUT'],
    ['/project/vault/more', '/project/vault/more'],
    ['/nothing/here', '/nothing/here'],
    ['/sitemap.xml', '/sitemap.xml'],
    ['//evil.example/', '/evil.example/'],
  ])('is removed from the address of %s, which takes none', async (path, location) => {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await exchange(site.app, `${path}?a=1&password=word`, { method });
      expect([status, headers.get('location')]).toEqual([303, `${location}?a=1`]);
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('cache-control')).toBe('private, no-store');
      expect(headers.getSetCookie()).toEqual([]);
    }
  });

  test('of another page’s image or frame is refused and uses up no attempt', async () => {
    await fresh({ now: () => 0 });
    const path = `/project/vault?${new URLSearchParams({ password: PASSWORDS.vault })}`;
    const from = (mode: string, dest: string) => ({
      headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': mode, 'sec-fetch-dest': dest },
    });
    for (let turn = 0; turn < 10; turn++) {
      for (const init of [
        from('no-cors', 'image'),
        from('cors', 'empty'),
        from('navigate', 'iframe'),
        { headers: { origin: 'https://evil.example' } },
      ]) {
        const { status, headers } = await exchange(site.app, path, init);
        expect([status, headers.getSetCookie()]).toEqual([403, []]);
        expect(headers.get('cache-control')).toBe('private, no-store');
      }
    }
    // A link in a message or on another site.
    const { status, headers } = await exchange(site.app, path, from('navigate', 'document'));
    expect(status).toBe(303);
    expect(cookieOf(headers)).toMatch(/^unlocked=/);
  });

  test('is counted like any other', async () => {
    await fresh({ now: () => 0 });
    for (let guess = 0; guess < 10; guess++) await at('/project/vault', `guess ${guess}`);
    const { headers } = await at('/project/vault', PASSWORDS.vault);
    expect(headers.get('location')).toBe('/project/vault?refused=often');
  });

  test('no entry is ever logged, not even where the site fails', async () => {
    const failing = await openSite(planted.contentDir, {}, (source) => async (request) => {
      if (request.url.includes('documents')) throw new Error('the source is away');
      return source(request);
    });
    const unlocking = await exchange(failing.app, '/project/vault?password=sesame');
    expect(unlocking.status).toBeGreaterThanOrEqual(500);
    expect((await exchange(failing.app, '/portfolio?password=sesame')).status).toBe(303);
    expect((await exchange(failing.app, '/portfolio')).status).toBeGreaterThanOrEqual(500);
    expect(failing.logged.join('\n')).not.toContain('sesame');
    expect(site.logged).toEqual([]);
  });
});

test('while the source is unavailable nothing is served that might be protected', async () => {
  let isUnavailable = false;
  const { app } = await openSite(
    planted.contentDir,
    { metadataMs: 0 },
    (source) => (request) => (isUnavailable ? Promise.reject(new Error('away')) : source(request)),
  );
  isUnavailable = true;
  for (const path of [`/media/${planted.vaultMedia[0]}`, '/api/v2', '/api/v2/tags']) {
    expect((await exchange(app, path)).status).toBe(502);
  }
  expect((await exchange(app, '/project/vault')).status).toBe(503);
});
