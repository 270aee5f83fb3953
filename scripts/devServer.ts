import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A development server in a process of its own. */
export interface DevServer {
  readonly origin: string;
  /** What it has printed, without colours. */
  readonly output: () => string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts `npm run dev` for the project at `root` on a port the system chooses, and waits until it
 * listens. Throws with what it printed where it cannot start.
 */
export async function startDevServer(root = process.cwd()): Promise<DevServer> {
  const { FORCE_COLOR: _, ...env } = process.env;
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const child = spawn(process.execPath, [vite, '--port', '0'], {
    cwd: root,
    // A test runner names its own environment, and the simulator answers local pages in this one alone.
    env: { ...env, NODE_ENV: 'development', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const read = (chunk: Buffer) => (text += chunk.toString());
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const address = /http:\/\/localhost:\d+/.exec(text)?.[0];
      if (address) resolve(address);
    });
    child.once('exit', () => reject(new Error(`The development server ended:\n${text}`)));
  });
  return {
    origin,
    output: () => text,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
