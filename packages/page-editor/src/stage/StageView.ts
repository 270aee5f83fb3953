import { useSyncExternalStore } from 'react';
import type { CanvasApi } from '../canvas/CanvasApi.ts';
import type { Store } from '../kit/store.ts';
import type { Place } from '../model/place.ts';
import type { Seam } from './geometry.ts';
import type { PageFit } from './pageWidths.ts';
import type { Size } from './useElementSize.ts';
import type { PageLayout } from './usePageLayout.ts';

/** What is drawn over the page. */
export interface StageView {
  readonly canvas: CanvasApi;
  readonly layout: PageLayout;
  readonly fit: PageFit;
  readonly sheet: Size;
  readonly hovered: Place | null;
  /** The seam that the pointer is near. */
  readonly near: Seam | null;
  /** A slice that is dragged: nothing else is drawn meanwhile. */
  readonly drag: SliceDrag | null;
}

/** What concerns others than the stage. */
export type SharedView = Pick<StageView, 'layout' | 'fit' | 'sheet'>;

/** From where to where slices of a zone are dragged. */
export interface DraggedTo {
  readonly zone: string;
  readonly index: number;
  /** All of them in order, where several rows of the outline are dragged together. */
  readonly indexes?: readonly number[];
  /** The slice before which it would land, as the order is now; null: it stays. */
  readonly seam: number | null;
}

/** What is dragged, shown by page, spine and outline at once. */
export interface SliceDrag {
  /** The same object while only the pointer moves. */
  readonly to: DraggedTo;
  /** In px of the window; null while a row of the outline is dragged, which the browser draws. */
  readonly pointer: { readonly x: number; readonly y: number } | null;
}

/** They change with every frame: who follows one renders while the page scrolls, or something is dragged; nobody else does. */
export type ViewStore = Store<SharedView | null>;
export type DragStore = Store<SliceDrag | null>;

/** From where to where something is dragged; who follows it does not render while only the pointer moves. */
export function useDraggedTo({ get, subscribe }: DragStore): DraggedTo | null {
  return useSyncExternalStore(subscribe, () => get()?.to ?? null);
}
