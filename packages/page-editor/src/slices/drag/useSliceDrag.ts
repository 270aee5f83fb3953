import { useCallback, useEffect, useState, type PointerEvent } from 'react';
import type { CanvasApi, SliceBox } from '../../canvas/CanvasApi.ts';
import { useLatest } from '../../kit/hooks/useLatest.ts';
import { useEditor } from '../../session/EditorContext.ts';
import type { DragStore, ViewStore } from '../../stage/StageView.ts';
import type { SliceActions } from '../useSliceActions.ts';
import { scrollToSee, seamAt, seamTop } from '../../stage/geometry.ts';

interface DragPorts {
  readonly canvas: CanvasApi | null;
  readonly view: ViewStore;
  readonly drag: DragStore;
  readonly actions: SliceActions;
}

/** Begins to drag a slice when the pointer that was pressed travels. */
export type OnGrip = (
  place: { readonly zone: string; readonly index: number },
  event: PointerEvent,
) => void;

/** How far in px a pointer travels before it drags: a press that shakes is still a press. */
const TRAVEL = 6;

interface Start {
  readonly zone: string;
  readonly index: number;
  readonly x: number;
  readonly y: number;
}

/**
 * Dragging a slice by its label on the page or by its bar in the spine, to a place of either; the page scrolls near its
 * edges. Escape puts the slice back. By keys: Alt and the arrows.
 */
export function useSliceDrag(ports: DragPorts): OnGrip {
  const { announce } = useEditor();
  const [start, setStart] = useState<Start | null>(null);
  const latest = useLatest(ports);

  useEffect(() => {
    if (!start) return undefined;
    const { zone, index } = start;
    const off = new AbortController();
    let pointer = { x: start.x, y: start.y };
    let request = 0;
    const end = () => {
      latest().drag.set(null);
      setStart(null);
    };
    const follow = (scene: DragScene) => {
      const { drag, canvas, view } = latest();
      const found = dropTarget(scene, zone, pointer);
      const stays = found === index || found === index + 1;
      const last = drag.get()?.to;
      const seam = found === undefined ? (last?.seam ?? null) : stays ? null : found;
      const isNew = last?.seam !== seam;
      drag.set({ to: last && !isNew ? last : { zone, index, seam }, pointer });
      // The page shows what is chosen in the spine.
      if (!isNew || seam === null || pointer.x >= scene.sheet.left) return;
      const top = seamTop(scene.boxes, { zone, index: seam });
      if (top === undefined) return;
      canvas?.scrollBy(scrollToSee(top, scene.scroll, view.get()?.fit.height ?? 0));
    };
    const scene = (): DragScene | null => {
      const { canvas, view } = latest();
      const sheet = document.querySelector('[data-sheet]')?.getBoundingClientRect();
      const { layout, fit } = view.get() ?? {};
      if (!canvas || !sheet || !layout || !fit) return null;
      const spine = document.querySelector('[data-part=spine] [role=listbox]');
      const { boxes } = layout;
      return { boxes, scale: fit.scale, scroll: canvas.scrollTop(), sheet, spine };
    };
    /** While the pointer is near an edge, also while it rests there. */
    const scroll = () => {
      request = 0;
      const now = scene();
      if (!now || pointer.x < now.sheet.left || pointer.x > now.sheet.right) return;
      const by = edgeScroll(pointer.y, now.sheet);
      if (by === 0) return;
      latest().canvas?.scrollBy(by / now.scale);
      follow({ ...now, scroll: latest().canvas?.scrollTop() ?? now.scroll });
      request = requestAnimationFrame(scroll);
    };
    const move = (event: globalThis.PointerEvent) => {
      // Released over the frame, which does not tell.
      if (event.buttons === 0) {
        end();
        return;
      }
      pointer = { x: event.clientX, y: event.clientY };
      const isFar = Math.hypot(pointer.x - start.x, pointer.y - start.y) > TRAVEL;
      const now = isFar || latest().drag.get() ? scene() : null;
      if (!now) return;
      follow(now);
      request ||= requestAnimationFrame(scroll);
    };
    const drop = () => {
      const { drag, actions } = latest();
      const seam = drag.get()?.to.seam ?? null;
      end();
      if (seam !== null) actions.move(zone, index, seam > index ? seam - 1 : seam);
    };
    const cancel = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !latest().drag.get()) return;
      event.preventDefault();
      event.stopPropagation();
      const { canvas, actions } = latest();
      announce(`${actions.about(zone, index).name} put back.`);
      end();
      // The page may have been scrolled away from it; it has come forward with the next frame.
      requestAnimationFrame(() => canvas?.scrollTo({ zone, index }, 'smooth'));
    };
    const options = { signal: off.signal };
    window.addEventListener('pointermove', move, options);
    window.addEventListener('pointerup', drop, options);
    window.addEventListener('pointercancel', end, options);
    window.addEventListener('keydown', cancel, { ...options, capture: true });
    window.addEventListener('selectstart', (event) => event.preventDefault(), options);
    return () => {
      off.abort();
      cancelAnimationFrame(request);
    };
  }, [start, announce, latest]);

  return useCallback(({ zone, index }, { button, clientX, clientY }) => {
    if (button === 0) setStart({ zone, index, x: clientX, y: clientY });
  }, []);
}

/** What a drag knows of the window at one moment. */
export interface DragScene {
  readonly boxes: readonly SliceBox[];
  /** Px of the sheet per px of the page, and how far the page is scrolled. */
  readonly scale: number;
  readonly scroll: number;
  /** The sheet and the spine in the window; null where it is hidden. */
  readonly sheet: DOMRect;
  readonly spine: Element | null;
}

/** How far in px from the spine a pointer still means its bars. */
const BESIDE = 24;

/** The slice before which a drag would land; undefined: the pointer is over neither page nor spine. */
export function dropTarget(
  { boxes, scale, scroll, sheet, spine }: DragScene,
  zone: string,
  { x, y }: { readonly x: number; readonly y: number },
): number | undefined {
  const rect = spine?.getBoundingClientRect();
  if (spine && rect && rect.width > 0 && x < rect.left + rect.width + BESIDE && x < sheet.left) {
    return nearestBar(spine, y, boxes, zone);
  }
  if (x < sheet.left || x > sheet.right) return undefined;
  const own = boxes.filter((box) => box.zone === zone);
  return seamAt(own, (y - sheet.top) / scale + scroll)?.index;
}

/** The seam beside the rendered bar that is nearest to a height of the window. */
function nearestBar(spine: Element, y: number, boxes: readonly SliceBox[], zone: string) {
  let nearest: { readonly distance: number; readonly seam: number } | undefined;
  for (const bar of spine.querySelectorAll<HTMLElement>('[data-bar]')) {
    const box = boxes[Number(bar.dataset['bar'])];
    if (box?.zone !== zone) continue;
    const { top, height } = bar.getBoundingClientRect();
    const middle = top + height / 2;
    const distance = Math.abs(middle - y);
    if (nearest && nearest.distance <= distance) continue;
    nearest = { distance, seam: y < middle ? box.index : box.index + 1 };
  }
  return nearest?.seam;
}

/** In px of the sheet: the edge that scrolls, and the step of a frame at most. */
const EDGE = 72;
const STEP = 28;

/** By how many px of the sheet the page scrolls in a frame while the pointer is near an edge: faster the nearer. */
export function edgeScroll(y: number, { top, bottom }: DOMRect): number {
  const depth = y < top + EDGE ? y - top - EDGE : Math.max(0, y - bottom + EDGE);
  return (Math.max(-EDGE, Math.min(EDGE, depth)) / EDGE) * STEP;
}
