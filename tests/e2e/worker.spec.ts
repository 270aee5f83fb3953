import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { hostedRepository } from '../support/targets.ts';
import { startWorker, wranglerConfig } from '../support/worker.mjs';

/** A statement that imports, or a call that requires, a module. */
const IMPORT =
  /(?:^|[;}\n])(?:import|export)\s*[\w$*{"'][^;()]*?from\s*["']|(?:^|[;}\n])import\s*["']|\brequire\(\s*["']/;

test('the bundle is one module that imports nothing, not even Node', async () => {
  const { main, compatibility_flags: flags } = await wranglerConfig();
  const bundle = await readFile(main, 'utf8');
  expect(bundle).not.toMatch(/["'`]node:/);
  // The header of the authoring API.
  expect(bundle).not.toContain('x-slicefolio-editor');
  expect(bundle).not.toMatch(IMPORT);
  expect(flags).toBeUndefined();
  // The platform's limit is 3 MB, compressed, on the free plan.
  expect(gzipSync(bundle).byteLength).toBeLessThan(1_000_000);
});

test('where a setting is missing the log says what to set, and a visitor sees no details', async () => {
  for (const [bindings, message] of [
    [{ SESSION_SECRET: 'a secret of the tests' }, 'set PRISMIC_REPOSITORY'],
    [{ PRISMIC_REPOSITORY: 'your-name' }, 'SESSION_SECRET is not set'],
  ] as const) {
    let printed = '';
    const worker = await startWorker({ bindings, onPrint: (text) => (printed += text) });
    const response = await worker.dispatchFetch('http://localhost/');
    expect(response.status).toBe(500);
    expect(await response.text()).toBe(
      'This site is not set up yet: its log says what is missing.',
    );
    await expect.poll(() => printed).toContain(message);
    await worker.dispose();
  }
});

test('an unavailable hosted repository shows an error page, and files are still served', async () => {
  const bindings = {
    SESSION_SECRET: 'a secret of the tests',
    PRISMIC_ENDPOINT: 'http://127.0.0.1:9/api/v2',
    LOG: 'quiet',
  };
  const worker = await startWorker({ bindings });
  const page = await worker.dispatchFetch('http://localhost/');
  expect(page.status).toBe(503);
  expect(await page.text()).toContain('</html>');
  expect((await worker.dispatchFetch('http://localhost/favicon.svg')).status).toBe(200);
  expect((await worker.dispatchFetch('http://localhost/healthz')).status).toBe(200);
  await worker.dispose();
});

test('a worker uses SITE_ORIGIN as its public address, too', async () => {
  const bindings = {
    SESSION_SECRET: 'a secret of the tests',
    PRISMIC_ENDPOINT: `http://127.0.0.1:${hostedRepository.port}/api/v2`,
    PRISMIC_ACCESS_TOKEN: hostedRepository.token,
    SITE_ORIGIN: 'https://portfolio.example',
    LOG: 'quiet',
  };
  const worker = await startWorker({ bindings });
  const elsewhere = await worker.dispatchFetch('https://site.workers.dev/about?a=b', {
    redirect: 'manual',
  });
  expect(elsewhere.status).toBe(308);
  expect(elsewhere.headers.get('location')).toBe('https://portfolio.example/about?a=b');
  expect((await worker.dispatchFetch('https://site.workers.dev/healthz')).status).toBe(200);
  const page = await (await worker.dispatchFetch('https://portfolio.example/about')).text();
  expect(page).toContain('<link rel="canonical" href="https://portfolio.example/about"');
  expect(page).not.toContain('127.0.0.1');
  await worker.dispose();
});

test('concurrent visitors all get a response, even if the first of them leaves', async ({
  baseURL,
}) => {
  const leaving = new AbortController();
  const first = fetch(`${baseURL}/portfolio`, { signal: leaving.signal }).catch(() => null);
  const others = Array.from({ length: 20 }, () => fetch(`${baseURL}/portfolio`));
  leaving.abort();
  expect(await first).toBeNull();
  for (const response of await Promise.all(others)) expect(response.status).toBe(200);
});
