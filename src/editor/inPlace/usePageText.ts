import { TextSelection } from 'prosemirror-state';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { valueAt, type Json } from '#prismic-folder/edit';
import type { CanvasApi } from '../canvas/CanvasApi.ts';
import type { DocumentSession } from '../document/DocumentSession.ts';
import { changesFor } from '../form/values/changesFor.ts';
import { slicesOf } from '../model/sliceAt.ts';
import { useShownText, type MountedText } from '../richText/field/useShownText.ts';
import { createTextView, type TextViewOptions } from '../richText/view/createTextView.ts';
import { listenToText } from './listenToText.ts';
import { pageLooks } from './pageLooks.ts';
import { isSameSlice } from './sameSlice.ts';
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
  /** After every change of text or selection, or of the selection alone. */
  readonly onUpdate: (isSelection: boolean) => void;
  readonly onTyping: () => void;
  readonly onEscape: () => void;
  readonly onTab: (by: 1 | -1) => void;
  readonly onKey: (event: KeyboardEvent) => void;
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
  const { text, state, setText, look } = useShownText();
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });

  const container = useCallback(
    (element: HTMLElement | null) => {
      const held = element && canvas.hold({ zone, index, field });
      if (!held) {
        if (element) setTimeout(() => latest.current.onGone());
        return undefined;
      }
      const { path, label, name } = latest.current.target;
      // Cast: a value of a JSON file.
      const valueIn = () => valueAt(session.get().json, path) as Json | undefined;
      const sliceIn = () => slicesOf(session.get().json, zone)[index];
      let slice = sliceIn();
      const value = valueIn();

      const created = createTextView({
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
        onUpdate: () => update(),
        onLeave: () => latest.current.onTab(1),
        onLink: () => latest.current.onLink?.(),
        onToolbar: () => latest.current.onToolbar?.(),
        onPaste: (report) => latest.current.onPaste?.(report),
        get onFiles() {
          return latest.current.onFiles;
        },
      });
      const { view } = created;
      let { doc } = view.state;
      const update = () => {
        const isSelection = view.state.doc === doc;
        ({ doc } = view.state);
        look(created);
        latest.current.onUpdate(isSelection);
      };
      const end = () => {
        created.destroy();
        held.release();
      };
      if (!held.isUnmoved()) {
        end();
        // Not while React commits this element.
        setTimeout(() => latest.current.onRefused());
        return undefined;
      }
      const { caret } = latest.current.writing;
      const at = caret === null ? doc.content.size : (view.posAtCoords(caret)?.pos ?? 0);
      const selection = TextSelection.near(doc.resolve(at), caret === null ? -1 : 1);
      view.dispatch(view.state.tr.setSelection(selection).scrollIntoView());
      view.focus();

      const stops = [
        listenToText(held.mount, {
          onEscape: () => latest.current.onEscape(),
          onTab: (by) => latest.current.onTab(by),
          onKey: (event) => latest.current.onKey(event),
          onElsewhere: (other) => latest.current.onElsewhere(other),
        }),
        session.subscribe(() => {
          const open = session.get();
          const isThere = isSameSlice(slice, slicesOf(open.json, zone), index);
          if (!isThere || open.readOnly !== null || !held.element.isConnected) {
            latest.current.onGone();
            return;
          }
          slice = sliceIn();
          created.setValue(valueIn());
        }),
      ];
      setText(created);
      update();
      return () => {
        for (const stop of stops) stop();
        end();
        setText(null);
      };
    },
    [session, canvas, zone, index, field, model, setText, look],
  );
  return { container, text, state };
}
