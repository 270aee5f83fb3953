import { SyncError } from './errors.ts';
import type { Ports } from './SyncJob.ts';

/**
 * Says before each step how far the work has come: `[3/12] upload a.webp`. Throws a SyncError when
 * somebody wants it to stop: between two steps nothing is left half done.
 */
export function createSteps({ say, isStopped }: Ports, total: number): (what: string) => void {
  let done = 0;
  return (what) => {
    if (isStopped()) {
      throw new SyncError('Stopped. Run the command again, it goes on from here');
    }
    done += 1;
    say(`[${done}/${Math.max(done, total)}] ${what}`);
  };
}
