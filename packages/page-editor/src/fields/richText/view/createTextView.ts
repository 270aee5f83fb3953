import { EditorState, type Command, type Plugin, type Transaction } from 'prosemirror-state';
import { ReplaceStep } from 'prosemirror-transform';
import { EditorView, type EditorProps } from 'prosemirror-view';
import { equalJson, mergeValues, type Json } from 'prismic-folder/edit';
import type { FieldModel } from 'prismic-folder/models';
import { isWindowKey, type KeyActions, plainKeys, richKeys } from '../commands/keys.ts';
import { typingRules } from '../commands/typing.ts';
import { textFormatOf } from '../format/TextFormat.ts';
import type { TextRules } from '../format/textRules.ts';
import { createClipboard, type ClipboardActions } from '../paste/createClipboard.ts';
import { picturePlaces } from '../paste/insertPasted.ts';
import { adoptDoc, FROM_OUTSIDE } from './adoptDoc.ts';
import { highlights, keepStandard } from './plugins.ts';

/** How a text looks where it is not in a form. */
export type TextLooksProps = Pick<EditorProps, 'nodeViews' | 'markViews' | 'decorations'>;

export interface TextViewOptions extends KeyActions, ClipboardActions {
  /** The element that becomes the editable text; it may be in the page of a frame. */
  readonly place: { readonly mount: HTMLElement };
  readonly model: FieldModel;
  readonly value: Json | undefined;
  /** Attributes of the element, such as its name. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly isReadOnly?: boolean;
  /** Elements of the page, for a text that is edited there. */
  readonly looks?: TextLooksProps;
  readonly onChange: (value: Json | undefined, change: { readonly isTyping: boolean }) => void;
  /** After every change of text or selection. */
  readonly onUpdate: () => void;
}

/** A text on the page that can be edited. */
export interface TextView {
  readonly view: EditorView;
  readonly rules: TextRules;
  /** Shows a value that was changed elsewhere; selection and focus stay. */
  readonly setValue: (value: Json | undefined) => void;
  readonly setReadOnly: (isReadOnly: boolean) => void;
  /** Runs a command as one action of its own. false: it does not apply here, or no longer. */
  readonly run: (command: Command) => boolean;
  readonly destroy: () => void;
}

/** How long after a composition the browser's last changes may come, in ms. */
const COMPOSITION_END = 60;
/** What react-aria dispatches before it gives the focus back, when a popover or menu has closed. */
const FOCUS_BACK = 'react-aria-focus-scope-restore';
/** On transactions of buttons and keys that are no typing. */
const IS_ACTION = 'isAction';

