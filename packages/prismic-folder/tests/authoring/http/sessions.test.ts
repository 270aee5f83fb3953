import { describe, expect, test } from 'vitest';
import {
  codeOf,
  openEditor,
  ORIGIN,
  pairOf,
  PASSWORD,
  signInForm as form,
} from '../../support/openEditor.ts';

const MINUTE = 60_000;
const PUBLIC = 'https://studio.example';
const open = new Request(`${ORIGIN}/edit/open`);

type Test = ReturnType<typeof openEditor>;

describe('the link that opens a session', () => {
  test('works once, for ten minutes, and is void once there is a newer one', () => {
    const { editor, sleep } = openEditor();
    const [first, second] = [editor.issueKey(), editor.issueKey()];
    expect(editor.openByKey(open, first)).toBeNull();
    expect(editor.openByKey(open, second)).toMatch(
      /^editor_3000=[\w-]{43}; Path=\/edit; HttpOnly; SameSite=Strict$/,
    );
    expect(editor.openByKey(open, second)).toBeNull();
    const late = editor.issueKey();
    sleep(10 * MINUTE);
    expect(editor.openByKey(open, late)).toBeNull();
  });

  test('is not used up by who only looks ahead, or guesses', () => {
    const { editor } = openEditor();
    const key = editor.issueKey();
    const ahead = ['prefetch', 'prefetch;prerender'].map(
      (purpose) => new Request(open, { headers: { 'sec-purpose': purpose } }),
    );
    for (const request of [...ahead, new Request(open, { method: 'HEAD' })]) {
      expect(editor.openByKey(request, key)).toBeNull();
    }
    for (const guess of ['', 'x', `${key}x`, key.slice(1)]) {
      expect(editor.openByKey(open, guess)).toBeNull();
    }
    expect(editor.openByKey(open, key)).not.toBeNull();
  });
});

test('a session of a link lasts as long as the server, and no longer', async () => {
  const { ask, sleep, cookie } = openEditor();
  sleep(30 * 24 * 60 * MINUTE);
  const response = await ask('GET', '/session');
  expect(await response.json()).toEqual({ method: 'link', idleUntil: null, until: null });
  const restarted = await openEditor().ask('GET', '/session', undefined, { cookie });
  expect([restarted.status, await codeOf(restarted)]).toEqual([401, 'signed_out']);
});

describe('a session of a password', () => {
  const signIn = () => {
    const test = openEditor();
    const { cookies = [] } = test.editor.openByPassword(form(), PASSWORD, '203.0.113.1');
    const cookie = pairOf(cookies[0] ?? '');
    const read = () => test.ask('GET', '/session', undefined, { cookie });
    return { ...test, cookies, read };
  };

  test('opens for the password only, and the browser is known from then on', async () => {
    const { cookies, read, editor } = signIn();
    const until = { idleUntil: 30 * MINUTE, until: 12 * 60 * MINUTE };
    expect(await (await read()).json()).toEqual({ method: 'password', ...until });
    expect(cookies[1]).toMatch(/^editor_3000_known=/);
    for (const password of [`${PASSWORD} `, PASSWORD.slice(1)]) {
      expect(editor.openByPassword(form(), password, '203.0.113.1')).toEqual({ kind: 'invalid' });
    }
  });

  test('ends after thirty minutes without use, and after twelve hours in any case', async () => {
    const { read, sleep } = signIn();
    const statusAfter = async (ms: number) => {
      sleep(ms);
      return (await read()).status;
    };
    const almost = 30 * MINUTE - 1;
    for (let ms = almost; ms < 12 * 60 * MINUTE; ms += almost) {
      expect(await statusAfter(almost)).toBe(200);
    }
    expect(await statusAfter(almost)).toBe(401);
    const idle = signIn();
    idle.sleep(30 * MINUTE);
    expect((await idle.read()).status).toBe(401);
  });

  test('is limited in its attempts, which count per address and together', () => {
    const { editor } = openEditor();
    const attempt = (address: string, password = 'wrong') =>
      editor.openByPassword(form(), password, address);
    for (const at of [1, 1, 1, 2, 3]) {
      expect(attempt(`203.0.113.${at}`)).toEqual({ kind: 'invalid' });
      if (at === 2) expect(attempt('203.0.113.1')).toEqual({ kind: 'rateLimited', retryAfter: 10 });
    }
    expect(attempt('203.0.113.4', PASSWORD).kind).toBe('rateLimited');
  });

  test('is opened by no form of another site, and does not exist where there is no password', () => {
    for (const origin of ['https://evil.example', 'null']) {
      const request = new Request(form(), { headers: { origin } });
      const send = () => openEditor().editor.openByPassword(request, PASSWORD, '::1');
      expect(send).toThrow('own pages');
    }
    const { editor } = openEditor({ password: null });
    expect(editor.hasPassword).toBe(false);
    expect(() => editor.openByPassword(form(), PASSWORD, '::1')).toThrow('has no password');
  });
});

