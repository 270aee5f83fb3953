import { useEffect, useRef, useState } from 'react';
import type { CanvasApi, CanvasEvents } from '../canvas/CanvasApi.ts';
import type { Place } from '../place.ts';
import { isSameLayout, NO_LAYOUT, type PageLayout } from './PageLayout.ts';

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
