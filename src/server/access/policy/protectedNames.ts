import type { ProtectingProject } from '../session/Session.ts';

/** One use of some names: by something public (no owners), or by something sealed. */
export interface Use {
  readonly names: Iterable<string>;
  readonly protectedBy: readonly ProtectingProject[];
}

/** Names that only sealed things use, each with everybody's owners. */
export function protectedNames(uses: readonly Use[]): Map<string, ProtectingProject[]> {
  const open = new Set(
    uses.filter(({ protectedBy }) => protectedBy.length === 0).flatMap(({ names }) => [...names]),
  );
  const owned = new Map<string, ProtectingProject[]>();
  for (const { names, protectedBy } of uses) {
    for (const name of names) {
      if (open.has(name)) continue;
      owned.set(name, [...new Set([...(owned.get(name) ?? []), ...protectedBy])]);
    }
  }
  return owned;
}
