import { SyncError } from './errors.ts';

/** What the commands may be told. */
export interface SyncOptions {
  /** Does not ask before changing anything. */
  readonly yes: boolean;
  /** Shows what would change and stops. */
  readonly planOnly: boolean;
  /** Takes this side's version of documents that were changed on both sides. */
  readonly overwrite: boolean;
}

const FLAGS = ['--yes', '--plan', '--overwrite'];

/** Reads a command's arguments. Throws a SyncError for one that is not known. */
export function readOptions(args: readonly string[]): SyncOptions {
  const unknown = args.find((arg) => !FLAGS.includes(arg));
  if (unknown !== undefined) {
    throw new SyncError(`"${unknown}" is no option here; there are ${FLAGS.join(', ')}`);
  }
  return {
    yes: args.includes('--yes'),
    planOnly: args.includes('--plan'),
    overwrite: args.includes('--overwrite'),
  };
}
