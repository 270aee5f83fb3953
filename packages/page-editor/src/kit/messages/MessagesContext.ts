import { createContext, use } from 'react';

/** A short note at the edge of the window; it goes by itself after 8 s, and with an action of it. */
export interface Toast {
  readonly message: string;
  readonly action?: { readonly label: string; readonly run: () => void };
  /** What else can be done, shown before the action. */
  readonly second?: { readonly label: string; readonly run: () => void };
  /** Stays until it is closed, as trouble does. */
  readonly isLasting?: boolean;
}

/** What the window does for its parts: it says what they did, and shows another of its addresses. */
export interface Messages {
  /** Says one sentence to screen readers, at once if it is urgent. */
  readonly announce: (sentence: string, urgency?: 'polite' | 'assertive') => void;
  /** Shows a note; returns what closes it. */
  readonly toast: (toast: Toast) => () => void;
  /** Shows a note and says its message to screen readers. */
  readonly notify: (toast: Toast, urgency?: 'polite' | 'assertive') => void;
  /** Opens an address of the editor: `/edit`, `/edit/page/now`. */
  readonly go: (path: string) => void;
}

export const MessagesContext = createContext<Messages>({
  announce: () => {},
  toast: () => () => {},
  notify: () => {},
  go: () => {},
});

export const useMessages = (): Messages => use(MessagesContext);
