import { SyncError } from './errors.ts';
import type { Ports, SyncOptions } from './SyncJob.ts';

/** Asks whether to carry out the printed plan. Throws if there is no terminal. */
export async function confirm(
  question: string,
  { yes, planOnly }: SyncOptions,
  { ask, print, isStopped }: Ports,
): Promise<boolean> {
  if (isStopped()) throw new SyncError('Stopped. Nothing was changed');
  if (planOnly) return false;
  if (yes) return true;
  if (ask === undefined) {
    throw new SyncError(
      'Nothing was changed: there is no terminal to ask at. Use --yes to go ahead',
    );
  }
  const agreed = await ask(question);
  if (!agreed) print('Nothing was changed.');
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
