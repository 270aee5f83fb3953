import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { setTimeout } from 'node:timers/promises';
import { pull } from '../sync/pull/pull.ts';
import { push } from '../sync/push/push.ts';
import { type Ports, readHostedSettings } from '../sync/SyncJob.ts';
import type { CliOptions } from './check.ts';
import type { Command } from './parseCommand.ts';

/** Pushes or pulls, with settings from the environment and the project's `.env`. */
export async function synchronize(
  { name, options, root, contentDir }: Command,
  { refuseUid }: CliOptions,
): Promise<number> {
  const file = join(root, '.env');
  // Environment variables override the file's.
  if (existsSync(file)) process.loadEnvFile(file);
  const { yes = false, plan = false, overwrite = false, strict = false, publish = false } = options;
  await (name === 'push' ? push : pull)({
    root,
    contentDir,
    settings: readHostedSettings(process.env),
    options: { yes, planOnly: plan, overwrite, strict, publish },
    ports: terminalPorts(),
    refuseUid,
  });
  return 0;
}

/** The ports of a command: the real clock and network, and the terminal, if there is one. */
function terminalPorts(): Ports {
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
