import type { CanvasApi } from '../canvas/CanvasApi.ts';
import type { Place } from '../place.ts';
import type { Seam } from './geometry.ts';
import type { PageFit } from './pageWidths.ts';
import type { Size } from './useElementSize.ts';
import type { PageLayout } from './PageLayout.ts';

/** What is drawn over the page. */
export interface StageView {
  readonly canvas: CanvasApi;
  readonly layout: PageLayout;
  readonly fit: PageFit;
  readonly sheet: Size;
  readonly hovered: Place | null;
  /** The seam that the pointer is near. */
  readonly near: Seam | null;
}

/** What concerns others than the stage. */
export type SharedView = Pick<StageView, 'layout' | 'fit' | 'sheet'>;

/** The last view of the stage. Who follows it renders while the page scrolls; nobody else does. */
export interface ViewStore {
  readonly get: () => SharedView | null;
  readonly set: (view: SharedView) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createViewStore(): ViewStore {
  const listeners = new Set<() => void>();
  let view: SharedView | null = null;
  return {
    get: () => view,
    set(next) {
      view = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
