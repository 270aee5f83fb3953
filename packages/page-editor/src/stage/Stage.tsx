import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Elements } from '../kit/Elements.ts';
import { useLatest } from '../kit/hooks/useLatest.ts';
import { useReducedMotion } from '../kit/hooks/useMediaQuery.ts';
import { useEditor } from '../session/EditorContext.ts';
import type { CanvasApi, CanvasDocument, PagePoint, ShownDocument } from '../canvas/CanvasApi.ts';
import type { DocumentSession } from '../document/DocumentSession.ts';
import { placeHash, type Place } from '../model/place.ts';
import type { DragStore, StageView } from './StageView.ts';
import { putFrame, useCanvas, useFittedFrame } from './useCanvas.ts';
import { scrollToSee, seamAt, seamTop, type Seam } from './geometry.ts';
import { LostPage } from './LostPage.tsx';
import { SeamStrips } from './SeamStrips.tsx';
import { fitPage, narrowness, peekPage, widthFor, type PageWidth } from './pageWidths.ts';
import * as styles from './stage.styles.ts';
import { lazyPart } from '../kit/loading/lazy.tsx';
import { useElementSize } from './useElementSize.ts';
import { useStepBack } from './useStepBack.ts';
import { NO_LAYOUT, usePageLayout } from './usePageLayout.ts';

/** A document that is shown, and those beside it, as their content is now. */
export interface ShownSession {
  readonly get: () => ShownDocument;
  readonly beside?: () => readonly ShownDocument[];
  readonly subscribe: DocumentSession['subscribe'];
}

interface StageProps {
  readonly session: ShownSession;
  readonly context: Omit<CanvasDocument, 'summary' | 'json'>;
  readonly place: Place;
  readonly drag: DragStore;
  /** undefined: what suits the window. */
  readonly width: PageWidth | number | undefined;
  /** Whether a low sheet shows a part of a whole page. */
  readonly isPeek?: boolean;
  readonly theme: 'dark' | 'light';
  readonly isPlaying: boolean;
  readonly onPlace: (place: Place) => void;
  /** The selected text was pressed once more, or any text twice. */
  readonly onEnter: (place: Place, point: PagePoint) => void;
  /** A link of the page that is to be opened. */
  readonly onFollow: (href: string) => void;
  readonly onKey: (event: KeyboardEvent) => void;
  readonly onClipboard: (event: ClipboardEvent) => void;
  /** Files are dragged into the page. */
  readonly onFiles: () => void;
  readonly onCanvas: (canvas: CanvasApi | null) => void;
  /** Told of every change of the page's layout. */
  readonly onView: (view: Pick<StageView, 'layout' | 'fit' | 'sheet'>) => void;
  /** Drawn over the page. */
  readonly children: (view: StageView) => Elements;
}

const SimulatorCover = lazyPart(async () => (await import('./SimulatorCover.tsx')).SimulatorCover);

/** How near in px of the sheet a pointer must be to a seam. */
const REACH = 12;

