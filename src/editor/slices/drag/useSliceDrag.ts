import { useCallback, useEffect, useRef, useState, type PointerEvent } from 'react';
import type { CanvasApi } from '../../canvas/CanvasApi.ts';
import { useEditor } from '../../EditorContext.ts';
import type { ViewStore } from '../../stage/StageView.ts';
import type { SliceActions } from '../useSliceActions.ts';
import type { DragStore } from './dragStore.ts';
import { dropTarget, edgeScroll, scrollToSee, type DragScene } from './dropTarget.ts';

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
  const latest = useRef(ports);
  useEffect(() => {
    latest.current = ports;
  });

  useEffect(() => {
    if (!start) return undefined;
    const { zone, index } = start;
    const off = new AbortController();
    let pointer = { x: start.x, y: start.y };
    let request = 0;
    const end = () => {
      latest.current.drag.set(null);
      setStart(null);
    };
    const follow = (scene: DragScene) => {
      const { drag, canvas, view } = latest.current;
      const { x, y } = pointer;
      const found = dropTarget(scene, zone, pointer);
      const stays = found === index || found === index + 1;
      const seam = found === undefined ? (drag.get()?.seam ?? null) : stays ? null : found;
      const isNew = drag.get()?.seam !== seam;
      drag.set({ zone, index, seam, pointer });
      // The page shows what is chosen in the spine.
      if (!isNew || seam === null || x >= scene.sheet.left) return;
      const own = scene.boxes.filter((box) => box.zone === zone);
      const top = own.find((box) => box.index === seam)?.top ?? y;
      canvas?.scrollBy(scrollToSee(top, scene.scroll, view.get()?.fit.height ?? 0));
    };
    const scene = (): DragScene | null => {
      const { canvas, view } = latest.current;
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
      latest.current.canvas?.scrollBy(by / now.scale);
      follow({ ...now, scroll: latest.current.canvas?.scrollTop() ?? now.scroll });
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
      const now = isFar || latest.current.drag.get() ? scene() : null;
      if (!now) return;
      follow(now);
      request ||= requestAnimationFrame(scroll);
    };
    const drop = () => {
      const { drag, actions } = latest.current;
      const seam = drag.get()?.seam ?? null;
      end();
      if (seam !== null) actions.move(zone, index, seam > index ? seam - 1 : seam);
    };
    const cancel = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !latest.current.drag.get()) return;
      event.preventDefault();
      event.stopPropagation();
      const { canvas, actions } = latest.current;
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
  }, [start, announce]);

  return useCallback(({ zone, index }, { button, clientX, clientY }) => {
    if (button === 0) setStart({ zone, index, x: clientX, y: clientY });
  }, []);
}