/** Mounts an editor over an element. It uses nothing of React and only the element's own window. */
export function createTextView(options: TextViewOptions): TextView {
  const { place, model } = options;
  // Text keeps its spaces; set here, because a page's policy may forbid style attributes. Whether lines
  // wrap is the page's.
  if (options.looks === undefined) place.mount.style.whiteSpace = 'pre-wrap';
  else place.mount.style.setProperty('white-space-collapse', 'preserve');
  const format = textFormatOf(model);
  const { rules, isRich } = format;
  let isReadOnly = options.isReadOnly === true;
  /** The value outside, as far as known here. */
  let outside = options.value;
  /** An edit, or a value from outside, that waits for the end of a composition. */
  let pending: { readonly isTyping: boolean } | null = null;
  let waiting: { readonly base: Json | undefined; readonly value: Json | undefined } | null = null;

  const plugins: readonly Plugin[] = isRich
    ? [typingRules(rules), keepStandard(rules), highlights(), picturePlaces()]
    : [];

  const clipboard = createClipboard(format, options);

  const emit = (change: { readonly isTyping: boolean }) => {
    const value = format.write(view.state.doc);
    if (value === outside || equalJson(value, outside)) return;
    outside = value;
    options.onChange(value, change);
  };

  const settle = () => {
    if (view.isDestroyed || view.composing) return;
    const [change, next] = [pending, waiting];
    [pending, waiting] = [null, null];
    if (next !== null) {
      const mine = format.write(view.state.doc);
      show(change === null ? next.value : bothOf(next.base, mine, next.value));
    }
    if (change !== null) emit(change);
  };

  const show = (value: Json | undefined) => {
    const tr = adoptDoc(view.state, format.read(value));
    if (tr !== null) view.dispatch(tr);
  };

  const dispatch = (tr: Transaction) => {
    const { state, transactions } = view.state.applyTransaction(tr);
    view.updateState(state);
    options.onUpdate();
    const edits = transactions.filter((each) => each.docChanged && !each.getMeta(FROM_OUTSIDE));
    if (edits.length === 0) return;
    const isTyping = edits.every(isTyped);
    // A composition is the browser's: what it has not finished is not told, and nothing is replaced.
    if (view.composing) pending = { isTyping };
    else emit({ isTyping });
  };

  const view: EditorView = new EditorView(place, {
    state: EditorState.create({ doc: format.read(options.value), plugins: [...plugins] }),
    attributes: () => ({
      ...options.attributes,
      role: 'textbox',
      'aria-multiline': String(!rules.isSingle),
      // Text that cannot be edited can still be reached, read and copied.
      tabindex: '0',
      ...(isReadOnly && { 'aria-readonly': 'true' }),
    }),
    editable: () => !isReadOnly,
    ...options.looks,
    handleKeyDown: isRich ? richKeys(rules, options) : plainKeys(options),
    dispatchTransaction: dispatch,
    ...clipboard.props,
    handleDOMEvents: {
      ...clipboard.props.handleDOMEvents,
      keydown: ({ dom }, event) => {
        clipboard.onKey(event);
        // Browsers tell of a moved cursor later than of the next key, which is meant for it.
        if (!event.isComposing) dom.ownerDocument.dispatchEvent(new Event('selectionchange'));
        return !event.isComposing && isWindowKey(event);
      },
      beforeinput: sendUndo,
      // The browser would put the caret at the start of the text, where it stays if that is noticed late.
      [FOCUS_BACK]: (own, event) => {
        event.preventDefault();
        own.focus();
        return true;
      },
      compositionend: ({ dom }) =>
        void dom.ownerDocument.defaultView?.setTimeout(settle, COMPOSITION_END),
      blur: ({ dom }) => void dom.ownerDocument.defaultView?.setTimeout(settle, COMPOSITION_END),
    },
  });

  return {
    view,
    rules,
    setValue: (value) => {
      // React destroys the view of another model before the values of the new one come.
      if (view.isDestroyed) return;
      if (value === outside || (pending === null && equalJson(value, outside))) return;
      const isBusy = view.composing || pending !== null;
      if (isBusy) waiting = { base: waiting === null ? outside : waiting.base, value };
      outside = value;
      if (!isBusy) show(value);
    },
    setReadOnly: (next) => {
      if (view.isDestroyed) return;
      isReadOnly = next;
      // Reads `editable` again.
      view.setProps({});
    },
    run: (command) =>
      !view.isDestroyed &&
      command(view.state, (tr) => view.dispatch(tr.setMeta(IS_ACTION, true)), view),
    destroy: () => {
      const change = pending;
      pending = null;
      if (change !== null) emit(change);
      view.destroy();
    },
  };
}

/** Both of two changes; where they are of the same words, what was typed here. */
function bothOf(base: Json | undefined, mine: Json | undefined, other: Json | undefined) {
  if (base === undefined || mine === undefined || other === undefined) return mine;
  const { value, conflicts } = mergeValues(base, mine, other);
  return conflicts.length === 0 ? value : mine;
}

/** Whether only characters came and went: no button, paste, style or mark. */
function isTyped(tr: Transaction): boolean {
  if (tr.getMeta(IS_ACTION) !== undefined || tr.getMeta('uiEvent') !== undefined) return false;
  return tr.steps.every((step) => step instanceof ReplaceStep);
}

/** The browser's own undo, from its menu: the same as the key, which undoes in the document. */
function sendUndo({ dom }: EditorView, event: InputEvent): boolean {
  const { inputType } = event;
  if (inputType !== 'historyUndo' && inputType !== 'historyRedo') return false;
  event.preventDefault();
  const isMac = /Mac|iP(?:hone|ad)/.test(navigator.platform);
  const init = {
    key: 'z',
    code: 'KeyZ',
    ctrlKey: !isMac,
    metaKey: isMac,
    shiftKey: inputType === 'historyRedo',
    bubbles: true,
    cancelable: true,
  };
  const { KeyboardEvent: Type = KeyboardEvent } = dom.ownerDocument.defaultView ?? globalThis;
  dom.dispatchEvent(new Type('keydown', init));
  return true;
}