/** The real page in its frame, on the sheet. */
export function Stage(props: StageProps) {
  const {
    session,
    context,
    place,
    width,
    isPeek = false,
    theme,
    isPlaying,
    onCanvas,
    onView,
  } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const sheetElement = useRef<HTMLDivElement>(null);
  const { canvas: source } = useEditor().host;
  const { canvas, isLost, onLost, reload, simulator } = useCanvas(frame);
  const sheet = useElementSize(sheetElement);
  const [hovered, setHovered] = useState<Place | null>(null);
  const [near, setNear] = useState<Seam | null>(null);
  const [open, setOpen] = useState<{
    readonly session: ShownSession;
    readonly path: string | undefined;
  } | null>(null);
  const isShown = open?.session === session;
  // A project is seen as its card or as its page.
  const isOpen = isShown && open.path === context.path;
  const drag = useSyncExternalStore(props.drag.subscribe, props.drag.get);
  const isStill = useReducedMotion();
  // More of the page is in view while a slice is dragged.
  const isBack = drag !== null && !isStill;
  const fit = useMemo(() => {
    const own = fitPage(width ?? widthFor(window.innerWidth), sheet, isBack);
    return isPeek ? peekPage(own, window.innerHeight) : own;
  }, [width, sheet, isBack, isPeek]);

  // Not React's: it may be one that the window's page brought along, and has started.
  useLayoutEffect(() => {
    const { current } = sheetElement;
    if (!current) return undefined;
    const element = putFrame(current, styles.frame, source);
    frame.current = element;
    return () => {
      frame.current = null;
      element.remove();
    };
  }, [source]);
  useFittedFrame(frame, fit);
  useStepBack({ frame, sheet: sheetElement, canvas, fit, isBack, drag });

  // Listeners are bound once; what they call may change.
  const latest = useLatest(props);
  const measured = useRef({ ...NO_LAYOUT, scale: 1 });
  const events = useMemo(
    () => ({
      hover: (found: Place | null, y: number) => {
        setHovered(found);
        // The pointer leaves the page for the button that is drawn at the seam.
        if (!found) return;
        const { boxes, scroll, scale } = measured.current;
        const seam = seamAt(boxes, y + scroll, REACH / scale);
        setNear((last) => (last?.zone === seam?.zone && last?.index === seam?.index ? last : seam));
      },
      select: (found: Place | null, follow: string | null, point: PagePoint) => {
        const { place: selected, onFollow, onEnter, onPlace } = latest();
        if (follow !== null) onFollow(follow);
        else if (found?.field !== undefined && placeHash(found) === placeHash(selected))
          onEnter(found, point);
        else onPlace(found ?? {});
      },
      enter: (found: Place, point: PagePoint) => latest().onEnter(found, point),
      key: (event: KeyboardEvent) => latest().onKey(event),
      clipboard: (event: ClipboardEvent) => latest().onClipboard(event),
      files: () => latest().onFiles(),
    }),
    [latest],
  );
  const layout = usePageLayout(canvas, place, hovered, events);
  useEffect(() => {
    measured.current = { ...layout, scale: fit.scale };
  }, [layout, fit]);

  useLayoutEffect(() => {
    frame.current?.toggleAttribute('data-shown', isShown);
  }, [isShown]);
  useEffect(() => {
    onCanvas(isOpen ? canvas : null);
    return () => onCanvas(null);
  }, [canvas, isOpen, onCanvas]);

  useEffect(() => {
    if (!canvas) return undefined;
    let isCurrent = true;
    const { summary, json } = session.get();
    canvas.open({ ...context, summary, json, beside: session.beside?.() }).then(
      () => {
        if (isCurrent) setOpen({ session, path: context.path });
      },
      (error: unknown) => {
        console.error(error);
        if (isCurrent) onLost();
      },
    );
    const stop = session.subscribe(() => canvas.show(session.get().json, session.beside?.()));
    return () => {
      isCurrent = false;
      stop();
    };
  }, [canvas, context, session, onLost]);

  useEffect(() => canvas?.setTheme(theme), [canvas, theme]);
  useEffect(() => canvas?.setPlaying(isPlaying), [canvas, isPlaying]);
  const isFocused = place.zone !== undefined && !isPlaying;
  useEffect(() => {
    if (isShown) canvas?.setFocused(isFocused);
  }, [canvas, isShown, isFocused]);

  useEffect(() => onView({ layout, fit, sheet }), [layout, fit, sheet, onView]);

  const { zone, index } = drag?.to ?? {};
  useEffect(() => {
    canvas?.lift(zone === undefined || index === undefined ? null : { zone, index });
  }, [canvas, zone, index]);

  // What is chosen in the outline is shown by the page.
  const seam = drag?.pointer === null ? drag.to.seam : null;
  useEffect(() => {
    const { boxes, scroll } = measured.current;
    if (zone === undefined || seam === null) return;
    const top = seamTop(boxes, { zone, index: seam });
    if (top !== undefined) canvas?.scrollBy(scrollToSee(top, scroll, fit.height));
  }, [canvas, zone, seam, fit.height]);

  // Nothing is drawn over a page that is not there.
  const isUsable = simulator === null || simulator.state.kind === 'connected';
  const leave = useCallback(() => {
    setHovered(null);
    setNear(null);
  }, []);
  return (
    <div
      ref={sheetElement}
      className={styles.sheet}
      data-narrow={narrowness(fit)}
      data-sheet=""
      onPointerLeave={leave}
    >
      {isLost && <LostPage onAgain={reload} />}
      {hovered && canvas?.tellsHeight === false && !drag && !isPlaying && (
        <SeamStrips
          over={hovered}
          layout={layout}
          fit={fit}
          sheet={sheet}
          reach={REACH}
          onNear={setNear}
          onPress={() => props.onPlace(hovered)}
          onWheel={leave}
        />
      )}
      {simulator && <SimulatorCover {...simulator} />}
      {canvas &&
        isUsable &&
        (drag || (isShown && !isPlaying)) &&
        props.children({ canvas, layout, fit, sheet, hovered, near, drag })}
    </div>
  );
}
