import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Elements } from '../kit/Elements.ts';
import { useEditor } from '../session/EditorContext.ts';
import type { CanvasApi, CanvasDocument } from '../canvas/CanvasApi.ts';
import { fitPage, narrowness, type PageFit, type PageWidth } from '../stage/pageWidths.ts';
import { LostPage } from '../stage/LostPage.tsx';
import { SimulatorCover } from '../stage/SimulatorCover.tsx';
import { newFrame, useCanvas, useFittedFrame } from '../stage/useCanvas.ts';
import { useElementSize } from '../stage/useElementSize.ts';
import * as stage from '../stage/stage.styles.ts';

interface PageFrameProps {
  /** Names the frame for screen readers: 'Before'. */
  readonly title: string;
  /** Shows the site as it is with a release; the drafts by default. */
  readonly release?: string;
  readonly width: PageWidth;
  readonly theme: 'dark' | 'light';
  /** null: it is not known yet. */
  readonly document: CanvasDocument | null;
  /** Told of the page once it shows the document, and of null before. */
  readonly onPage?: (canvas: CanvasApi | null) => void;
  /** Drawn over the page. */
  readonly children?: (page: { readonly canvas: CanvasApi; readonly fit: PageFit }) => Elements;
}

/** The real page with one version of a document, to look at: nothing on it can be edited. */
export function PageFrame(props: PageFrameProps) {
  const { title, release, width, theme, document, onPage, children } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const { canvas: source } = useEditor().host;
  const { canvas, isLost, onLost, reload, simulator } = useCanvas(frame);
  const size = useElementSize(sheet);
  const [shown, setShown] = useState<CanvasDocument | null>(null);
  const fit = useMemo(() => fitPage(width, size), [width, size]);
  const query = release === undefined ? '' : `?release=${encodeURIComponent(release)}`;
  useLayoutEffect(() => {
    const element = newFrame(stage.frame, source, query);
    sheet.current?.prepend(element);
    frame.current = element;
    return () => {
      frame.current = null;
      element.remove();
    };
  }, [query, source]);
  useLayoutEffect(() => {
    if (frame.current) frame.current.title = title;
  }, [title]);
  useFittedFrame(frame, fit);
  useEffect(() => {
    if (!canvas || !document) return undefined;
    let isCurrent = true;
    canvas.open(document).then(
      () => isCurrent && setShown(document),
      (error: unknown) => {
        console.error(error);
        if (isCurrent) onLost();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [canvas, document, onLost]);
  useEffect(() => canvas?.setTheme(theme), [canvas, theme]);
  const isShown = shown !== null && shown === document;
  useEffect(() => {
    onPage?.(isShown ? canvas : null);
  }, [canvas, isShown, onPage]);
  return (
    <div ref={sheet} className={stage.sheet} data-narrow={narrowness(fit)} aria-busy={!isShown}>
      {isLost && <LostPage onAgain={reload} />}
      {simulator && <SimulatorCover {...simulator} />}
      {canvas && isShown && children?.({ canvas, fit })}
    </div>
  );
}
