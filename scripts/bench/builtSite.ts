import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';

/** The built site in a process of its own, and what that process costs. */
export interface BuiltSite {
  readonly origin: string;
  /** From the start of the process until it was ready, in ms. */
  readonly startMs: number;
  /** Processor time used so far, in ms; null if the system does not report it. */
  readonly cpu: () => Promise<number | null>;
  /** Memory in use, in MB; null if the system does not report it. */
  readonly memory: () => Promise<number | null>;
}

/** A clock tick of `/proc`, in ms: 100 a second on every Linux (`getconf CLK_TCK`). */
const TICK = 10;

/** The options of `npm start` and the container. */
const OPTIONS = ['--max-semi-space-size=4'];

/** Where the benchmarks serve the site. */
const PORT = process.env['BENCH_PORT'] ?? '4198';

/** Runs the built site in a process of its own while something is measured on it. */
export async function servedSite<Result>(
  env: Readonly<Record<string, string>>,
  measure: (site: BuiltSite) => Promise<Result>,
): Promise<Result> {
  const { site, stop } = await start({ PORT, ...env });
  try {
    return await measure(site);
  } finally {
    await stop();
  }
}

async function start(env: Readonly<Record<string, string>>) {
  const origin = `http://localhost:${env['PORT']}`;
  const started = performance.now();
  const server = spawn(process.execPath, [...OPTIONS, 'dist/server/main.js'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG: 'quiet',
      // The owner's setting would redirect every request.
      SITE_ORIGIN: '',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const about = (file: string) => readFile(`/proc/${server.pid}/${file}`, 'utf8').catch(() => null);
  for (;;) {
    if (server.exitCode !== null)
      throw new Error('The site did not start: run npm run build first');
    const answer = await fetch(`${origin}/readyz`).catch(() => null);
    if (answer?.ok) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const site: BuiltSite = {
    origin,
    startMs: performance.now() - started,
    async cpu() {
      // Fields are counted after the name, which is in brackets and may contain spaces.
      const fields = (await about('stat'))?.split(') ')[1]?.split(' ');
      return fields ? (Number(fields[11]) + Number(fields[12])) * TICK : null;
    },
    async memory() {
      const kB = /VmRSS:\s+(\d+)/.exec((await about('status')) ?? '')?.[1];
      return kB === undefined ? null : Number(kB) / 1024;
    },
  };
  const stop = async () => {
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
  };
  return { site, stop };
}
