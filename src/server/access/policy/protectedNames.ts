import type { ProtectingProject } from '../session/Session.ts';

/** One use of some names. */
export interface Use {
  readonly names: Iterable<string>;
  /** Projects whose password unlocks what uses them; null if that is public. */
  readonly protectedBy: readonly ProtectingProject[] | null;
}

/** Names that something public uses. */
export const publicNames = (uses: readonly Use[]): Set<string> =>
  new Set(uses.flatMap(({ names, protectedBy }) => (protectedBy ? [] : [...names])));

/**
 * Names with protected uses only, and `recorded` ones whatever uses them, each with all projects that
 * protect one of its uses.
 */
export function protectedNames(
  uses: readonly Use[],
  recorded: readonly string[] = [],
): Map<string, ProtectingProject[]> {
  const open = publicNames(uses);
  for (const name of recorded) open.delete(name);
  const owned = new Map(recorded.map((name) => [name, new Set<ProtectingProject>()]));
  for (const { names, protectedBy } of uses) {
    for (const name of protectedBy ? names : []) {
      if (open.has(name)) continue;
      const owners = owned.get(name) ?? new Set();
      owned.set(name, owners);
      for (const project of protectedBy ?? []) owners.add(project);
    }
  }
  return new Map([...owned].map(([name, owners]) => [name, [...owners]]));
}
