import { Suspense, use, useState } from 'react';
import { numberSlices, type SliceNumbering } from '#content/numbering.ts';
import type { AnySlice } from '#content/sliceRegistry.ts';
import { SliceZoneContext, type ZoneVariant, type SliceZoneValue } from '#content/sliceZone.ts';
import { ErrorBoundary } from '#ui/feedback/ErrorBoundary.tsx';
import { isKnown, sliceComponent, UsedSlicesContext } from './sliceLoader.ts';

interface SliceZoneProps extends Pick<
  SliceZoneValue,
  'caseStudy' | 'project' | 'work' | 'projectCount'
> {
  readonly slices: readonly AnySlice[];
  readonly variant: ZoneVariant;
  /** Whether this zone opens the screen: its first image is then not lazy. */
  readonly leading?: boolean;
}

const reported = new Set<string>();

/** An unknown slice renders nothing and is reported once. */
function reportUnknown(type: string): null {
  if (!reported.has(type)) {
    reported.add(type);
    console.warn(`No slice is called "${type}": nothing is rendered for it.`);
  }
  return null;
}

const renderSliceZone: SliceZoneValue['renderSliceZone'] = (slices, variant, leading = false) => (
  <SliceZone slices={slices} variant={variant} leading={leading} />
);

/** Slices sent to the simulator bypass the content proxy, which normalizes content. */
const hasFields = (slice: AnySlice | null) =>
  typeof slice?.primary === 'object' && slice.primary !== null && Array.isArray(slice.items);

/** The only place where a slice zone meets the registry. */
export function SliceZone({ slices: given, variant, leading = false, ...around }: SliceZoneProps) {
  const slices = given.filter(hasFields);
  const numbered = numberSlices(slices);
  return slices.map((slice, index) =>
    isKnown(slice.slice_type) ? (
      <NumberedSlice
        // With the type, since the simulator may send another slice under the same id.
        key={`${slice.slice_type}-${slice.id || index}`}
        slice={slice}
        index={index}
        numbering={numbered[index] ?? {}}
        variant={variant}
        first={leading && index === 0}
        {...around}
      />
    ) : (
      reportUnknown(slice.slice_type)
    ),
  );
}

interface NumberedSliceProps extends Omit<SliceZoneValue, 'renderSliceZone'> {
  readonly slice: AnySlice;
  readonly index: number;
  readonly numbering: SliceNumbering;
}

function NumberedSlice({ slice, index, ...value }: NumberedSliceProps) {
  use(UsedSlicesContext)?.add(slice.slice_type);
  // Fixed for the life of the slice: a lazy component must not be replaced by the loaded one.
  const [Component] = useState(() => sliceComponent(slice.slice_type));
  // A failing slice removes only itself; edited fields, as in the simulator, try again.
  const reportFailure = (error: unknown) =>
    console.error(`The slice "${slice.slice_type}" failed and is left out.`, error);
  return (
    <ErrorBoundary resetKey={slice} onError={reportFailure}>
      <Suspense fallback={null}>
        <SliceZoneContext value={{ ...value, renderSliceZone }}>
          <Component slice={slice} index={index} />
        </SliceZoneContext>
      </Suspense>
    </ErrorBoundary>
  );
}
