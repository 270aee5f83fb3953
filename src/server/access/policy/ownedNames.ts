import type { Owner } from '../session/Session.ts';

/** One use of some names: by something public (no owners), or by something sealed. */
export interface Use {
  readonly names: Iterable<string>;
  readonly owners: readonly Owner[];
}

/** Names that only sealed things use, each with everybody's owners. */
export function ownedNames(uses: readonly Use[]): Map<string, Owner[]> {
  const open = new Set(
    uses.filter(({ owners }) => owners.length === 0).flatMap(({ names }) => [...names]),
  );
  const owned = new Map<string, Owner[]>();
  for (const { names, owners } of uses) {
    for (const name of names) {
      if (open.has(name)) continue;
      owned.set(name, [...new Set([...(owned.get(name) ?? []), ...owners])]);
    }
  }
  return owned;
}
