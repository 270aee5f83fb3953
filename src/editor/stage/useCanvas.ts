import { useEffect, useState, type RefObject } from 'react';
import { CANVAS_READY, type CanvasApi } from '../canvas/CanvasApi.ts';

/** The page in a frame once it has started; null before. */
export function useCanvas(frame: RefObject<HTMLIFrameElement | null>): CanvasApi | null {
  const [canvas, setCanvas] = useState<CanvasApi | null>(null);
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const look = () => setCanvas(element.contentWindow?.slicefolioCanvas ?? null);
    look();
    element.addEventListener(CANVAS_READY, look);
    return () => element.removeEventListener(CANVAS_READY, look);
  }, [frame]);
  return canvas;
}
