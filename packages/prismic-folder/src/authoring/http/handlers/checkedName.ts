import { AuthoringError } from '../../AuthoringError.ts';

/** Throws AuthoringError (exists) if a document may not have a name. */
export function checkedName(
  refuseName: ((type: string, name: string) => string | null) | undefined,
  type: string,
  name: string | undefined,
): void {
  const reason = name === undefined ? null : (refuseName?.(type, name) ?? null);
  if (reason !== null) throw new AuthoringError('exists', reason, { at: 'uid' });
}
