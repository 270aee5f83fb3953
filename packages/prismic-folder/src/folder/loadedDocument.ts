import type { AlternateLanguage, RepositoryDocument } from '../types.ts';
import type { PendingLink } from './normalize/normalizeContext.ts';

/** A document as it is served, before it is joined with the others. */
export interface LoadedDocument {
  readonly document: RepositoryDocument;
  /** The document's own list of alternates, completed when all languages are known. */
  readonly alternates: AlternateLanguage[];
  /** `alternate_languages` as the file has it. */
  readonly writtenAlternates: unknown;
  readonly links: readonly PendingLink[];
  /** The file's name without language and `.json`. */
  readonly name: string;
  /** Path of the file, for messages. */
  readonly shown: string;
  readonly digest: string;
}
