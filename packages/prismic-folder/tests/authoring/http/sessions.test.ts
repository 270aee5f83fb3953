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
