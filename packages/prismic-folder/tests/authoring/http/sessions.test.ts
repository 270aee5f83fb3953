import { describe, expect, test } from 'vitest';
import { codeOf, openEditor, ORIGIN, pairOf, PASSWORD } from '../../support/openEditor.ts';

const MINUTE = 60_000;
const open = new Request(`${ORIGIN}/edit/open`);

describe('the link that opens a session', () => {
  test('works once', () => {
    const { editor } = openEditor();
    const key = editor.issueKey();
    expect(editor.openByKey(open, key)).toMatch(
      /^editor_3000=[\w-]{43}; Path=\/edit; HttpOnly; SameSite=Strict$/,
    );
    expect(editor.openByKey(open, key)).toBeNull();
  });

  test('works for ten minutes', () => {
    const { editor, pass } = openEditor();
    const key = editor.issueKey();
    pass(10 * MINUTE);
    expect(editor.openByKey(open, key)).toBeNull();
  });

  test('is void once there is a newer one', () => {
    const { editor } = openEditor();
    const [first, second] = [editor.issueKey(), editor.issueKey()];
    expect(editor.openByKey(open, first)).toBeNull();
    expect(editor.openByKey(open, second)).not.toBeNull();
  });

  test('is not used up by who only looks ahead, or guesses', () => {
    const { editor } = openEditor();
    const key = editor.issueKey();
    for (const purpose of ['prefetch', 'prefetch;prerender']) {
      const ahead = new Request(open, { headers: { 'sec-purpose': purpose } });
      expect(editor.openByKey(ahead, key)).toBeNull();
    }
    expect(editor.openByKey(new Request(open, { method: 'HEAD' }), key)).toBeNull();
    for (const guess of ['', 'x', `${key}x`, key.slice(1)]) {
      expect(editor.openByKey(open, guess)).toBeNull();
    }
    expect(editor.openByKey(open, key)).not.toBeNull();
  });

  test('sets a secure cookie on https, with the name of no port', () => {
    const { editor } = openEditor({ siteOrigin: 'https://studio.example' });
    const request = new Request('https://studio.example/edit/open');
    expect(editor.openByKey(request, editor.issueKey())).toMatch(/^editor=[\w-]{43};.*; Secure$/);
  });
});

test('a token is worthless after the next start', async () => {
  const { cookie } = openEditor();
  const { ask } = openEditor();
  const response = await ask('GET', '/session', undefined, { cookie });
  expect([response.status, await codeOf(response)]).toEqual([401, 'signed_out']);
});

test('a session of a link lasts as long as the server', async () => {
  const { ask, pass } = openEditor();
  pass(30 * 24 * 60 * MINUTE);
  const response = await ask('GET', '/session');
  expect(await response.json()).toEqual({ method: 'link', idleUntil: null, until: null });
});