describe('a browser that has signed in before', () => {
  const SECRET = { secret: 'a secret of the tests' };
  /** Signs in; returns what the browser is known by. */
  const known = ({ editor }: Test = openEditor(SECRET), cookie = '') =>
    editor.openByPassword(form(cookie), PASSWORD, '203.0.113.9').cookies?.[1] ?? '';
  /** What an attempt from an address that nobody has tried comes to. */
  const attempt = ({ editor }: Test, cookie: string, password = PASSWORD) =>
    editor.openByPassword(form(cookie), password, '203.0.113.10').kind;
  /** An editor for which as many guesses from many addresses were made as are allowed together. */
  const guessed = (options: Parameters<typeof openEditor>[0] = SECRET) => {
    const test = openEditor(options);
    for (let at = 0; at < 5; at += 1) {
      test.editor.openByPassword(form(), 'guess', `198.51.100.${at}`);
    }
    return test;
  };

  test('signs in while others guess, and counts for nobody else', () => {
    const cookie = pairOf(known());
    const test = guessed();
    expect(attempt(test, '')).toBe('rateLimited');
    expect(attempt(test, cookie)).toBe('opened');
    const other = openEditor(SECRET);
    for (let at = 0; at < 9; at += 1) attempt(other, cookie, 'guess');
    expect(attempt(other, '')).toBe('opened');
  });

  test('has few attempts of its own, also where its cookie was stolen', () => {
    const test = openEditor(SECRET);
    const cookie = pairOf(known());
    for (const _ of [1, 2]) expect(attempt(test, cookie, 'guess')).toBe('invalid');
    expect(attempt(test, cookie)).toBe('rateLimited');
    // Another browser is not delayed by it.
    expect(attempt(test, pairOf(known()))).toBe('opened');
  });

  test('keeps its id, so that signing in gives no attempts', () => {
    const first = known();
    expect(known(openEditor(SECRET), pairOf(first))).toBe(first);
    expect(known()).not.toBe(first);
  });

  const [ID, NAME] = ['A'.repeat(43), 'editor_3000_known'];

  test.each<[string, (cookie: string) => string, Parameters<typeof openEditor>[0]?]>([
    ['another secret', (cookie) => cookie, { secret: 'another secret' }],
    ['a secret of that start only', (cookie) => cookie, {}],
    ['another password', (cookie) => cookie, { ...SECRET, password: 'another password' }],
    ['another id', (cookie) => `${NAME}=${ID}${cookie.slice(NAME.length + 44)}`],
    ['another signature', (cookie) => `${cookie.slice(0, NAME.length + 45)}${ID}`],
    ['no signature', (cookie) => cookie.slice(0, NAME.length + 44)],
  ])('is not known after a restart by %s', (_, change, options = SECRET) => {
    const cookie = pairOf(known());
    const { password } = { password: PASSWORD, ...options };
    expect(attempt(guessed(options), change(cookie), password ?? '')).toBe('rateLimited');
  });

  test('has its cookie for a year, for the editor only, out of reach of scripts and other sites', async () => {
    expect(known()).toMatch(
      /^editor_3000_known=[\w-]{43}\.[\w-]{43}; Path=\/edit; Max-Age=31536000; HttpOnly; SameSite=Strict$/,
    );
    // It opens nothing, and no wrong password sets it.
    const { ask, editor } = openEditor(SECRET);
    const response = await ask('GET', '/session', undefined, { cookie: pairOf(known()) });
    expect(response.status).toBe(401);
    expect(editor.openByPassword(form(), 'guess', '::1').cookies).toBeUndefined();
  });
});

test('cookies are secure on https, with the name of no port', () => {
  const { editor } = openEditor({ siteOrigin: PUBLIC });
  const opened = editor.openByKey(new Request(`${PUBLIC}/edit/open`), editor.issueKey());
  const { cookies = [] } = editor.openByPassword(form('', PUBLIC), PASSWORD, '203.0.113.9');
  expect(cookies).toHaveLength(2);
  for (const cookie of [opened, ...cookies]) {
    expect(cookie).toMatch(/^editor(?:_known)?=[\w.-]{43,87};.*; Secure$/);
  }
});

test('signing out ends the session, its streams and no other session', async () => {
  const { ask, editor, authoring } = openEditor();
  const other = { cookie: pairOf(editor.openByKey(open, editor.issueKey()) ?? '') };
  const mine = await ask('GET', '/events');
  const theirs = await ask('GET', '/events', undefined, other);
  const response = await ask('DELETE', '/session');
  expect(response.status).toBe(204);
  expect(response.headers.get('set-cookie')).toMatch(/^editor_3000=; .*Max-Age=0$/);
  expect(await mine.text()).toContain('event: ready');
  expect((await ask('GET', '/session')).status).toBe(401);
  expect((await ask('GET', '/session', undefined, other)).status).toBe(200);
  authoring.emit({ kind: 'models' });
  editor.close();
  expect(await theirs.text()).toContain('{"kind":"models"}');
});

test('the fifty-first session ends the one used least recently', async () => {
  const { ask, editor, sleep } = openEditor();
  const cookies = Array.from({ length: 50 }, () => {
    sleep(1);
    return pairOf(editor.openByKey(open, editor.issueKey()) ?? '');
  });
  expect((await ask('GET', '/session')).status).toBe(401);
  const statuses = await Promise.all(
    cookies.map(async (cookie) => (await ask('GET', '/session', undefined, { cookie })).status),
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
});
