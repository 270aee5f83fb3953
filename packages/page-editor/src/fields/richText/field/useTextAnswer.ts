import type { Command } from 'prosemirror-state';
import { useEditor } from '../../../session/EditorContext.ts';
import type { TextView } from '../view/createTextView.ts';

/** Runs what was answered about a part of a text. The text may be closed by then, or without it: that is said. */
export function useTextAnswer(text: TextView | null): (command: Command) => void {
  const { notify } = useEditor();
  return (command) => {
    if (text?.run(command) !== true) notify({ message: GONE });
  };
}

const GONE = 'Nothing was changed: what it was for is not in the text any more.';
