import { createContext, use } from 'react';
import type { DocumentKey } from 'prismic-folder/contract';
import type { AuthoringClient } from '../api/AuthoringClient.ts';
import type { AskProtection } from '../api/guardProtection.ts';
import type { EditorHost, Starter } from '../model/EditorHost.ts';
import type { EditorModels, EditorType } from '../model/EditorModels.ts';
import type { Place } from '../model/place.ts';
import type { Messages } from '../kit/messages/MessagesContext.ts';

/** What every part of the editor may use. */
export interface EditorServices extends Messages {
  readonly api: AuthoringClient;
  readonly host: EditorHost;
  readonly models: EditorModels;
  /** Asks what becomes of what no password protects any more; null: the owner cancels. */
  readonly askProtection: AskProtection;
  /** Content to begin a document of a type with, as its model is now. */
  readonly startersOf: (type: EditorType) => Promise<readonly Starter[]>;
  /** Opens a document, at a place of it. */
  readonly open: (document: DocumentKey, place?: Place) => void;
}

export const EditorContext = createContext<EditorServices | null>(null);

/** The services of the editor around this component. */
export function useEditor(): EditorServices {
  const services = use(EditorContext);
  if (!services) throw new Error('useEditor is used outside EditorContext');
  return services;
}
