import type { AlternateLanguage, Problem, RepositoryDocument } from '../types.ts';
import type { FileStamp } from './listFiles.ts';
import type { PendingLink } from './normalize/normalizeContext.ts';

/** A loaded document, before links and language versions are resolved. */
export interface LoadedDocument {
  readonly document: RepositoryDocument;
  /** The id it has unless it replaces a document of master; undefined if its file contains one. */
  readonly defaultId: string | undefined;
  /** The array in `document.alternate_languages`, filled when all documents are loaded. */
  readonly alternates: AlternateLanguage[];
  /** The value of `alternate_languages` in the file. */
  readonly writtenAlternates: unknown;
  readonly links: readonly PendingLink[];
  /** The file's name without language and `.json`. */
  readonly name: string;
  /** Path of the file, for messages. */
  readonly shown: string;
  /** Of its file. */
  readonly digest: string;
  /** Of the files of `content/media` that it shows. */
  readonly mediaVersions: string;
}

/** A file of a documents folder and what was read of it. */
export interface LoadedFile {
  readonly file: FileStamp;
  /** Path of the file, for messages. */
  readonly shown: string;
  /** undefined if the file is not a document. */
  readonly loaded: LoadedDocument | undefined;
  /** The file cannot be read any more: `loaded` is what could be read last. */
  readonly isKept?: true;
  /** Problems of the file by itself: those of its links depend on other files. */
  readonly problems: readonly Problem[];
}
