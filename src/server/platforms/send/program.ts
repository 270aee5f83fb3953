import { spawn } from 'node:child_process';

/** Why nothing was sent, as a sentence for the owner. `over`: what would be replaced, if the owner says so. */
export class SendError extends Error {
  override readonly name = 'SendError';
  readonly over: string | undefined;

  constructor(message: string, over?: string) {
    super(message);
    this.over = over;
  }
}

export interface ProgramOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  readonly signal?: AbortSignal | undefined;
  /** Called with each line that it prints. */
  readonly onLine?: ((line: string) => void) | undefined;
}

export interface ProgramResult {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** In characters: what a program says beyond this is dropped. */
const MAX_OUTPUT = 1_000_000;

/** Programs and their messages in English; none of them can ask anything, in a terminal or a window. */
const QUIET = {
  LC_ALL: 'C',
  GIT_TERMINAL_PROMPT: '0',
  GIT_ASKPASS: '',
  SSH_ASKPASS: '',
  SSH_ASKPASS_REQUIRE: 'never',
  GCM_INTERACTIVE: 'never',
};

/**
 * Runs a program, never through a shell. It is in a session of its own, so that it finds no terminal, and what it
 * starts ends with it.
 */
export function runProgram(
  program: string,
  args: readonly string[],
  { env, cwd, signal, onLine }: ProgramOptions = {},
): Promise<ProgramResult> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const child = spawn(program, args, {
      ...(cwd !== undefined && { cwd }),
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...QUIET, ...env },
    });
    const said = { out: '', err: '' };
    const listen = (name: 'out' | 'err') => (text: string) => {
      if (said[name].length < MAX_OUTPUT) said[name] += text;
      for (const line of text.split(/[\r\n]+/)) if (line !== '') onLine?.(line);
    };
    child.stdout.setEncoding('utf8').on('data', listen('out'));
    child.stderr.setEncoding('utf8').on('data', listen('err'));
    const stop = () => {
      try {
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      } catch {
        // It has ended by itself.
      }
    };
    signal?.addEventListener('abort', stop, { once: true });
    const ended = () => signal?.removeEventListener('abort', stop);
    child.once('error', (error: NodeJS.ErrnoException) => {
      ended();
      const isMissing = error.code === 'ENOENT';
      reject(
        isMissing
          ? new SendError(
              `The program ${program} is not on this computer. Install it, then try again.`,
            )
          : error,
      );
    });
    child.once('close', (code) => {
      ended();
      if (signal?.aborted) reject(signal.reason);
      else resolve({ code: code ?? 1, ...said });
    });
  });
}
