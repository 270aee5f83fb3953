import { spawn } from 'node:child_process';
import { once } from 'node:events';

const START_MS = 30_000;

/** Runs the built site in a process of its own for as long as something is measured on it. */
export async function servedSite<Result>(
  port: number,
  env: Readonly<Record<string, string>>,
  measure: (origin: string) => Promise<Result>,
): Promise<Result> {
  const origin = `http://localhost:${port}`;
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    env: { ...process.env, ...env, PORT: String(port), NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    const until = performance.now() + START_MS;
    while (!(await fetch(`${origin}/healthz`).catch(() => null))?.ok) {
      if (performance.now() > until)
        throw new Error(`The site did not start on port ${port}: run npm run build first`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return await measure(origin);
  } finally {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
}
