import { SyncError } from './errors.ts';
import type { Ports, SyncOptions } from './SyncJob.ts';

/** Whether to go on after the plan was shown. Throws where nobody can be asked. */
export async function confirm(
  question: string,
  { yes, planOnly }: SyncOptions,
  { ask, say, isStopped }: Ports,
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
  if (!agreed) say('Nothing was changed.');
  return agreed;
}
