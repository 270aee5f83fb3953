import { createContext, createElement, Fragment, memo, Suspense, use } from 'react';
import type { Elements } from '#ui/Elements.ts';
import { numberSlices } from '#content/numbering.ts';
import type { AnySlice } from '#content/sliceRegistry.ts';
import { SliceZoneContext, type ZoneVariant, type SliceZoneValue } from '#content/sliceZone.ts';
import { CodeError } from '#ui/feedback/CodeError.ts';
import { ErrorBoundary } from '#ui/feedback/ErrorBoundary.tsx';
import { Parts } from '#ui/layout/Parts.tsx';
import * as styles from './shared/styles.ts';
import { isKnown, sliceComponent, UsedSlicesContext } from './sliceLoader.ts';

export interface SliceZoneProps extends Pick<
  SliceZoneValue,
  'caseStudy' | 'project' | 'work' | 'projectCount'
> {
  readonly slices: readonly AnySlice[];
  readonly variant: ZoneVariant;
  /** Whether this zone opens the screen: its first image is then not lazy. */
  readonly leading?: boolean;
  /** The page's heading for screen readers, where the slices have none. */
  readonly title?: string | null | undefined;
}

/** Whether a slice renders the page's first heading. */
function bringsTitle({ slice_type, primary }: AnySlice, variant: ZoneVariant): boolean {
  return (
    /^intro(_header)?$/.test(slice_type) ||
    (slice_type === 'text_block' &&
      variant !== 'case_study' &&
      primary.text.some(({ type }) => type === 'heading1'))
  );
}

/** A slice of a zone with what it knows beyond its fields; no children if its type is unknown. */
export interface AroundSliceProps {
  readonly slice: AnySlice;
  readonly index: number;
  readonly value: Omit<SliceZoneValue, 'renderSliceZone'>;
  readonly children?: Elements;
}

/** What surrounds every slice where its elements must be found: in the editor. */
export interface AroundSlice {
  readonly render: (around: AroundSliceProps) => Elements;
  /** Whether a slice shows the same as before: it is not rendered anew. */
  readonly isSame: (before: AroundSliceProps, after: AroundSliceProps) => boolean;
}

export const AroundSliceContext = createContext<AroundSlice | null>(null);

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
export function SliceZone({
  slices: given,
  variant,
  leading = false,
  title,
  ...rest
}: SliceZoneProps) {
  const around = use(AroundSliceContext);
  const slices = given.filter(hasFields);
  const numbered = numberSlices(slices, variant === 'case_study');
  const rendered = slices.map((slice, index) =>
    isKnown(slice.slice_type) ? (
      <NumberedSlice
        key={slice.id || index}
        slice={slice}
        index={index}
        value={{
          numbering: numbered[index] ?? {},
          variant,
          first: leading && index === 0,
          ...rest,
        }}
        around={around}
      />
    ) : around ? (
      <Fragment key={slice.id || index}>
        {around.render({ slice, index, value: { variant, numbering: {}, first: false } })}
      </Fragment>
    ) : (
      reportUnknown(slice.slice_type)
    ),
  );
  const parts = slices.length > LONG ? inStretches(rendered) : rendered;
  // While a page is edited, its slices must be found.
  const shown = around ? parts : <Parts as="div">{parts}</Parts>;
  return (
    <>
      {title && !slices.some((slice) => bringsTitle(slice, variant)) && (
        <h1 className={styles.unseen}>{title}</h1>
      )}
      {shown}
    </>
  );
}

/** Slices of a zone that is long: a browser lays out a grid of a thousand rows anew at every change. */
const LONG = 64;
const STRETCH = 32;

function inStretches(rendered: readonly Elements[]): Elements[] {
  return Array.from({ length: Math.ceil(rendered.length / STRETCH) }, (_none, at) => (
    <div key={at} className={styles.stretch}>
      {rendered.slice(at * STRETCH, (at + 1) * STRETCH)}
    </div>
  ));
}

/** A slice that fails is left out. If its code did not come, the page says so: reloading it may help. */
function leftOut(error: unknown): null {
  if (error instanceof CodeError) throw error;
  return null;
}

interface NumberedSliceProps extends Omit<AroundSliceProps, 'children'> {
  readonly around: AroundSlice | null;
}

/** Visitors' pages render their slices once; while one is edited, the others stay as they are. */
const NumberedSlice = memo(
  function NumberedSlice({ slice, index, value, around }: NumberedSliceProps) {
    use(UsedSlicesContext)?.add(slice.slice_type);
    const rendering = createElement(sliceComponent(slice.slice_type), { slice, index });
    // A failing slice removes only itself; edited fields, as in the simulator, try again.
    const reportFailure = (error: unknown) =>
      console.error(`The slice "${slice.slice_type}" failed and is left out.`, error);
    const rendered = (
      <ErrorBoundary resetKey={slice} onError={reportFailure} fallback={leftOut}>
        <Suspense fallback={null}>
          <SliceZoneContext value={{ ...value, renderSliceZone }}>{rendering}</SliceZoneContext>
        </Suspense>
      </ErrorBoundary>
    );
    return around ? around.render({ slice, index, value, children: rendered }) : rendered;
  },
  (before, after) => after.around?.isSame(before, after) ?? false,
);
