import { vi } from 'vitest';
import { runCli } from '../../src/cli/runCli.ts';

/** Runs a command line in this process, to its end; returns its status and what it printed. */
export async function runHere(args: readonly string[], windowFolder?: string) {
  const printed: string[] = [];
  const spies = (['info', 'warn', 'error'] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation((line) => void printed.push(String(line))),
  );
  try {
    return {
      code: await runCli(args, windowFolder === undefined ? {} : { windowFolder }),
      printed,
    };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
