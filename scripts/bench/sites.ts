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
  /** The most memory that was in use so far, in MB; null if the system does not report it. */
  readonly peak: () => Promise<number | null>;
}

/** Where the benchmarks serve the site. */
const PORT = process.env['BENCH_PORT'] ?? '4198';

/** A clock tick of `/proc`, in ms: 100 a second on every Linux (`getconf CLK_TCK`). */
const TICK = 10;

type Environment = Readonly<Record<string, string>>;

/** Runs one of the built servers until the measurement ends. */
async function withServer<Result>(
  file: string,
  env: Environment,
  measure: (server: ReturnType<typeof spawn>) => Promise<Result>,
): Promise<Result> {
  // The options of `npm start` and the container.
  const server = spawn(process.execPath, ['--max-semi-space-size=4', `dist/server/${file}`], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG: 'quiet',
      BROWSER: 'none',
      // The owner's setting would redirect every request.
      SITE_ORIGIN: '',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  const failed = ended.then(() => {
    throw new Error('The server did not start, or ended: run npm run build first');
  });
  try {
    return await Promise.race([measure(server), failed]);
  } finally {
    server.kill('SIGTERM');
    await ended;
  }
}

/** Runs the built site in a process of its own while something is measured on it. */
export async function servedSite<Result>(
  env: Environment,
  measure: (site: BuiltSite) => Promise<Result>,
): Promise<Result> {
  const started = performance.now();
  return withServer('main.js', { PORT, ...env }, async ({ pid, stdout }) => {
    stdout?.resume();
    const origin = `http://localhost:${env['PORT'] ?? PORT}`;
    const about = (file: string) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => null);
    const megabytes = async (name: string) => {
      const kB = new RegExp(`${name}:\\s+(\\d+)`).exec((await about('status')) ?? '')?.[1];
      return kB === undefined ? null : Number(kB) / 1024;
    };
    while (!(await fetch(`${origin}/readyz`).catch(() => null))?.ok) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return measure({
      origin,
      startMs: performance.now() - started,
      async cpu() {
        // Fields are counted after the name, which is in brackets and may contain spaces.
        const fields = (await about('stat'))?.split(') ')[1]?.split(' ');
        return fields ? (Number(fields[11]) + Number(fields[12])) * TICK : null;
      },
      memory: () => megabytes('VmRSS'),
      peak: () => megabytes('VmHWM'),
    });
  });
}

/** Runs the built site with its editor; `measure` gets the link that opens a session. */
export async function editedSite<Result>(
  env: Environment,
  measure: (link: string) => Promise<Result>,
): Promise<Result> {
  return withServer('edit.js', { PORT, ...env }, async ({ stdout }) => {
    let printed = '';
    const link = await new Promise<string>((resolve) => {
      stdout?.setEncoding('utf8').on('data', (text: string) => {
        printed += text;
        const [found] = /http:\S+\/edit\/open\?key=[\w-]+/.exec(printed) ?? [];
        if (found !== undefined) resolve(found);
      });
    });
    return measure(link);
  });
}
