import { useMemo } from 'react';
import type { Place } from '../../model/place.ts';
import {
  onSheet,
  placed,
  withinSheet,
  type PageRect,
  type SheetRect,
} from '../../stage/geometry.ts';
import type { StageView } from '../../stage/StageView.ts';
import { sliceRect } from '../../stage/usePageLayout.ts';
import * as styles from './SampleMarks.styles.ts';
import type { Sample } from './samples.ts';

interface SampleMarksProps extends Pick<StageView, 'canvas' | 'layout' | 'fit' | 'sheet'> {
  readonly samples: readonly Sample[];
  /** What is selected: its own label says it. */
  readonly place: Place;
}

/** Distance in px of a line from the text that it surrounds. */
const AROUND = { x: 10, y: 6 };

/** Lines around what is still a sample; visitors never see them. */
export function SampleMarks({ samples, canvas, layout, fit, sheet, place }: SampleMarksProps) {
  const { boxes } = layout;
  // Fields are looked for by their words: not with every frame while the page scrolls.
  const elements = useMemo(
    // `boxes`: elements come and go with them.
    () => (boxes ? samples.map((sample) => canvas.fieldElement(sample.place)) : []),
    [samples, canvas, boxes],
  );
  return samples.map(({ place: of }, at) => {
    const isSlice = of.field === undefined;
    if (isSlice && of.zone === place.zone && of.index === place.index) return null;
    const rect = isSlice ? sliceRect(layout, of) : wordsRect(elements[at] ?? null);
    if (!rect || rect.width === 0) return null;
    const inset = isSlice ? { x: -AROUND.x, y: -AROUND.y } : AROUND;
    const on = withinSheet(around(onSheet(rect, fit), inset), sheet.width);
    if (on.y > sheet.height || on.y + on.height < 0) return null;
    return (
      <div
        key={`${of.zone}/${of.index}/${of.field}`}
        className={styles.mark}
        data-ground={canvas.groundOf(of)}
        style={placed(on)}
      >
        <span className={styles.tab} data-inside={on.y < TAB || undefined}>
          Sample
        </span>
      </div>
    );
  });
}

/** Height in px of a tab. */
const TAB = 20;

const around = (rect: SheetRect, { x, y }: { readonly x: number; readonly y: number }) => ({
  x: rect.x - x,
  y: rect.y - y,
  width: rect.width + 2 * x,
  height: rect.height + 2 * y,
});

/** Where the words of a field are, which its element may be wider than. */
function wordsRect(element: HTMLElement | null): PageRect | null {
  if (!element?.isConnected || !element.checkVisibility({ visibilityProperty: true })) return null;
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(element);
  const words = range.getBoundingClientRect();
  return words.width > 0 ? words : element.getBoundingClientRect();
}
