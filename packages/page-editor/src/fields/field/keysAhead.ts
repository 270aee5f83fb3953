import { editsText } from '../../kit/editsText.ts';

/** The keys that are pressed in an input before the text that it stands in for is there. */
export interface KeysAhead {
  /** Takes a key of the input that is more than a letter; `passed` are those that are for the text. */
  readonly take: (event: KeyboardEvent, passed: readonly string[]) => void;
  readonly hasAny: () => boolean;
  /** Presses them where the focus is, also in the page of the frame. */
  readonly replay: () => void;
}

/** Keeps the keys of an input: letters are in its value, as an input method writes them. */
export function keysAhead(input: HTMLInputElement): KeysAhead {
  let pressed: ((at: Document) => void)[] = [];
  const keepLetters = () => {
    const letters = input.value;
    if (letters === '') return;
    input.value = '';
    // The one way to type into an input and an editable element alike.
    pressed.push((at) => at.execCommand('insertText', false, letters));
  };
  const pressAll = (mayWait: boolean) => {
    const at = focusedDocument();
    const hasText = editsText(at.activeElement);
    // A text is left for the next one, or for the form, by a task of its own.
    if (!hasText && mayWait) setTimeout(() => pressAll(false));
    const [first, ...rest] = pressed;
    if (!hasText || !first) return;
    pressed = rest;
    first(at);
    pressAll(true);
  };
  return {
    take(event, passed) {
      const { key, shiftKey, ctrlKey, metaKey, altKey, isComposing } = event;
      if (altKey || isComposing) return;
      const hasModifier = ctrlKey || metaKey;
      if (hasModifier && key.toLowerCase() === 'a') {
        // What is typed next replaces all of the text, and what was typed before.
        input.value = '';
        pressed = [(at) => at.execCommand('selectAll')];
      } else if (!hasModifier && key === 'Backspace' && input.value === '') {
        pressed.push((at) => at.execCommand('delete'));
      } else if (!hasModifier && passed.includes(key)) {
        event.preventDefault();
        keepLetters();
        pressed.push((at) => pressKey(at, { key, shiftKey }));
      }
    },
    hasAny: () => pressed.length > 0 || input.value !== '',
    replay() {
      keepLetters();
      pressAll(true);
    },
  };
}

/** The document with the focus: of the window, or of the page in its frame. */
function focusedDocument(): Document {
  const { activeElement } = document;
  const isFrame = activeElement instanceof HTMLIFrameElement;
  return (isFrame ? activeElement.contentDocument : null) ?? document;
}

function pressKey({ activeElement, defaultView }: Document, init: KeyboardEventInit): void {
  const { KeyboardEvent: Type } = defaultView ?? window;
  activeElement?.dispatchEvent(new Type('keydown', { ...init, bubbles: true, cancelable: true }));
}
