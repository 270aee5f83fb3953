import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isSamePath, type JsonPath } from 'prismic-folder/edit';
import type { CanvasApi } from '../canvas/CanvasApi.ts';
import type { DocumentSession } from '../document/DocumentSession.ts';
import { useEditor } from '../session/EditorContext.ts';
import { useEscape, useTextActions } from '../fields/richText/field/useTextActions.tsx';
import { TextToolbar } from '../fields/richText/toolbar/TextToolbar.tsx';
import { hasTools } from '../fields/richText/toolbar/textTools.ts';
import type { TextView } from '../fields/richText/view/createTextView.ts';
import { onSheet, type SheetRect } from '../stage/geometry.ts';
import type { StageView } from '../stage/StageView.ts';
import * as styles from './InPlaceText.styles.ts';
import { textFieldAt, type TextField } from './textFieldAt.ts';
import { usePageText } from './usePageText.ts';
import type { Writing } from './useWriting.ts';
import { rangeRect } from '../fields/richText/field/useTextLink.ts';

/** Where the focus goes when a text is left; null: where it went by itself. */
export type LeaveTo = 'slice' | 'field' | 'next' | 'previous' | null;

interface InPlaceTextProps {
  readonly session: DocumentSession;
  readonly writing: Writing;
  readonly stage: StageView;
  /** Where samples are. */
  readonly samples: readonly JsonPath[];
  readonly onLeave: (to: LeaveTo) => void;
  /** A key that the text has no use for. */
  readonly onKey: (event: KeyboardEvent) => void;
}

/** A text of the page that is edited where it stands, with its tools over the page. */
export function InPlaceText(props: InPlaceTextProps) {
  const { zone, index, field } = props.writing;
  return <FoundText key={`${zone}/${index}/${field}`} {...props} />;
}

function FoundText(props: InPlaceTextProps) {
  const { models } = useEditor();
  const { session, writing } = props;
  // As it was at first: while it is edited, its value may become empty.
  const [target] = useState(() => textFieldAt(models, session.get(), writing));
  return target && <PageText {...props} target={target} />;
}

const CARET_ROOM = 24;

/** Scrolls the line of the caret out of what the keyboard of a touch screen covers, the lower part of the window. */
function keepSeen(text: TextView | null, canvas: CanvasApi, scale: number): void {
  const { visualViewport: seen } = window;
  if (!text || !seen) return;
  const { bottom } = inWindow(text, caretRect(text));
  const hidden = bottom + CARET_ROOM - seen.offsetTop - seen.height;
  if (hidden > 0) canvas.scrollBy(hidden / scale);
}

function PageText({
  session,
  writing,
  stage,
  samples,
  target,
  onLeave,
  onKey,
}: InPlaceTextProps & { target: TextField }) {
  const { announce } = useEditor();
  const { canvas, layout, fit, sheet } = stage;
  const { label, name } = target;
  const bubble = useRef<HTMLDivElement>(null);
  const toolbar = useRef<HTMLDivElement>(null);

  const { container, text, state } = usePageText({
    session,
    canvas,
    writing,
    target,
    isSample: samples.some((one) => isSamePath(one, target.path)),
    onLink: () => actions.openLink(),
    onToolbar: () => {
      delete bubble.current?.dataset['typing'];
      toolbar.current?.querySelector('button')?.focus();
    },
    onPaste: (report) => actions.reportPaste(report),
    onFiles: (files, places) => void actions.addFiles(files, places),
    onUpdate: (isSelection) => {
      if (isSelection) delete bubble.current?.dataset['typing'];
      else keepSeen(text, canvas, fit.scale);
      move();
    },
    // The tools would cover the words above.
    onTyping: () => {
      if (bubble.current) bubble.current.dataset['typing'] = '';
    },
    onEscape: () => onLeave('slice'),
    onTab: (by) => onLeave(by === 1 ? 'next' : 'previous'),
    onKey,
    onElsewhere: (other) => {
      const isEditor = other.closest('[data-part]') !== null && other !== frameOf(text);
      if (isEditor && bubble.current?.contains(other) !== true) onLeave(null);
    },
    onGone: () => onLeave(null),
    onRefused: () => onLeave('field'),
  });
  const actions = useTextActions(label, text, toolbar, (rect) => inWindow(text, rect));
  useEscape(toolbar, text !== null, () => text?.view.focus());

  const move = () => {
    const { current } = bubble;
    if (!text || !current) return;
    const around = onSheet(aroundSelection(text), fit);
    const { offsetWidth: width, offsetHeight: height } = current;
    const { x, y } = bubblePlace(around, { width, height }, sheet);
    current.style.transform = `translate(${x}px, ${y}px)`;
  };
  useLayoutEffect(move);

  const isThere = text !== null;
  useEffect(() => {
    if (!isThere) return undefined;
    announce(`${name}, edited on the page. Escape leaves.`);
    return () => announce(`Left ${label}.`);
  }, [announce, isThere, name, label]);

  const { scale } = fit;
  useEffect(() => {
    const { visualViewport: seen } = window;
    const follow = () => keepSeen(text, canvas, scale);
    seen?.addEventListener('resize', follow);
    return () => seen?.removeEventListener('resize', follow);
  }, [text, canvas, scale]);

  return (
    <div ref={container} className={styles.layer}>
      {text && state && hasTools(text.rules) && (
        <div ref={bubble} className={styles.bubble} data-hidden={layout.isMoving || undefined}>
          <TextToolbar
            ref={toolbar}
            label={label}
            rules={text.rules}
            state={state}
            onCommand={actions.run}
            onAction={actions.act}
          />
        </div>
      )}
      {actions.dialogs}
    </div>
  );
}

/** The frame that a text is in; null in the editor's own window. */
function frameOf(text: TextView | null): Element | null {
  return text?.view.dom.ownerDocument.defaultView?.frameElement ?? null;
}

/** A rectangle of the frame's window in the window of the editor. */
function inWindow(text: TextView | null, rect: DOMRect): DOMRect {
  const frame = frameOf(text);
  if (!frame) return rect;
  const { left, top, width } = frame.getBoundingClientRect();
  const scale = width / Math.max(frame.clientWidth, 1);
  return new DOMRect(
    left + rect.left * scale,
    top + rect.top * scale,
    rect.width * scale,
    rect.height * scale,
  );
}

/** Where the caret is, in px of the frame's window. */
function caretRect(text: TextView): DOMRect {
  const { head } = text.view.state.selection;
  return rangeRect(text, head, head);
}

/** What tools are for: the selected words, else the text from its first line to that of the caret. */
function aroundSelection(text: TextView): DOMRect {
  const { from, to, empty } = text.view.state.selection;
  const range = rangeRect(text, from, to);
  const box = text.view.dom.getBoundingClientRect();
  if (!empty) return new DOMRect(range.left, range.top, range.width, range.height);
  return box.top >= 0 ? box : new DOMRect(box.left, range.top, box.width, range.height);
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Distance in px from the text and from the edges of the sheet. */
const GAP = 8;

/** Where tools stand on the sheet: above what they are for, below it where there is no room, and always in view. */
export function bubblePlace(around: SheetRect, tools: Size, sheet: Size): { x: number; y: number } {
  const right = sheet.width - tools.width - GAP;
  const bottom = sheet.height - tools.height - GAP;
  const above = around.y - tools.height - GAP;
  const below = around.y + around.height + GAP;
  const y = above >= GAP ? above : below <= bottom ? below : GAP;
  return {
    x: Math.max(GAP, Math.min(around.x, right)),
    y: Math.max(GAP, Math.min(y, bottom)),
  };
}
