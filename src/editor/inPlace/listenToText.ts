interface TextListeners {
  /** Escape. */
  readonly onEscape: () => void;
  /** Tab goes to the next text, with Shift to the previous one. */
  readonly onTab: (by: 1 | -1) => void;
  /** A key that the text has no use for. */
  readonly onKey: (event: KeyboardEvent) => void;
  /** The pointer went down, or the focus went, elsewhere in the editor. */
  readonly onElsewhere: (target: Element) => void;
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
export function listenToText(text: HTMLElement, on: TextListeners): () => void {
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
      if (event.key === 'Escape') on.onEscape();
      else if (event.key === 'Tab' && !hasModifier) on.onTab(event.shiftKey ? -1 : 1);
      else {
        on.onKey(event);
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
        if (target instanceof Element) on.onElsewhere(target);
      },
      { capture: true, signal },
    );
  }
  return () => off.abort();
}
