import type { ProtectingProject } from '../session/Session.ts';

/** One use of some names, by something public (`protectedBy` is empty) or protected. */
export interface Use {
  readonly names: Iterable<string>;
  readonly protectedBy: readonly ProtectingProject[];
}

/** Names with protected uses only, each with all projects that protect one of them. */
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
