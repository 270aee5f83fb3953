import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { targets, type TargetName } from './targets.ts';

/** The built site in its own process, with its output. */
export interface RunningSite {
  readonly origin: string;
  readonly pid: number;
  readonly output: () => string;
  /** Waits until the output has a text, and returns it. */
  readonly printed: (pattern: RegExp) => Promise<string>;
  readonly stop: () => Promise<number | null>;
  /** Kills it at once. */
  readonly kill: () => Promise<void>;
}

type Env = Readonly<Record<string, string>>;
type User = { readonly uid?: number; readonly gid?: number };

function launch(
  env: Env,
  target: TargetName,
  root = '.',
  args: readonly string[] = [resolve(targets[target].script)],
  user: User = {},
): { child: ChildProcess; output: () => string } {
  let text = '';
  const child = spawn(process.execPath, args, {
    ...user,
    cwd: root,
    env: { ...process.env, ...targets[target].env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout?.on('data', (chunk) => (text += chunk));
  child.stderr?.on('data', (chunk) => (text += chunk));
  return { child, output: () => text };
}

/** Starts the site on a port the system chooses and waits until it has printed its address. */
export async function startSite(
  env: Env = {},
  target: TargetName = 'embedded',
  /** The project's folder: this one's by default. */
  root?: string,
  /** What Node runs in it: the target's script by default. */
  args?: readonly string[],
  /** Whose process it is: this one's user by default. */
  user?: User,
): Promise<RunningSite> {
  const { child, output } = launch({ PORT: '0', ...env }, target, root, args, user);
  const printed = (pattern: RegExp) =>
    new Promise<string>((resolve, reject) => {
      const look = () => {
        const found = pattern.exec(output())?.[0];
        if (found) resolve(found);
      };
      child.stdout?.on('data', look);
      child.once('close', () => reject(new Error(`The site ended:\n${output()}`)));
      look();
    });
  const origin = await printed(/https?:\/\/(?:localhost|portfolio\.example):\d+/);
  return {
    origin,
    // Cast: a process that printed something has one.
    pid: child.pid as number,
    output,
    printed,
    async stop() {
      // What it has printed may come after its end.
      const ended = once(child, 'close');
      child.kill('SIGTERM');
      await ended;
      return child.exitCode;
    },
    async kill() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Starts a site that cannot start; returns its exit code and output. */
export async function failToStart(env: Env): Promise<{ code: number | null; output: string }> {
  const { child, output } = launch(env, 'embedded');
  const [code] = await once(child, 'close');
  return { code, output: output() };
}
