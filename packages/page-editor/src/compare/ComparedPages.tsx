import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Text } from '../kit/text/Text.tsx';
import { Row } from '../kit/layout/Stack.tsx';
import { Slider } from '../kit/controls/Slider.tsx';
import { variables } from '../kit/variables.ts';
import type { CanvasApi, CanvasDocument, SliceBox } from '../canvas/CanvasApi.ts';
import type { Place } from '../model/place.ts';
import type { PageFit } from '../stage/pageWidths.ts';
import { usePageLayout } from '../stage/usePageLayout.ts';
import { Pills } from '../kit/controls/Pills.tsx';
import * as styles from './compare.styles.ts';
import {
  anchorsOf,
  type ChangedSlices,
  type MarkKind,
  matchScroll,
  sliceName,
  pageTheme,
  pageWidth,
} from './comparePages.ts';
import { PageFrame } from './PageFrame.tsx';

type Side = 'before' | 'after';

/** A page of the comparison; null: it has none. */
interface ComparedPage {
  readonly title: string;
  readonly document: CanvasDocument | null;
}

interface ComparedPagesProps {
  readonly before: ComparedPage;
  readonly after: ComparedPage;
  readonly changed: ChangedSlices;
  /** Given what shows a place of the later page, with its counterpart. */
  readonly onReady: (show: (place: Place) => void) => void;
}

interface PageState {
  canvas: CanvasApi | null;
  boxes: readonly SliceBox[];
  /** Where this page was scrolled to by the other one. */
  sent: number | null;
}

const newPage = (): PageState => ({ canvas: null, boxes: [], sent: null });

const SIDES = ['before', 'after'] as const;

const MODES = [
  { id: 'beside', label: 'Side by side' },
  { id: 'slider', label: 'Slider' },
];

/** Two versions of a page, which scroll together: beside each other, over each other, or one at a time on phones. */
export function ComparedPages({ before, after, changed, onReady }: ComparedPagesProps) {
  const [mode, setMode] = useState('beside');
  const [side, setSide] = useState<string>('before');
  const [part, setPart] = useState(50);
  const pages = useRef<Record<Side, PageState>>({ before: newPage(), after: newPage() });

  const follow = useCallback(
    (from: Side, scroll: number) => {
      const to = from === 'before' ? 'after' : 'before';
      const [own, other] = [pages.current[from], pages.current[to]];
      // The page arrives where the other one has sent it.
      if (own.sent !== null && Math.abs(own.sent - scroll) < 2) return;
      own.sent = null;
      if (!other.canvas) return;
      const anchors = anchorsOf(own.boxes, other.boxes, changed.pairs, from);
      const target = Math.round(matchScroll(scroll, anchors));
      const distance = target - other.canvas.scrollTop();
      if (Math.abs(distance) < 2) return;
      other.canvas.scrollBy(distance);
      other.sent = other.canvas.scrollTop();
    },
    [changed],
  );
  const onLayout = useMemo(() => {
    const told = (from: Side) => (boxes: readonly SliceBox[], scroll: number) => {
      pages.current[from].boxes = boxes;
      follow(from, scroll);
    };
    return { before: told('before'), after: told('after') };
  }, [follow]);
  const onBeforePage = useCallback((canvas: CanvasApi | null) => {
    pages.current.before.canvas = canvas;
  }, []);
  const onAfterPage = useCallback(
    (canvas: CanvasApi | null) => {
      pages.current.after.canvas = canvas;
      onReady((place) => {
        setSide('after');
        canvas?.scrollTo(place, 'instant');
      });
    },
    [onReady],
  );
  const onPage = { before: onBeforePage, after: onAfterPage };
  const versions = { before, after };
  const width = pageWidth();
  const theme = pageTheme();
  const isPhone = width === 'phone';
  const style = variables({ '--part': `${part}%` });
  return (
    <div className={styles.compared} data-mode={isPhone ? 'one' : mode} data-side={side}>
      <Row gap={24} wraps={8}>
        {isPhone ? (
          <Pills
            aria-label="Version on the page"
            look="segments"
            options={[
              { id: 'before', label: before.title },
              { id: 'after', label: after.title },
            ]}
            value={side}
            onChange={setSide}
          />
        ) : (
          <Pills
            aria-label="Compared"
            look="segments"
            options={MODES}
            value={mode}
            onChange={setMode}
          />
        )}
        {mode === 'slider' && !isPhone && (
          <Slider
            className={styles.slider}
            aria-label={`Share of “${before.title}”`}
            value={part}
            onChange={setPart}
          />
        )}
      </Row>
      <div className={styles.pages} style={style}>
        {SIDES.map((one) => (
          <figure key={one} className={styles.page} data-side={one}>
            <figcaption>
              <Text size="small" weight="medium">
                {versions[one].title}
              </Text>
            </figcaption>
            <PageFrame
              title={versions[one].title}
              width={width}
              theme={theme}
              document={versions[one].document}
              onPage={onPage[one]}
            >
              {(page) => <Marks {...page} marks={changed[one]} onLayout={onLayout[one]} />}
            </PageFrame>
          </figure>
        ))}
      </div>
    </div>
  );
}

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
  files: nothing,
};

const WORDS = { changed: 'Changed', moved: 'Moved', added: 'New', removed: 'Gone since' } as const;

/** Lines around the slices that differ, over the page. */
function Marks({ canvas, fit, marks, onLayout }: MarksProps) {
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
