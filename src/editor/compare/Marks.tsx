import { useEffect } from 'react';
import type { CanvasApi, SliceBox } from '../canvas/CanvasApi.ts';
import type { PageFit } from '../stage/pageWidths.ts';
import { usePageLayout } from '../stage/usePageLayout.ts';
import { type MarkKind, sliceName } from './changedSlices.ts';
import * as styles from './compare.styles.ts';

interface MarksProps {
  readonly canvas: CanvasApi;
  readonly fit: PageFit;
  readonly marks: ReadonlyMap<string, MarkKind>;
  /** The page was scrolled, or its slices have moved. */
  readonly onLayout: (boxes: readonly SliceBox[], scroll: number) => void;
}

const DOCUMENT = {};
const nothing = () => undefined;
/** Nothing on the page is chosen here. */
const EVENTS = {
  hover: nothing,
  select: nothing,
  enter: nothing,
  key: nothing,
  clipboard: nothing,
};

const WORDS = { changed: 'Changed', moved: 'Moved', added: 'New', removed: 'Gone since' } as const;

/** Lines around the slices that differ, over the page. */
export function Marks({ canvas, fit, marks, onLayout }: MarksProps) {
  const { boxes, scroll } = usePageLayout(canvas, DOCUMENT, null, EVENTS);
  useEffect(() => onLayout(boxes, scroll), [boxes, scroll, onLayout]);
  return (
    <div className={styles.marks} data-scrolled="" aria-hidden>
      {boxes.flatMap((box) => {
        const kind = marks.get(sliceName(box.zone, box.index));
        if (!kind) return [];
        const style = {
          left: `${fit.left + box.left * fit.scale}px`,
          top: `${(box.top - scroll) * fit.scale}px`,
          width: `${box.width * fit.scale}px`,
          height: `${box.height * fit.scale}px`,
        };
        return [
          <div
            key={sliceName(box.zone, box.index)}
            className={styles.mark}
            data-kind={kind}
            style={style}
          >
            <span className={styles.label}>{WORDS[kind]}</span>
          </div>,
        ];
      })}
    </div>
  );
}
