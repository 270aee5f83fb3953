import type { AlternateLanguage, RepositoryDocument } from '../types.ts';
import type { PendingLink } from './normalize/normalizeContext.ts';

/** A loaded document, before links and language versions are resolved. */
export interface LoadedDocument {
  readonly document: RepositoryDocument;
  /** The array in `document.alternate_languages`, filled when all documents are loaded. */
  readonly alternates: AlternateLanguage[];
  /** The value of `alternate_languages` in the file. */
  readonly writtenAlternates: unknown;
  readonly links: readonly PendingLink[];
  /** The file's name without language and `.json`. */
  readonly name: string;
  /** Path of the file, for messages. */
  readonly shown: string;
  readonly digest: string;
}
