import { AuthoringError } from '../../AuthoringError.ts';

/** Why a document may not have a name, such as one whose address is taken; null if it may. */
export type RefuseName = (type: string, name: string) => Promise<string | null>;

/** Throws AuthoringError (exists) if a document may not have a name. */
export async function checkedName(
  refuseName: RefuseName | undefined,
  type: string,
  name: string | undefined,
): Promise<void> {
  const reason = name === undefined ? null : ((await refuseName?.(type, name)) ?? null);
  if (reason !== null) throw new AuthoringError('exists', reason, { at: 'uid' });
}
