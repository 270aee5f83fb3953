import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Where a browser with windows shows them, and how to close it. */
export interface Display {
  readonly name: string;
  readonly close: () => Promise<void>;
}

/** The session's display, or one of Xvfb's on a number that Xvfb finds free. */
export async function openDisplay(): Promise<Display> {
  const given = process.env['DISPLAY'];
  if (given) return { name: given, close: async () => {} };
  // Xvfb chooses the number and writes it to the descriptor named after -displayfd.
  const server = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1920x1600x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
    },
  );
  const output = server.stdio[3];
  if (!output) throw new Error('Xvfb has no pipe to write its display to');
  const ended = once(server, 'exit');
  const [number] = await Promise.race([
    once(output, 'data'),
    ended.then(() => Promise.reject(new Error('Xvfb ended before it opened a display'))),
  ]);
  return {
    name: `:${String(number).trim()}`,
    close: async () => {
      server.kill('SIGTERM');
      await ended;
    },
  };
}
