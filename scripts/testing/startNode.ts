import { spawn } from 'node:child_process';

/** What a command has come to. */
interface Ended {
  readonly code: number;
  /** What it printed; nothing if that was shown at once. */
  readonly output: string;
}

export interface RunningNode {
  readonly ended: Promise<Ended>;
  /** Interrupts it with all that it has started. */
  readonly interrupt: () => void;
}

interface NodeOptions {
  readonly env: Readonly<Record<string, string>>;
  readonly cwd?: string;
  /** Shows its output at once. */
  readonly isLive?: boolean;
}

const isWindows = process.platform === 'win32';

/** Starts Node with arguments. */
export function startNode(
  args: readonly string[],
  { env, cwd, isLive = false }: NodeOptions,
): RunningNode {
  const child = spawn(process.execPath, args, {
    ...(cwd !== undefined && { cwd }),
    stdio: ['ignore', isLive ? 'inherit' : 'pipe', isLive ? 'inherit' : 'pipe'],
    env: { ...process.env, ...env },
    // A group of its own: a second signal, as Ctrl-C would be beside ours, ends Vitest before it has cleaned up.
    detached: !isWindows,
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => output.push(chunk));
  }
  const ended = new Promise<Ended>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) =>
      resolve({ code: code ?? 1, output: Buffer.concat(output).toString() }),
    );
  });
  return {
    ended,
    interrupt() {
      if (isWindows || child.pid === undefined) {
        child.kill('SIGINT');
        return;
      }
      try {
        process.kill(-child.pid, 'SIGINT');
      } catch {
        // It has just ended.
      }
    },
  };
}

/** Ends this process at a signal, once all is taken back that it has begun. */
export function atSignal(stop: () => Promise<void>): void {
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const) {
    process.once(signal, async () => {
      await stop();
      process.exit(code);
    });
  }
}

/** For what follows a command that was ended: nothing does. */
export const never = (): Promise<never> => new Promise(() => {});
