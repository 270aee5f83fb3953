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
  const marks = samples.flatMap(({ place: of }, at) => {
    const isSlice = of.field === undefined;
    if (isSlice && of.zone === place.zone && of.index === place.index) return [];
    const rect = isSlice ? sliceRect(layout, of) : wordsRect(elements[at] ?? null);
    if (!rect || rect.width === 0) return [];
    const inset = isSlice ? { x: -AROUND.x, y: -AROUND.y } : AROUND;
    const on = withinSheet(around(onSheet(rect, fit), inset), sheet.width);
    return on.y > sheet.height || on.y + on.height < 0 ? [] : [{ of, isSlice, on }];
  });
  return marks.map(({ of, isSlice, on }) => {
    const tab = isSlice
      ? (on.y < TAB.height && 'inside') || 'above'
      : tabPlace(
          on,
          marks.map((mark) => mark.on),
          sheet.width,
        );
    return (
      <div
        key={`${of.zone}/${of.index}/${of.field}`}
        className={styles.mark}
        data-ground={canvas.groundOf(of)}
        style={placed(on)}
      >
        {tab !== null && (
          <span className={styles.tab} data-at={tab}>
            Sample
          </span>
        )}
      </div>
    );
  });
}

/** Most that a tab takes, in px. */
const TAB = { width: 64, height: 20 };

/**
 * Where the tab of words stands: beside them, where it covers none; without room there above their end, where fewest
 * are. On another sample there is none: the other's tab says it of both.
 */
export function tabPlace(
  { x, y, width }: SheetRect,
  marks: readonly SheetRect[],
  sheetWidth: number,
): 'beside' | 'end' | 'inside' | null {
  const end = x + width;
  const isBeside = end + TAB.width <= sheetWidth;
  if (!isBeside && y < TAB.height) return 'inside';
  const [left, top] = isBeside ? [end, y] : [end - TAB.width, y - TAB.height];
  const isOnAnother = marks.some(
    (one) =>
      one.x < left + TAB.width &&
      one.x + one.width > left &&
      one.y < top + TAB.height &&
      one.y + one.height > top,
  );
  if (isOnAnother) return null;
  return isBeside ? 'beside' : 'end';
}

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
