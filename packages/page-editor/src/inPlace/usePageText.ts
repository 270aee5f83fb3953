import { AllSelection, TextSelection } from 'prosemirror-state';
import { useCallback, type RefObject } from 'react';
import { changesFor, isRecord, type Json, valueAt } from 'prismic-folder/edit';
import type { CanvasApi } from '../canvas/CanvasApi.ts';
import type { DocumentSession } from '../document/DocumentSession.ts';
import { slicesOf } from '../model/sliceAt.ts';
import {
  latestActions,
  useMountedText,
  type MountedText,
  type MountText,
} from '../fields/richText/field/useTextView.ts';
import { createTextView, type TextViewOptions } from '../fields/richText/view/createTextView.ts';
import { pageLooks } from './pageLooks.ts';
import type { TextField } from './textFieldAt.ts';
import type { Writing } from './useWriting.ts';

interface PageTextOptions extends Pick<
  TextViewOptions,
  'onLink' | 'onToolbar' | 'onPaste' | 'onFiles'
> {
  readonly session: DocumentSession;
  readonly canvas: CanvasApi;
  readonly writing: Writing;
  readonly target: TextField;
  /** Whether it still is a sample: the first key replaces it. */
  readonly isSample: boolean;
  /** After every change of text or selection, or of the selection alone. */
  readonly onUpdate: (isSelection: boolean) => void;
  readonly onTyping: () => void;
  readonly onEscape: () => void;
  /** Tab goes to the next text, with Shift to the previous one. */
  readonly onTab: (by: 1 | -1) => void;
  /** A key that the text has no use for. */
  readonly onKey: (event: KeyboardEvent) => void;
  /** The pointer went down, or the focus went, elsewhere in the editor. */
  readonly onElsewhere: (target: Element) => void;
  /** The text is not on the page as it was: nothing is left to edit there. */
  readonly onGone: () => void;
  /** It would not stand where the page has it. */
  readonly onRefused: () => void;
}

/** Edits a text where it stands on the page, through the same session as the form. */
export function usePageText(options: PageTextOptions): MountedText {
  const { session, canvas, writing, target } = options;
  const { zone, index, field } = writing;
  const { model } = target.field;
  const mount = useCallback<MountText<PageTextOptions>>(
    (_element, latest, look) => {
      const held = canvas.hold({ zone, index, field });
      if (!held) {
        setTimeout(() => latest.current.onGone());
        return undefined;
      }
      const { path, label, name } = latest.current.target;
      // Cast: a value of a JSON file.
      const valueIn = () => valueAt(session.get().json, path) as Json | undefined;
      const sliceIn = () => slicesOf(session.get().json, zone)[index];
      let slice = sliceIn();
      const value = valueIn();

      const text = createTextView({
        place: { mount: held.mount },
        model,
        value,
        attributes: { 'aria-label': name },
        looks: pageLooks(held, value),
        onChange: (next, { isTyping }) => {
          if (isTyping) latest.current.onTyping();
          const isNone = next === '' && model.type === 'Text';
          const changes = changesFor(session.get().json, path, isNone ? undefined : next);
          if (changes.length === 0) return;
          session.edit(changes, { label: `change ${label}`, ...(isTyping && { isTyping }) });
        },
        onUpdate: () => {
          const isSelection = view.state.doc === doc;
          ({ doc } = view.state);
          look(text);
          latest.current.onUpdate(isSelection);
        },
        onLeave: () => latest.current.onTab(1),
        ...latestActions(latest),
      });
      const { view } = text;
      let { doc } = view.state;
      const end = () => {
        text.destroy();
        held.release();
      };
      if (!held.isUnmoved()) {
        end();
        // Not while React commits this element.
        setTimeout(() => latest.current.onRefused());
        return undefined;
      }
      const { isSample, writing: begun } = latest.current;
      const { caret } = begun;
      const at = caret === null ? doc.content.size : (view.posAtCoords(caret)?.pos ?? 0);
      const selection = isSample
        ? new AllSelection(doc)
        : TextSelection.near(doc.resolve(at), caret === null ? -1 : 1);
      view.dispatch(view.state.tr.setSelection(selection).scrollIntoView());
      view.focus();

      const stops = [
        listenToText(held.mount, latest),
        session.subscribe(() => {
          const open = session.get();
          const isThere = isSameSlice(slice, slicesOf(open.json, zone), index);
          if (!isThere || open.readOnly !== null || !held.element.isConnected) {
            latest.current.onGone();
            return;
          }
          slice = sliceIn();
          text.setValue(valueIn());
        }),
      ];
      return {
        text,
        end: () => {
          for (const stop of stops) stop();
          end();
        },
      };
    },
    [session, canvas, zone, index, field, model],
  );
  return useMountedText(options, mount);
}

/** What the page would use itself: its links, buttons and keys. */
const PAGE_EVENTS = [
  'pointerdown',
  'mousedown',
  'mouseup',
  'click',
  'dblclick',
  'auxclick',
  'touchstart',
  'touchend',
  'keydown',
  'keyup',
  'dragstart',
] as const;

/** Gives a text on the page its own events; they do not reach the page. */
function listenToText(text: HTMLElement, latest: RefObject<PageTextOptions>): () => void {
  const off = new AbortController();
  const { signal } = off;
  for (const name of PAGE_EVENTS) {
    text.addEventListener(name, (event) => event.stopPropagation(), { signal });
  }
  for (const name of ['click', 'auxclick'] as const) {
    text.addEventListener(name, (event) => event.preventDefault(), { signal });
  }
  text.addEventListener(
    'keydown',
    (event) => {
      if (event.isComposing || event.defaultPrevented) return;
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
      const { onEscape, onTab, onKey } = latest.current;
      if (event.key === 'Escape') onEscape();
      else if (event.key === 'Tab' && !hasModifier) onTab(event.shiftKey ? -1 : 1);
      else {
        onKey(event);
        return;
      }
      event.preventDefault();
    },
    { signal },
  );
  // Bold, italic and underlined of the browser are not those of the model.
  text.addEventListener(
    'beforeinput',
    (event) => {
      if (event.inputType.startsWith('format')) event.preventDefault();
    },
    { signal },
  );
  for (const name of ['pointerdown', 'focusin'] as const) {
    document.addEventListener(
      name,
      ({ target }) => {
        if (target instanceof Element) latest.current.onElsewhere(target);
      },
      { capture: true, signal },
    );
  }
  return () => off.abort();
}

/** Whether a place of a zone still holds the slice it held, edited or not. */
export function isSameSlice(
  before: Json | undefined,
  slices: readonly Json[],
  index: number,
): boolean {
  const now = slices[index];
  if (now === before) return true;
  // It stands elsewhere now.
  if (before !== undefined && slices.includes(before)) return false;
  if (!isRecord(before) || !isRecord(now)) return false;
  return ['slice_type', 'variation', 'id'].every((key) => before[key] === now[key]);
}
