import { Suspense, use, useState } from 'react';
import { places, type SlicePlace } from '#content/numbering.ts';
import type { AnySlice } from '#content/sliceRegistry.ts';
import { ZoneContext, type Surface, type ZoneValue } from '#content/zone.ts';
import { SliceBoundary } from './SliceBoundary.tsx';
import { isKnown, sliceComponent, UsedSlicesContext } from './sliceLoader.ts';

interface ZoneProps extends Pick<ZoneValue, 'caseStudy' | 'project' | 'work' | 'projectCount'> {
  readonly slices: readonly AnySlice[];
  readonly surface: Surface;
  /** Whether this zone opens the screen: its first picture is then not lazy. */
  readonly leading?: boolean;
}

const reported = new Set<string>();

/** An unknown slice draws nothing; whoever reads the console hears of it once. */
function reportUnknown(type: string): null {
  if (!reported.has(type)) {
    reported.add(type);
    console.warn(`No slice is called "${type}": nothing is drawn for it.`);
  }
  return null;
}

const renderZone: ZoneValue['renderZone'] = (slices, surface, leading = false) => (
  <Zone slices={slices} surface={surface} leading={leading} />
);

/** What the simulator is sent comes past the gateway, which brings content into shape. */
const hasFields = (slice: AnySlice | null) =>
  typeof slice?.primary === 'object' && slice.primary !== null && Array.isArray(slice.items);

/** The only place where a slice zone meets the registry. */
export function Zone({ slices: given, surface, leading = false, ...around }: ZoneProps) {
  const slices = given.filter(hasFields);
  const numbered = places(slices);
  return slices.map((slice, index) =>
    isKnown(slice.slice_type) ? (
      <Placed
        // The type belongs to it: in the simulator another slice may come under the same id.
        key={`${slice.slice_type}-${slice.id || index}`}
        slice={slice}
        index={index}
        place={numbered[index] ?? {}}
        surface={surface}
        first={leading && index === 0}
        {...around}
      />
    ) : (
      reportUnknown(slice.slice_type)
    ),
  );
}

interface PlacedProps extends Omit<ZoneValue, 'renderZone'> {
  readonly slice: AnySlice;
  readonly index: number;
  readonly place: SlicePlace;
}

function Placed({ slice, index, ...value }: PlacedProps) {
  use(UsedSlicesContext)?.add(slice.slice_type);
  // Kept for the life of the slice: a lazy component must not be swapped for the loaded one.
  const [Component] = useState(() => sliceComponent(slice.slice_type));
  return (
    <SliceBoundary slice={slice}>
      <Suspense fallback={null}>
        <ZoneContext value={{ ...value, renderZone }}>
          <Component slice={slice} index={index} />
        </ZoneContext>
      </Suspense>
    </SliceBoundary>
  );
}
