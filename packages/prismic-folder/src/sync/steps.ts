import { SyncError } from './errors.ts';
import type { Ports, SyncOptions } from './SyncJob.ts';

/**
 * Asks whether to carry out a step. Throws if there is no terminal. `otherwise` says what a no
 * means.
 */
export async function confirm(
  question: string,
  { yes, planOnly }: SyncOptions,
  { ask, print, isStopped }: Ports,
  otherwise = 'Nothing was changed.',
): Promise<boolean> {
  const outcome = otherwise.replace(/\.$/, '');
  if (isStopped()) throw new SyncError(`Stopped. ${outcome}`);
  if (planOnly) return false;
  if (yes) return true;
  if (ask === undefined) {
    throw new SyncError(`${outcome}: there is no terminal to ask at. Use --yes to go ahead`);
  }
  const agreed = await ask(question);
  if (!agreed) print(otherwise);
  return agreed;
}

/**
 * Prints the progress before each step: `[3/12] upload a.webp`. Throws a SyncError if the process
 * should stop, because between two steps nothing is incomplete.
 */
export function createSteps({ print, isStopped }: Ports, total: number): (what: string) => void {
  let done = 0;
  return (what) => {
    if (isStopped()) {
      throw new SyncError('Stopped. Run the command again, it goes on from here');
    }
    done += 1;
    print(`[${done}/${Math.max(done, total)}] ${what}`);
  };
}
