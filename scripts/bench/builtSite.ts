import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';

/** The built site in a process of its own, and what that process costs. */
export interface BuiltSite {
  readonly origin: string;
  /** From the start of the process until it was well, in ms. */
  readonly startMs: number;
  /** Processor time used so far, in ms; null where the system does not say. */
  readonly cpu: () => Promise<number | null>;
  /** Memory in use, in MB; null where the system does not say. */
  readonly memory: () => Promise<number | null>;
  readonly stop: () => Promise<void>;
}

/** A clock tick of `/proc`, in ms: 100 a second on every Linux (`getconf CLK_TCK`). */
const TICK = 10;

/** As `npm start` and the container have it. */
const OPTIONS = ['--max-semi-space-size=4'];

/** Starts `dist/server` on a port of this machine; an address it does not know ends it. */
export async function startBuiltSite(
  port: number,
  env: Readonly<Record<string, string>> = {},
): Promise<BuiltSite> {
  const origin = `http://localhost:${port}`;
  const started = performance.now();
  const server = spawn(process.execPath, [...OPTIONS, 'dist/server/main.js'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG: 'quiet',
      PORT: String(port),
      // The owner's own would redirect every request.
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
  return {
    origin,
    startMs: performance.now() - started,
    async cpu() {
      // Fields are counted after the name, which stands in brackets and may hold spaces.
      const fields = (await about('stat'))?.split(') ')[1]?.split(' ');
      return fields ? (Number(fields[11]) + Number(fields[12])) * TICK : null;
    },
    async memory() {
      const kB = /VmRSS:\s+(\d+)/.exec((await about('status')) ?? '')?.[1];
      return kB === undefined ? null : Number(kB) / 1024;
    },
    async stop() {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
    },
  };
}
