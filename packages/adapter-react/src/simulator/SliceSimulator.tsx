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
   * Renders the slices. It must be the same component at each render, and have its own
   * `Suspense` if components load lazily. An element with `data-slice-zone` around the slices
   * shows Slice Machine which elements they are.
   */
  readonly sliceZone: ComponentType<SliceSimulatorSliceZoneProps>;
  /** Layer of the simulator over the page's layout; 100 unless given, null for none. */
  readonly zIndex?: number | null;
  /** Any CSS background; white unless given, null for none. */
  readonly background?: string | null;
  readonly className?: string;
  /** Shown instead of slices where the page is opened by itself, in no frame. */
  readonly fallback?: ReactNode;
}

const defaults = getDefaultProps();

/**
 * Shows slices as Slice Machine and Prismic's Page Builder send them, over the whole page, and
 * follows each edit. It is to be the page at `localSliceSimulatorURL`.
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
      {isAlone && fallback}
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
 * A link would lead the frame away from the slices. The kit's own handler reads `event.path`, which
 * browsers no longer have.
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
