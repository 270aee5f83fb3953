import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Json } from '#prismic-folder/edit';
import type { FieldModel } from '#prismic-folder/models';
import { createTextView, type TextViewOptions } from '../view/createTextView.ts';
import { useShownText, type MountedText } from './useShownText.ts';

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
  const { text, state, setText, look } = useShownText();
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });

  const container = useCallback(
    (parent: HTMLElement | null) => {
      if (parent === null) return undefined;
      const mount = parent.ownerDocument.createElement('div');
      mount.className = latest.current.className;
      parent.append(mount);
      const created = createTextView({
        place: { mount },
        model,
        value: latest.current.value,
        isReadOnly: latest.current.isReadOnly,
        get attributes() {
          return latest.current.attributes;
        },
        onChange: (...change) => latest.current.onChange(...change),
        onUpdate: () => look(created),
        onLeave: () => latest.current.onLeave?.(),
        onLink: () => latest.current.onLink?.(),
        onToolbar: () => latest.current.onToolbar?.(),
        onPaste: (report) => latest.current.onPaste?.(report),
        get onFiles() {
          return latest.current.onFiles;
        },
      });
      setText(created);
      look(created);
      return () => {
        created.destroy();
        mount.remove();
        setText(null);
      };
    },
    [model, setText, look],
  );

  // Before the browser can give the next key: a value that is late would take it back.
  useLayoutEffect(() => text?.setValue(value), [text, value]);
  useEffect(() => text?.setReadOnly(isReadOnly), [text, isReadOnly]);
  return { container, text, state };
}

/** The same object until the model says something else: whenever models are read again, all are new objects. */
function useSameModel(model: FieldModel): FieldModel {
  const [kept, setKept] = useState(model);
  if (kept === model || JSON.stringify(kept) === JSON.stringify(model)) return kept;
  setKept(model);
  return model;
}
