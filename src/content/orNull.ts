import { NotFoundError, RepositoryNotFoundError } from '@prismicio/client';
import { contentError } from './errors.ts';

/** A missing repository is an error, a missing document is not. */
const isMissing = (error: unknown) =>
  error instanceof NotFoundError && !(error instanceof RepositoryNotFoundError);

/** A missing document is null, not an error: the screen renders it and the server sends 404. */
export async function orNull<Result>(promise: Promise<Result>): Promise<Result | null> {
  try {
    return await promise;
  } catch (error) {
    if (isMissing(error)) return null;
    throw contentError(error);
  }
}
