import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Miniflare } from 'miniflare';
import { afterAll } from 'vitest';
import {
  createSnapshotSource,
  listen,
  type Listening,
  repositoryServer,
  type Snapshot,
} from '#prismic-folder';
import { startWorker } from '../../support/worker.mjs';
import type { OpenSite, TestApp } from './site.ts';

const TOKEN = 'a-token-of-the-tests';

function run(command: string, args: readonly string[], env: Record<string, string>): void {
  const { status, stderr } = spawnSync(command, args, {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stderr}`);
}

/** Builds the worker with the external projects of a content folder; returns its folder. */
async function buildWith(contentDir: string): Promise<string> {
  const outDir = await mkdtemp(join(tmpdir(), 'worker-'));
  run('node', ['scripts/build.mjs'], {});
  run('npx', ['vite', 'build', '--config', 'vite.worker.config.ts', '--outDir', outDir], {
    CONTENT_DIR: contentDir,
  });
  return outDir;
}

/** A content folder as a private repository behind HTTP. */
async function serveFolder(contentDir: string): Promise<Listening> {
  const snapshots = createSnapshotSource({ root: process.cwd(), contentDir, watch: false });
  const closed: Snapshot = {
    ...(await snapshots.current()),
    visibility: 'private',
    accessTokens: [TOKEN],
  };
  return listen(
    repositoryServer(async () => closed, contentDir),
    0,
  );
}

/** Opens sites on the runtime of Cloudflare Workers. Each is visited from its own IP address. */
export function openWorkerSites(): OpenSite {
  const repositories = new Map<string, Promise<Listening>>();
  // One for all: planted folders hold the same external projects.
  let built: Promise<string> | null = null;
  const workers = new Map<string, Promise<Miniflare>>();
  const logged: string[] = [];
  let opened = 0;

  const once = <Value>(
    known: Map<string, Promise<Value>>,
    key: string,
    make: () => Promise<Value>,
  ) => {
    const value = known.get(key) ?? make();
    known.set(key, value);
    return value;
  };
  const start = async (contentDir: string, secret: string, proxies: number) => {
    built ??= buildWith(contentDir);
    const script = join(await built, 'worker.js');
    const repository = await once(repositories, contentDir, () => serveFolder(contentDir));
    const bindings = {
      PRISMIC_ENDPOINT: `http://127.0.0.1:${repository.port}/api/v2`,
      PRISMIC_ACCESS_TOKEN: TOKEN,
      SESSION_SECRET: secret,
      TRUSTED_PROXIES: String(proxies),
      LOG: 'quiet',
    };
    return startWorker({ script, bindings, onPrint: (text) => logged.push(text) });
  };
  afterAll(async () => {
    await Promise.all([...workers.values()].map(async (worker) => (await worker).dispose()));
    for (const { stop } of await Promise.all(repositories.values())) await stop();
    if (built) await rm(await built, { recursive: true });
  });

  return async (contentDir, { secret = 'a secret of the tests', peerOf, trustedProxies = 0 }) => {
    const worker = await once(workers, `${contentDir} ${secret} ${trustedProxies}`, () =>
      start(contentDir, secret, trustedProxies),
    );
    const own = `198.51.${opened >> 8}.${opened++ & 255}`;
    const app: TestApp = {
      async request(input, init) {
        const request = new Request(input, { ...init, redirect: 'manual' });
        const { url, method, headers } = request;
        // Cast: no test reads the request.
        headers.set('cf-connecting-ip', peerOf?.(undefined as never) ?? own);
        const body = request.body === null ? undefined : await request.text();
        // Casts: the runtime declares the platform's classes again.
        const forwarded = { method, headers, body, redirect: 'manual' } as never;
        return (await worker.dispatchFetch(url, forwarded)) as unknown as Response;
      },
    };
    return { app, source: () => Promise.reject(new Error('It is at the worker')), logged };
  };
}
