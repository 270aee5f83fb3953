import { spawn } from 'node:child_process';
import { once } from 'node:events';

const PORT = process.env['BENCH_PORT'] ?? '4198';

/** Runs the built site with its editor in a process of its own; `measure` gets the link that opens a session. */
export async function editedSite<Result>(
  env: Readonly<Record<string, string>>,
  measure: (link: string) => Promise<Result>,
): Promise<Result> {
  const server = spawn(process.execPath, ['dist/server/edit.js'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      BROWSER: 'none',
      LOG: 'quiet',
      // The owner's setting would redirect every request.
      SITE_ORIGIN: '',
      PORT,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const link = await new Promise<string>((resolve, reject) => {
    let printed = '';
    server.stdout.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      const [found] = /http:\S+\/edit\/open\?key=[\w-]+/.exec(printed) ?? [];
      if (found !== undefined) resolve(found);
    });
    server.once('exit', () =>
      reject(new Error('The editor did not start: run npm run build first')),
    );
  });
  try {
    return await measure(link);
  } finally {
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
  }
}
