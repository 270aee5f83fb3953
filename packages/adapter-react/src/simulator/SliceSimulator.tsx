import { getDefaultProps, simulatorClass, simulatorRootClass } from '@prismicio/simulator/kit';
import {
  useSyncExternalStore,
  type ComponentType,
  type CSSProperties,
  type FormEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { simulation, type Simulation } from './simulation.ts';

export interface SliceSimulatorSliceZoneProps {
  /** The slices to render, as the Content API serves them. */
  readonly slices: Simulation['slices'];
}

export interface SliceSimulatorProps {
  /**
   * Renders the slices. It must be the same component at each render, and have its own `Suspense`
   * if components load lazily. An element with `data-slice-zone` around the slices lets Slice
   * Machine find their elements.
   */
  readonly sliceZone: ComponentType<SliceSimulatorSliceZoneProps>;
  /** `z-index` of the simulator; 100 by default, null for none. */
  readonly zIndex?: number | null;
  /** Any CSS background; white by default, null for none. */
  readonly background?: string | null;
  readonly className?: string;
  /** Rendered instead of slices if the page is not in a frame. */
  readonly fallback?: ReactNode;
}

const defaults = getDefaultProps();

/**
 * Renders the slices that Slice Machine or Prismic's Page Builder sends, over the whole page, and
 * updates with each edit. Render it at `localSliceSimulatorURL`.
 */
export function SliceSimulator({
  sliceZone: SliceZone,
  zIndex = defaults.zIndex,
  background = defaults.background,
  className,
  fallback = <OpenedDirectly />,
}: SliceSimulatorProps) {
  const { slices, isAlone } = useSyncExternalStore(
    simulation.subscribe,
    simulation.get,
    simulation.initial,
  );
  const style: CSSProperties = {
    position: 'fixed',
    inset: 0,
    overflow: 'auto',
    ...(zIndex !== null && { zIndex }),
    ...(background !== null && { background }),
  };
  return (
    <div className={className ? `${simulatorClass} ${className}` : simulatorClass} style={style}>
      {isAlone && <div style={{ display: 'contents' }}>{fallback}</div>}
      {slices.length > 0 && (
        <div className={simulatorRootClass} onClickCapture={stay} onSubmitCapture={cancel}>
          <SliceZone slices={slices} />
        </div>
      )}
    </div>
  );
}

function cancel(event: FormEvent | MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Keeps links from navigating the frame away from the slices. The kit's own handler does not work:
 * it reads `event.path`, which browsers have removed.
 */
function stay(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('a, area')) cancel(event);
}

function OpenedDirectly() {
  return (
    <p style={{ maxWidth: '40em', padding: '2em' }}>
      This page shows slices inside Slice Machine or Prismic’s Page Builder: open it from there.
    </p>
  );
}
