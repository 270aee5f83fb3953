import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { cacheControl } from '#image-service/web';
import { createSnapshotSource, listen, repositoryServer } from '#prismic-folder';
import { createWorkerApp } from '#server/platforms/worker/createWorkerApp.ts';
import { remoteMedia } from '#server/platforms/worker/remoteMedia.ts';
import type { HostedSettings } from '#server/settings/hostedSettings.ts';
import type { Manifest } from '#server/site/assets.ts';
import { crawl, found, missing } from './crawl.ts';
import { EXTERNAL_ID, PASSWORDS, plantContent } from './planted.ts';
import { exchange, unlock } from './site.ts';

const TOKEN = 'a-token-of-the-tests';

/** As of a build that has every file of the site. */
const everyFile: Manifest = new Proxy({}, { get: (_, name) => ({ file: String(name) }) });

const planted = await plantContent();
const { contentDir } = planted;
const snapshots = createSnapshotSource({ root: process.cwd(), contentDir, watch: false });
const snapshot = await snapshots.current();
const closed = { ...snapshot, visibility: 'private' as const, accessTokens: [TOKEN] };
const repository = await listen(
  repositoryServer(async () => closed, contentDir),
  0,
);
const bindings = {
  PRISMIC_ENDPOINT: `http://127.0.0.1:${repository.port}/api/v2`,
  PRISMIC_ACCESS_TOKEN: TOKEN,
  SESSION_SECRET: 'a secret of the tests',
  LOG: 'quiet',
};
const project = await readFile(join(contentDir, `behance/${EXTERNAL_ID}.json`), 'utf8');
/** The app of a worker in this process, over a private repository behind HTTP. */
const app = createWorkerApp(bindings, {
  manifest: everyFile,
  protection: {},
  external: { [EXTERNAL_ID]: JSON.parse(project) },
});
afterAll(repository.stop);

test('a worker serves nothing protected, neither a text nor a file', async () => {
  const responses = await crawl(app);
  expect(found(responses, new Map([...planted.vault, ...planted.cellar]))).toEqual([]);
  expect(responses.find(({ path }) => path === '/project/vault')?.status).toBe(200);
  for (const file of [...planted.vaultMedia, ...planted.cellarMedia]) {
    expect((await exchange(app, `/media/${file}`)).status).toBe(404);
  }
  const cover = await exchange(app, '/media/cover-night-ward.webp');
  // What the repository says that its answer depends on: with others, on the formats of a browser.
  expect([cover.status, cover.headers.get('vary')]).toEqual([200, 'origin']);
  // Films can be wound forward, which Safari asks for before it plays one.
  const range = { headers: { range: 'bytes=0-9' } };
  const part = await exchange(app, '/media/loop-tide.mp4', range);
  expect([part.status, part.headers.get('content-range')]).toEqual([
    206,
    expect.stringMatching(/^bytes 0-9\/\d+$/),
  ]);
});

test('with both passwords it serves all of it, and lets nobody keep it', async () => {
  const first = await unlock(app, 'vault', PASSWORDS.vault);
  const cookie = await unlock(app, 'cellar', PASSWORDS.cellar, first);
  const responses = await crawl(app, cookie);
  expect(missing(responses, new Map([...planted.vault, ...planted.cellar]))).toEqual([]);
  const file = await exchange(app, `/media/${planted.vaultMedia[0]}`, { headers: { cookie } });
  expect([file.status, file.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
});

test('guesses count by the address that the platform saw, whatever a client says of itself', async () => {
  const codes: number[] = [];
  for (let turn = 0; turn < 12; turn++) {
    const { status } = await exchange(app, '/api/unlock', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'cf-connecting-ip': '203.0.113.9',
        'x-forwarded-for': `198.51.100.${turn}`,
      },
      body: '{"uid":"vault","password":"abc"}',
    });
    codes.push(status);
  }
  expect(codes.filter((code) => code === 401)).toHaveLength(10);
});

test('a file that comes compressed has no length, and one for a minute is for no longer', async () => {
  const sent = gzipSync('<svg/>');
  const encoded = { 'content-encoding': 'gzip', 'content-length': String(sent.length) };
  const headers = { ...encoded, 'cache-control': cacheControl('minute') };
  const { port, stop } = await listen(async () => new Response(sent, { headers }), 0);
  onTestFinished(stop);
  const media = remoteMedia({ endpoint: `http://127.0.0.1:${port}/api/v2` } as HostedSettings);
  const answer = await media.request('/media/a.svg');
  expect(await answer.text()).toBe('<svg/>');
  expect(answer.headers.get('content-length')).toBeNull();
  expect(answer.headers.get('cache-control')).toBe(cacheControl('minute'));
});
