import { useEffect, useRef, useState, useMemo } from 'react';
import type { CanvasApi, CanvasEvents, SliceBox, CanvasDocument } from '../canvas/CanvasApi.ts';
import type { Place } from '../model/place.ts';
import type { PageRect } from './geometry.ts';
import { documentLookup } from '../session/findDocument.ts';
import { useEditor } from '../session/EditorContext.ts';

/** How long in ms a page must rest after scrolling before it counts as still. */
const REST = 200;

/** Follows the layout of the page, once a frame at most. */
export function usePageLayout(
  canvas: CanvasApi | null,
  place: Place,
  hovered: Place | null,
  events: Omit<CanvasEvents, 'layout'>,
): PageLayout {
  const [layout, setLayout] = useState(NO_LAYOUT);
  const shown = useRef({ place, hovered });
  const measureSoon = useRef(() => {});

  useEffect(() => {
    if (!canvas) return undefined;
    let request = 0;
    let rest: ReturnType<typeof setTimeout> | undefined;
    // Read in the frame: a slow one may come after the page has come to rest.
    let isMoving = false;
    const ask = () => {
      request ||= requestAnimationFrame(() => {
        request = 0;
        const { place: edited, hovered: over } = shown.current;
        const drawn = [edited, ...(over ? [over] : [])];
        const now: PageLayout = {
          boxes: canvas.boxes(),
          scroll: canvas.scrollTop(),
          outlined: drawn.map((one) => ({ place: one, rect: canvas.sliceBox(one) })),
          field: canvas.fieldBox(edited),
          isMoving,
        };
        setLayout((last) => (isSameLayout(last, now) ? last : now));
      });
    };
    measureSoon.current = ask;
    const stop = canvas.listen({
      ...events,
      layout(isScroll) {
        isMoving ||= isScroll;
        ask();
        if (!isScroll) return;
        clearTimeout(rest);
        rest = setTimeout(() => {
          isMoving = false;
          ask();
        }, REST);
      },
    });
    ask();
    return () => {
      stop();
      cancelAnimationFrame(request);
      clearTimeout(rest);
    };
  }, [canvas, events]);

  useEffect(() => {
    shown.current = { place, hovered };
    measureSoon.current();
  }, [place, hovered]);
  return layout;
}

/** What is drawn over the page: where its slices are, and the field that is edited. */
export interface PageLayout {
  /** In px of the page; the same list until something moves. */
  readonly boxes: readonly SliceBox[];
  /** How far the page is scrolled. */
  readonly scroll: number;
  /** The selected slice and the one under the pointer, in px of the frame's window, as they are drawn now. */
  readonly outlined: readonly { readonly place: Place; readonly rect: DOMRect | null }[];
  /** In px of the frame's window. */
  readonly field: DOMRect | null;
  /** Whether the page is being scrolled. */
  readonly isMoving: boolean;
}

export const NO_LAYOUT: PageLayout = {
  boxes: [],
  scroll: 0,
  outlined: [],
  field: null,
  isMoving: false,
};

const isAt = (one: Place, other: Place) => one.zone === other.zone && one.index === other.index;

/** Where a slice is in px of the frame's window; null if it is not on the page, or nobody knows. */
export function sliceRect({ boxes, scroll, outlined }: PageLayout, place: Place): PageRect | null {
  const drawn = outlined.find((one) => isAt(one.place, place));
  if (drawn?.rect) return drawn.rect;
  const box = boxes.find((one) => isAt(one, place));
  return box && box.isGuess !== true ? { ...box, top: box.top - scroll } : null;
}

/** How many px of the page are free above and below a slice; 0 where nothing is beside it. */
export function freeAround({ boxes }: PageLayout, place: Place) {
  const index = boxes.findIndex((one) => isAt(one, place));
  const [before, own, after] = [boxes[index - 1], boxes[index], boxes[index + 1]];
  return {
    above: before && own ? own.top - before.top - before.height : 0,
    below: after && own ? after.top - own.top - own.height : 0,
  };
}

const isSameRect = (one: DOMRect | null | undefined, other: DOMRect | null | undefined) =>
  one === other ||
  (one?.x === other?.x &&
    one?.y === other?.y &&
    one?.width === other?.width &&
    one?.height === other?.height);

/** Whether two layouts are drawn alike. */
const isSameLayout = (one: PageLayout, other: PageLayout): boolean =>
  one.boxes === other.boxes &&
  one.scroll === other.scroll &&
  one.isMoving === other.isMoving &&
  isSameRect(one.field, other.field) &&
  one.outlined.length === other.outlined.length &&
  one.outlined.every(({ place, rect }, at) => {
    const same = other.outlined[at];
    return same !== undefined && isAt(place, same.place) && isSameRect(rect, same.rect);
  });

/** What a page in a frame needs besides its document. `path`: the page to show; that of the document by default. */
export function usePageContext(path?: string): Omit<CanvasDocument, 'summary' | 'json'> {
  const { api, models } = useEditor();
  return useMemo(
    () => ({
      models: models.site,
      findDocument: (id: string | null, key: { type: string; uid?: string }) =>
        documentLookup(api).find(id === null ? key : { id }),
      path,
      findMedia: (name: string) => api.call('readMedia', { query: { name } }).catch(() => null),
    }),
    [api, models, path],
  );
}
