import { SyncError, AmbiguousResultError } from '../errors.ts';
import type { Ports } from '../SyncJob.ts';

const ATTEMPTS = 5;
/** Milliseconds for the service to finish a lost request, before looking for its result. */
const SETTLE = 3000;

/**
 * Creates something exactly once although a response can be lost: calls `find` before every new
 * attempt. `isRepeated`: an earlier attempt may have succeeded.
 */
export async function idempotentCreate<Created>(
  ports: Ports,
  create: (isRepeated: boolean) => Promise<Created>,
  find: () => Promise<Created | undefined>,
): Promise<Created> {
  let last: AmbiguousResultError | undefined;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    try {
      return await create(last !== undefined);
    } catch (error) {
      if (!(error instanceof AmbiguousResultError)) throw error;
      last = error;
    }
    await ports.sleep(SETTLE * attempt);
    const found = await find();
    if (found !== undefined) return found;
  }
  throw new SyncError(`${last?.message}, ${ATTEMPTS} times in a row. Run the command again later`);
}
