import { createContext, type ComponentType } from 'react';
import type { AnySlice, SliceProps, SliceType } from '#content/sliceRegistry.ts';
import { withStyles } from '#effects/dom/otherStyles.ts';
import { loadable, type Loadable } from '#ui/loadable.ts';
import { slices as registry } from '#slices';

type Props = SliceProps<AnySlice>;

const loadables = new Map<SliceType, Loadable<Props>>();

export function isKnown(type: string): type is SliceType {
  return Object.hasOwn(registry, type);
}

function loadableOf(type: SliceType): Loadable<Props> {
  const known = loadables.get(type);
  if (known) return known;
  const made = loadable(
    // Cast: the registry's types have checked that each component matches its slice, and `type` is the slice's own
    // discriminant.
    async () => (await withStyles<unknown>(registry[type].component())) as ComponentType<Props>,
  );
  loadables.set(type, made);
  return made;
}

/**
 * Loads the components of some slices before rendering, so that the first paint, the server's
 * included, has them. Unknown slices are skipped. Rejects with the first failure, which the slice's boundary
 * has again when the zone renders.
 */
export async function preloadSlices(
  zone: readonly ({ slice_type: string } | null)[],
): Promise<void> {
  const types = new Set(zone.flatMap((slice) => slice?.slice_type ?? []));
  await Promise.all([...types].filter(isKnown).map((type) => loadableOf(type).preload()));
}

/** The component of a slice type: nothing until it has loaded. */
export const sliceComponent = (type: SliceType) => loadableOf(type).Component;

/** On the server, collects the slice types of a page, to send their files with it. */
export const UsedSlicesContext = createContext<Set<SliceType> | null>(null);
