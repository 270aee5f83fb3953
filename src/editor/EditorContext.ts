import { createContext, use } from 'react';
import type { DocumentKey, DocumentSummary } from '#prismic-folder/contract';
import type { AuthoringClient } from './api/AuthoringClient.ts';
import type { AskProtection } from './api/guardProtection.ts';
import type { EditorModels } from './model/EditorModels.ts';
import type { Place } from './place.ts';

/** A short note at the edge of the window; it goes by itself after 8 s. */
export interface Toast {
  readonly message: string;
  readonly action?: { readonly label: string; readonly run: () => void };
  /** What else can be done, shown before the action. */
  readonly second?: { readonly label: string; readonly run: () => void };
}

/** What every part of the editor may use. */
export interface EditorServices {
  readonly api: AuthoringClient;
  readonly models: EditorModels;
  /** Asks what becomes of what no password protects any more; null: the owner cancels. */
  readonly askProtection: AskProtection;
  /** Says one sentence to screen readers, at once if it is urgent. */
  readonly announce: (sentence: string, urgency?: 'polite' | 'assertive') => void;
  /** Shows a note; returns what closes it. */
  readonly toast: (toast: Toast) => () => void;
  /** Opens a document, at a place of it. */
  readonly open: (document: DocumentKey, place?: Place) => void;
  /** Opens an address of the editor: `/edit`, `/edit/page/now`. */
  readonly go: (path: string) => void;
  /** Known documents by id; asks for those that are not known yet. null: there is none. */
  readonly findDocument: (id: string) => Promise<DocumentSummary | null>;
}

export const EditorContext = createContext<EditorServices | null>(null);

/** The services of the editor around this component. */
export function useEditor(): EditorServices {
  const services = use(EditorContext);
  if (!services) throw new Error('useEditor is used outside EditorContext');
  return services;
}
