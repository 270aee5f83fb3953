import type { AnySlice } from './sliceRegistry.ts';

type WorkSlice = Extract<AnySlice, { slice_type: 'selected_work' }>;

/** Ids of the projects that a work slice was given by hand, in order; none: it follows the rule. */
export function chosenIn({ primary }: Pick<WorkSlice, 'primary'>): string[] {
  if (primary.choice !== 'By hand') return [];
  const ids = primary.projects.flatMap(({ project }) => ('id' in project && project.id) || []);
  return [...new Set(ids)];
}

/** The order in which an owner put projects on Home: that of its first work slice by hand. */
export function orderByHand(slices: readonly AnySlice[]): readonly string[] {
  const lists = slices.map((slice) =>
    slice.slice_type === 'selected_work' ? chosenIn(slice) : [],
  );
  return lists.find((ids) => ids.length > 0) ?? [];
}

/** What the work slices of a document need. */
interface NeededWork {
  /** Ids chosen by hand, sorted: another order is the same question. */
  readonly ids: string[];
  /** Whether a slice shows the featured projects. */
  readonly byRule: boolean;
}

export function neededWork(slices: readonly AnySlice[]): NeededWork {
  const chosen = slices.flatMap((slice) =>
    slice.slice_type === 'selected_work' ? [chosenIn(slice)] : [],
  );
  return {
    ids: [...new Set(chosen.flat())].sort(),
    byRule: chosen.some((ids) => ids.length === 0),
  };
}
