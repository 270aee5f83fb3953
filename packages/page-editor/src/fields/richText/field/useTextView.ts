import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type RefCallback,
  type RefObject,
} from 'react';
import { equalJson, type Json } from 'prismic-folder/edit';
import type { FieldModel } from 'prismic-folder/models';
import { textStateOf, type TextState } from '../toolbar/textTools.ts';
import { createTextView, type TextView, type TextViewOptions } from '../view/createTextView.ts';

/** A text that is mounted on an element, and what its toolbar shows of it. */
export interface MountedText {
  /** For the element that is there as long as the text. */
  readonly container: RefCallback<HTMLElement>;
  readonly text: TextView | null;
  readonly state: TextState | null;
}

type TextActions = Pick<TextViewOptions, 'onLink' | 'onToolbar' | 'onPaste' | 'onFiles'>;

/** A text and what ends it; undefined: it is not mounted. `look`: after each change of it. */
export type MountText<Options> = (
  element: HTMLElement,
  latest: RefObject<Options>,
  look: (text: TextView) => void,
) => { readonly text: TextView; readonly end: () => void } | undefined;

/** Mounts a text on an element of React's, which gets `container`, and anew when `mount` is another function. */
export function useMountedText<Options>(options: Options, mount: MountText<Options>): MountedText {
  const [text, setText] = useState<TextView | null>(null);
  const [state, setState] = useState<TextState | null>(null);
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  const container = useCallback(
    (element: HTMLElement | null) => {
      const look = ({ view }: TextView) => {
        const next = textStateOf(view.state);
        setState((before) => (equalJson(before, next) ? before : next));
      };
      const mounted = element === null ? undefined : mount(element, latest, look);
      if (mounted === undefined) return undefined;
      setText(mounted.text);
      look(mounted.text);
      return () => {
        mounted.end();
        setText(null);
      };
    },
    [mount],
  );
  return { container, text, state };
}

/** Functions that stay the same, and call what the last render gave. */
export function latestActions(latest: RefObject<TextActions>): TextActions {
  return {
    onLink: () => latest.current.onLink(),
    onToolbar: () => latest.current.onToolbar(),
    onPaste: (report) => latest.current.onPaste(report),
    onFiles: (files, places) => latest.current.onFiles(files, places),
  };
}

interface UseTextViewOptions extends Omit<
  TextViewOptions,
  'place' | 'model' | 'value' | 'isReadOnly' | 'onUpdate'
> {
  readonly model: FieldModel;
  readonly value: Json | undefined;
  readonly isReadOnly: boolean;
  readonly className: string;
}

/** A text view within an element of React's, which gets `container`; it follows value and model. */
export function useTextView(options: UseTextViewOptions): MountedText {
  const { value, isReadOnly } = options;
  const model = useSameModel(options.model);
  const mount = useCallback<MountText<UseTextViewOptions>>(
    (parent, latest, look) => {
      const element = parent.ownerDocument.createElement('div');
      element.className = latest.current.className;
      parent.append(element);
      const text = createTextView({
        place: { mount: element },
        model,
        value: latest.current.value,
        isReadOnly: latest.current.isReadOnly,
        get attributes() {
          return latest.current.attributes;
        },
        onChange: (...change) => latest.current.onChange(...change),
        onUpdate: () => look(text),
        onLeave: () => latest.current.onLeave(),
        ...latestActions(latest),
      });
      return {
        text,
        end: () => {
          text.destroy();
          element.remove();
        },
      };
    },
    [model],
  );
  const mounted = useMountedText(options, mount);
  const { text } = mounted;
  // Before the browser can give the next key: a value that is late would take it back.
  useLayoutEffect(() => text?.setValue(value), [text, value]);
  useEffect(() => text?.setReadOnly(isReadOnly), [text, isReadOnly]);
  return mounted;
}

/** The same object until the model says something else: whenever models are read again, all are new objects. */
function useSameModel(model: FieldModel): FieldModel {
  const [kept, setKept] = useState(model);
  if (kept === model || JSON.stringify(kept) === JSON.stringify(model)) return kept;
  setKept(model);
  return model;
}
