import { useCallback, useState, type RefCallback } from 'react';
import { isSameState, textStateOf, type TextState } from '../toolbar/textState.ts';
import type { TextView } from '../view/createTextView.ts';

/** A text that is mounted on an element, and what its toolbar shows of it. */
export interface MountedText {
  /** For the element that is there as long as the text. */
  readonly container: RefCallback<HTMLElement>;
  readonly text: TextView | null;
  readonly state: TextState | null;
}

/** What is rendered of a text that is mounted on an element; `look` after each change of it. */
export function useShownText() {
  const [text, setText] = useState<TextView | null>(null);
  const [state, setState] = useState<TextState | null>(null);
  const look = useCallback(({ view }: TextView) => {
    const next = textStateOf(view.state);
    setState((before) => (before !== null && isSameState(before, next) ? before : next));
  }, []);
  return { text, state, setText, look };
}
