import { spawn, type ChildProcess } from 'node:child_process';

/** What Node runs for one part of `npm test`. */
export interface Part {
  readonly title: string;
  readonly args: readonly string[];
  /** Shows its output at once; other parts run beside each other, and show theirs when they end. */
  readonly isLive?: boolean;
}

export interface TestRun {
  /** Runs parts one after another; throws `PartFailed` at the first that fails. */
  readonly inOrder: (parts: readonly Part[]) => Promise<void>;
  /** The seconds of each part that has ended. */
  readonly times: ReadonlyMap<string, number>;
  /** Ends what still runs, and waits for its end. */
  readonly stop: () => Promise<void>;
}

export class PartFailed extends Error {}

export function createRun(env: Readonly<Record<string, string>>): TestRun {
  const times = new Map<string, number>();
  const running = new Map<ChildProcess, Promise<number>>();
  let isStopped = false;

  const run = async ({ title, args, isLive = false }: Part) => {
    const started = performance.now();
    if (isLive) console.info(`\n== ${title}`);
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', isLive ? 'inherit' : 'pipe', isLive ? 'inherit' : 'pipe'],
      env: { ...process.env, ...env },
      // A group of its own: a second signal, as Ctrl-C would be beside ours, ends Vitest before it has cleaned up.
      detached: process.platform !== 'win32',
    });
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => output.push(chunk));
    }
    const ended = new Promise<number>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code) => resolve(code ?? 1));
    });
    running.set(child, ended);
    const code = await ended;
    running.delete(child);
    if (isStopped) return;
    const seconds = (performance.now() - started) / 1000;
    times.set(title, seconds);
    if (!isLive) process.stdout.write(`\n== ${title}\n${Buffer.concat(output).toString()}`);
    console.info(`${title}: ${shownTime(seconds)}`);
    if (code !== 0) throw new PartFailed(`${title} failed`);
  };

  return {
    times,
    async inOrder(parts) {
      for (const part of parts) {
        if (isStopped) return;
        // oxlint-disable-next-line no-await-in-loop -- in order
        await run(part);
      }
    },
    async stop() {
      isStopped = true;
      for (const child of running.keys()) interrupt(child);
      await Promise.allSettled(running.values());
    },
  };
}

/** Interrupts a process with all that it has started. */
function interrupt(child: ChildProcess): void {
  if (process.platform === 'win32' || child.pid === undefined) {
    child.kill('SIGINT');
    return;
  }
  try {
    process.kill(-child.pid, 'SIGINT');
  } catch {
    // It has just ended.
  }
}

export function shownTime(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')} min`;
}
