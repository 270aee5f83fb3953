import { createContext, lazy, type ComponentType } from 'react';
import type { AnySlice, SliceProps, SliceType } from '#content/sliceRegistry.ts';
import { withStyles } from '#effects/dom/otherStyles.ts';
import { slices as registry } from '#slices';

/** The registry's types have checked that each component matches its slice. */
type SliceComponent = ComponentType<SliceProps<AnySlice>>;

const loaded = new Map<SliceType, SliceComponent>();
const lazies = new Map<SliceType, SliceComponent>();

export function isKnown(type: string): type is SliceType {
  return Object.hasOwn(registry, type);
}

async function load(type: SliceType): Promise<SliceComponent> {
  // Cast: each entry takes its own slice type, and `type` is the slice's own discriminant.
  const component = (await withStyles<unknown>(registry[type].component())) as SliceComponent;
  loaded.set(type, component);
  return component;
}

/**
 * Loads the components of some slices before rendering, so that the first paint, the server's
 * included, needs no fallback. Unknown slices are skipped. Rejects with the first failure, which the slice's boundary
 * has again when the zone renders.
 */
export async function preloadSlices(
  zone: readonly ({ slice_type: string } | null)[],
): Promise<void> {
  const types = new Set(zone.flatMap((slice) => slice?.slice_type ?? []));
  const missing = [...types].filter(isKnown).filter((type) => !loaded.has(type));
  await Promise.all(missing.map(load));
}

/** The component of a slice type: immediate if preloaded, else lazy. */
export function sliceComponent(type: SliceType): SliceComponent {
  const ready = loaded.get(type);
  if (ready) return ready;
  const known = lazies.get(type);
  if (known) return known;
  const component = lazy(async () => ({ default: await load(type) }));
  lazies.set(type, component);
  return component;
}

/** On the server, collects the slice types of a page, to send their files with it. */
export const UsedSlicesContext = createContext<Set<SliceType> | null>(null);
