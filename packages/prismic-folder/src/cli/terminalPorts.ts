import { createInterface } from 'node:readline/promises';
import { setTimeout } from 'node:timers/promises';
import type { Ports } from '../sync/SyncJob.ts';

/** The ports of a command: the real clock and network, and the terminal, if there is one. */
export function terminalPorts(): Ports {
  const { stdin, stdout } = process;
  let isStopped = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // Handles only the first signal: a second one ends the process.
    process.once(signal, () => {
      isStopped = true;
      console.info('Stopping when the request under way is answered.');
    });
  }
  return {
    fetch: (url, init) => fetch(url, init),
    now: () => Date.now(),
    sleep: async (milliseconds) => {
      await setTimeout(milliseconds);
    },
    print: (line) => console.info(line),
    isStopped: () => isStopped,
    ...(stdin.isTTY && {
      async ask(question) {
        const terminal = createInterface({ input: stdin, output: stdout });
        const gone = new AbortController();
        // Ctrl-C and Ctrl-D mean no.
        terminal.once('SIGINT', () => gone.abort()).once('close', () => gone.abort());
        const answer = await terminal
          .question(`${question} [y/N] `, { signal: gone.signal })
          .catch(() => '');
        terminal.close();
        return /^y(?:es)?$/i.test(answer.trim());
      },
    }),
  };
}
