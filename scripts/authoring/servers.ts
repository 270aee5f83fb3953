import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** A server in a process of its own, with its output. */
export interface RunningServer {
  readonly origin: string;
  readonly output: () => string;
  readonly stop: () => Promise<void>;
}

async function start(root: string, args: readonly string[]): Promise<RunningServer> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    // Its own home directory hides the machine's Prismic login; NODE_ENV would be the test runner's.
    env: { ...process.env, NODE_ENV: 'development', NO_COLOR: '1', FORCE_COLOR: '0', HOME: root },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  child.stdout.on('data', (chunk) => (text += chunk));
  child.stderr.on('data', (chunk) => (text += chunk));
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const address = /http:\/\/localhost:\d+/.exec(text)?.[0];
      if (address) resolve(address);
    });
    child.once('exit', () => reject(new Error(`${args[0]} ended:\n${text}`)));
  });
  return {
    origin,
    output: () => text,
    async stop() {
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** `npm run slicemachine` in the project at `root`, on a port the system chooses. */
export const startSliceMachine = (root: string) =>
  start(root, ['scripts/slicemachine.mjs', '--port', '0']);

/** `npm run dev` in the project at `root`, on a port the system chooses. */
export const startDevServer = (root: string) =>
  start(root, [join(root, 'node_modules/vite/bin/vite.js'), '--port', '0']);

/** What the compiler reports for the project at `root`: nothing where it accepts it. */
export async function compilerErrors(root: string): Promise<string> {
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  return promisify(execFile)(process.execPath, [tsc, '--build'], { cwd: root }).then(
    () => '',
    (error: { stdout?: string; stderr?: string }) => `${error.stdout}${error.stderr}`,
  );
}
