import { asText } from '@prismicio/client';
import { expect, test } from 'vitest';
import { createContentClient } from '#content/client.ts';
import { ORIGIN } from '../access/site.ts';
import { openEditedSite } from './site.ts';

const OWN = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' };
const IN_FRAME = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'iframe' };

async function open() {
  const site = await openEditedSite();
  const cookie = await site.signIn();
  /** The project as a page of the frame, or of the site, reads it. */
  const read = async (uid: string, api: string, headers: Readonly<Record<string, string>>) => {
    const client = createContentClient({
      endpoint: ORIGIN + api,
      fetch: async (input) => {
        const { pathname, search } = new URL(String(input));
        return site.visit(pathname + search, headers);
      },
    });
    return client.getByUID('project', uid);
  };
  return { ...site, cookie, read };
}

test('the page of the frame may be framed by the editor only, and needs a session', async () => {
  const { visit, cookie } = await open();
  const framed = await visit('/edit/canvas', { ...IN_FRAME, cookie });
  expect(framed.status).toBe(200);
  expect(framed.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  expect(framed.headers.get('cache-control')).toContain('no-store');
  expect((await visit('/edit/canvas', IN_FRAME)).status).toBe(401);
  for (const api of ['/edit/canvas/api/v2', '/edit/canvas/release/spring/api/v2']) {
    expect((await visit(api, OWN)).status).toBe(401);
  }
});

test('the owner reads protected content in the frame, but never a password', async () => {
  const { visit, cookie, read, lock } = await open();
  await lock('vault');
  const locked = JSON.stringify(await read('vault', '/api/v2', {}));
  expect(locked).toContain('"sealed"');
  const text = JSON.stringify(await read('vault', '/edit/canvas/api/v2', { ...OWN, cookie }));
  expect(text).toContain('"uid":"vault"');
  expect(text).not.toContain('"sealed"');
  expect(text).not.toContain('secret-word');
  const shared = await visit('/edit/canvas/api/v2', { ...OWN, cookie });
  expect(shared.headers.get('access-control-allow-origin')).toBeNull();
});

test('the frame shows the site as it is with a release, and the one without is not changed', async () => {
  const { read, cookie } = await open();
  const titleAt = async (api: string) =>
    asText((await read('one', api, { ...OWN, cookie })).data.project_title);
  expect(await titleAt('/edit/canvas/release/spring/api/v2')).toBe('Uno');
  expect(await titleAt('/edit/canvas/api/v2')).toBe('One');
});