describe('a session of a password', () => {
  const signIn = async (test = openEditor()) => {
    const response = await test.ask('POST', '/session', { password: PASSWORD }, { cookie: '' });
    const cookie = pairOf(response.headers.get('set-cookie') ?? '');
    const read = async () => (await test.ask('GET', '/session', undefined, { cookie })).status;
    return { ...test, response, cookie, read };
  };

  test('opens for the password only', async () => {
    const { response, read, ask } = await signIn();
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({
      method: 'password',
      idleUntil: 30 * MINUTE,
      until: 12 * 60 * MINUTE,
    });
    expect(await read()).toBe(200);
    for (const password of [`${PASSWORD} `, PASSWORD.slice(1)]) {
      const refused = await ask('POST', '/session', { password });
      expect([refused.status, refused.headers.get('set-cookie')]).toEqual([403, null]);
    }
  });

  test('ends after thirty minutes without use', async () => {
    const { read, pass } = await signIn();
    pass(30 * MINUTE - 1);
    expect(await read()).toBe(200);
    pass(30 * MINUTE - 1);
    expect(await read()).toBe(200);
    pass(30 * MINUTE);
    expect(await read()).toBe(401);
  });

  test('ends after twelve hours in any case', async () => {
    const { read, pass } = await signIn();
    for (let minutes = 0; minutes < 12 * 60 - 20; minutes += 20) {
      pass(20 * MINUTE);
      // oxlint-disable-next-line no-await-in-loop -- each use comes after the last
      expect(await read()).toBe(200);
    }
    pass(20 * MINUTE);
    expect(await read()).toBe(401);
  });

  test('is limited in its attempts, which count per address and together', async () => {
    const { ask, editor } = openEditor();
    const attempt = () => ask('POST', '/session', { password: 'wrong' });
    for (let count = 0; count < 3; count += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after another
      expect((await attempt()).status).toBe(403);
    }
    const limited = await attempt();
    expect([limited.status, await codeOf(limited)]).toEqual([429, 'rate_limited']);
    expect(limited.headers.get('retry-after')).toBe('10');
    const form = () =>
      new Request(`${ORIGIN}/edit/sign-in`, { method: 'POST', headers: { origin: ORIGIN } });
    expect(editor.openByPassword(form(), 'wrong', '203.0.113.1').kind).toBe('invalid');
    expect(editor.openByPassword(form(), 'wrong', '203.0.113.2').kind).toBe('invalid');
    expect(editor.openByPassword(form(), PASSWORD, '203.0.113.3').kind).toBe('rateLimited');
  });

  test('does not exist where there is no password', async () => {
    const { ask } = openEditor({ password: null });
    expect((await ask('POST', '/session', { password: '' + PASSWORD })).status).toBe(403);
  });

  test('is not opened by a form of another site', () => {
    const { editor } = openEditor();
    for (const origin of ['https://evil.example', 'null']) {
      const form = new Request(`${ORIGIN}/edit/sign-in`, { method: 'POST', headers: { origin } });
      expect(() => editor.openByPassword(form, PASSWORD, '::1')).toThrow('own pages');
    }
  });
});

