import { createContext, lazy, type ComponentType } from 'react';
import type { AnySlice, SliceProps, SliceType } from '#content/sliceRegistry.ts';
import { slices as registry } from '#slices';

/** A component that renders one slice type; the registry's types have checked the match already. */
type SliceComponent = ComponentType<SliceProps<AnySlice>>;

const loaded = new Map<SliceType, SliceComponent>();
const lazies = new Map<SliceType, SliceComponent>();

export function isKnown(type: string): type is SliceType {
  return Object.hasOwn(registry, type);
}

async function load(type: SliceType): Promise<SliceComponent> {
  // Cast: each entry takes its own slice type, and `type` is the slice's own discriminant.
  const component = (await registry[type].component()) as SliceComponent;
  loaded.set(type, component);
  return component;
}

/**
 * Loads the components of some slices ahead of drawing, so that the first paint, the server's
 * included, needs no fallback. Unknown slices are passed over.
 */
export async function preloadSlices(
  zone: readonly ({ slice_type: string } | null)[],
): Promise<void> {
  const types = new Set(zone.flatMap((slice) => slice?.slice_type ?? []));
  const missing = [...types].filter(isKnown).filter((type) => !loaded.has(type));
  await Promise.all(
    missing.map((type) =>
      load(type).catch((error: unknown) => {
        // Its own boundary takes it away when the zone renders it; the others go on.
        console.error(`The slice "${type}" could not be loaded.`, error);
      }),
    ),
  );
}

/** The component of a slice type: at once when it was preloaded, lazily otherwise. */
export function sliceComponent(type: SliceType): SliceComponent {
  const ready = loaded.get(type);
  if (ready) return ready;
  const known = lazies.get(type);
  if (known) return known;
  const component = lazy(async () => ({ default: await load(type) }));
  lazies.set(type, component);
  return component;
}

/** On the server, collects the slice types a page renders, to send their files along with it. */
export const UsedSlicesContext = createContext<Set<SliceType> | null>(null);
