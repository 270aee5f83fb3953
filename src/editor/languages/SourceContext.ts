import { createContext } from 'react';
import type { DocumentJson } from '../document/DocumentSession.ts';

/** The document that the open one is a translation of. */
export interface SourceDocument {
  readonly json: DocumentJson;
  /** Its language, and the language's name. */
  readonly language: string;
  readonly name: string;
}

export const SourceContext = createContext<SourceDocument | null>(null);