describe('a browser that has signed in before', () => {
  const SECRET = 'a secret of the tests';
  const form = (cookie = '', origin = ORIGIN) =>
    new Request(`${origin}/edit/sign-in`, { method: 'POST', headers: { origin, cookie } });
  /** Signs in; returns what the browser is known by. */
  const known = ({ editor } = openEditor({ secret: SECRET }), cookie = '', origin = ORIGIN) => {
    const result = editor.openByPassword(form(cookie, origin), PASSWORD, '203.0.113.9');
    return result.cookies?.[1] ?? '';
  };
  /** What an attempt from an address that nobody has tried comes to. */
  const attempt = (
    { editor }: ReturnType<typeof openEditor>,
    cookie: string,
    password = PASSWORD,
  ) => editor.openByPassword(form(cookie), password, '203.0.113.10').kind;
  /** As many guesses from many addresses as are allowed together. */
  const guess = ({ editor }: ReturnType<typeof openEditor>) => {
    for (let at = 0; at < 5; at += 1) editor.openByPassword(form(), 'guess', `198.51.100.${at}`);
  };

  test('signs in while others guess, and counts for nobody else', () => {
    const test = openEditor({ secret: SECRET });
    const cookie = pairOf(known());
    guess(test);
    expect(attempt(test, '')).toBe('rateLimited');
    expect(attempt(test, cookie)).toBe('opened');
    const other = openEditor({ secret: SECRET });
    for (let at = 0; at < 9; at += 1) attempt(other, cookie, 'guess');
    expect(attempt(other, '')).toBe('opened');
  });

  test('has few attempts of its own, also where its cookie was stolen', async () => {
    const test = openEditor({ secret: SECRET });
    const cookie = pairOf(known());
    expect(attempt(test, cookie, 'guess')).toBe('invalid');
    const response = await test.ask('POST', '/session', { password: 'guess' }, { cookie });
    expect(response.status).toBe(403);
    expect(attempt(test, cookie)).toBe('rateLimited');
    // Another browser is not delayed by it.
    expect(attempt(test, pairOf(known()))).toBe('opened');
  });

  test('keeps its id, so that signing in gives no attempts', () => {
    const first = known();
    const cookie = pairOf(first);
    expect(known(openEditor({ secret: SECRET }), cookie)).toBe(first);
    expect(known()).not.toBe(first);
  });

  test('is known after a restart with the same secret and password, and only then', () => {
    const cookie = pairOf(known());
    const outcome = (options: Parameters<typeof openEditor>[0]) => {
      const test = openEditor(options);
      guess(test);
      return attempt(test, cookie, options?.password ?? PASSWORD);
    };
    expect(outcome({ secret: SECRET })).toBe('opened');
    expect(outcome({ secret: 'another secret' })).toBe('rateLimited');
    expect(outcome({})).toBe('rateLimited');
    expect(outcome({ secret: SECRET, password: 'another password' })).toBe('rateLimited');
  });

  test.each([
    ['another id', (value: string) => `A${value.slice(1)}`],
    ['another signature', (value: string) => `${value.slice(0, -2)}AA`],
    ['no signature', (value: string) => value.slice(0, 43)],
    ['a session', (value: string) => value.slice(0, 43).replace('.', '')],
  ])('is not known by %s', (_, change) => {
    const [name = '', value = ''] = pairOf(known()).split('=');
    const test = openEditor({ secret: SECRET });
    guess(test);
    expect(attempt(test, `${name}=${change(value)}`)).toBe('rateLimited');
  });

  test('has its cookie for a year, for the editor only, out of reach of scripts and other sites', async () => {
    expect(known()).toMatch(
      /^editor_3000_known=[\w-]{43}\.[\w-]{43}; Path=\/edit; Max-Age=31536000; HttpOnly; SameSite=Strict$/,
    );
    const siteOrigin = 'https://studio.example';
    expect(known(openEditor({ siteOrigin, secret: SECRET }), '', siteOrigin)).toMatch(
      /^editor_known=.*; Secure$/,
    );
    // It opens nothing, and no wrong password sets it.
    const { ask, editor } = openEditor({ secret: SECRET });
    const response = await ask('GET', '/session', undefined, { cookie: pairOf(known()) });
    expect(response.status).toBe(401);
    expect(editor.openByPassword(form(), 'guess', '::1').cookies).toBeUndefined();
  });

  test('is remembered by the API, too', async () => {
    const { ask } = openEditor();
    const { headers } = await ask('POST', '/session', { password: PASSWORD }, { cookie: '' });
    expect(headers.getSetCookie()[1]).toMatch(/^editor_3000_known=/);
  });
});

test('signing out ends the session, its streams and no other session', async () => {
  const { ask, editor, authoring } = openEditor();
  const other = pairOf(editor.openByKey(open, editor.issueKey()) ?? '');
  const [mine, theirs] = await Promise.all([
    ask('GET', '/events'),
    ask('GET', '/events', undefined, { cookie: other }),
  ]);
  const response = await ask('DELETE', '/session');
  expect(response.status).toBe(204);
  expect(response.headers.get('set-cookie')).toMatch(/^editor_3000=; .*Max-Age=0$/);
  expect(await mine.text()).toContain('event: ready');
  expect((await ask('GET', '/session')).status).toBe(401);
  expect((await ask('GET', '/session', undefined, { cookie: other })).status).toBe(200);
  authoring.emit({ kind: 'models' });
  editor.close();
  expect(await theirs.text()).toContain('{"kind":"models"}');
});

test('the fifty-first session ends the one used least recently', async () => {
  const { ask, editor, pass } = openEditor();
  pass(1);
  const cookies = Array.from({ length: 50 }, () => {
    pass(1);
    return pairOf(editor.openByKey(open, editor.issueKey()) ?? '');
  });
  expect((await ask('GET', '/session')).status).toBe(401);
  const statuses = await Promise.all(
    cookies.map(async (cookie) => (await ask('GET', '/session', undefined, { cookie })).status),
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
});
