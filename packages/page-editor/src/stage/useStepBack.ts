import { useLayoutEffect, useRef, type RefObject } from 'react';
import { duration, easing } from '../kit/theme/tokens.ts';
import type { CanvasApi } from '../canvas/CanvasApi.ts';
import type { SliceDrag } from './StageView.ts';
import { transformOf, type PageFit } from './pageWidths.ts';

interface StepBackPorts {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly sheet: RefObject<HTMLDivElement | null>;
  readonly canvas: CanvasApi | null;
  readonly fit: PageFit;
  readonly isBack: boolean;
  readonly drag: SliceDrag | null;
}

/** Steps back and comes forward around what is under the pointer, so that it stays there. */
export function useStepBack({ frame, sheet, canvas, fit, isBack, drag }: StepBackPorts) {
  const last = useRef({ fit, isBack, pointerY: null as number | null });
  const pointerY = drag?.pointer?.y ?? null;

  useLayoutEffect(() => {
    const before = last.current;
    last.current = { fit, isBack, pointerY: pointerY ?? (isBack ? before.pointerY : null) };
    const rect = sheet.current?.getBoundingClientRect();
    if (before.isBack === isBack || !canvas || !rect || !frame.current) return;
    const y = pointerY ?? before.pointerY;
    const held = y === null ? rect.height / 2 : Math.max(0, Math.min(rect.height, y - rect.top));
    const top = canvas.scrollTop();
    canvas.scrollBy(held / before.fit.scale - held / fit.scale);
    const shift = (canvas.scrollTop() - top) * before.fit.scale;
    frame.current.animate(
      [
        {
          transform: `translate(${before.fit.left}px, ${shift}px) scale(${before.fit.scale})`,
        },
        { transform: transformOf(fit) },
      ],
      { duration: duration.base, easing: easing.out },
    );
  }, [frame, sheet, canvas, fit, isBack, pointerY]);
}
