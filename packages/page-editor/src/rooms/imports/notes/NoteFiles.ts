/** One file of what is imported. */
export interface NoteFile {
  /** Its path below the folder or in the archive, with `/`. */
  readonly name: string;
  /** In bytes. */
  readonly size: number;
}

/** A folder or an archive of notes, wherever it is. */
export interface NoteFiles {
  readonly files: readonly NoteFile[];
  /** Rejects with a sentence. */
  readonly read: (name: string) => Promise<Uint8Array<ArrayBuffer>>;
}

/** What was not taken over, and why. */
export interface LeftOut {
  readonly name: string;
  /** The rest of a sentence. */
  readonly reason: string;
}

/** What cannot be imported at all; its message is a sentence. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
}

/** As many as a person can go through afterwards. */
export const MAX_NOTES = 2000;
export const MAX_FILES = 20_000;
/** In bytes: no text that people wrote is longer. */
export const MAX_NOTE = 2_000_000;
/** In bytes, of one picture: what the library takes. */
export const MAX_PICTURE = 100_000_000;

const MARKDOWN = /\.(?:md|markdown)$/i;
const PICTURE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

export const isNote = (name: string) => MARKDOWN.test(name);
export const isPicture = (name: string) => PICTURE.test(name);

/** Whether systems or programs have put a file there for themselves. */
export const isHidden = (name: string) =>
  name.split('/').some((part) => part.startsWith('.') || part === '__MACOSX');

/** Whether a path leads out of the folder, or is none. */
export const leadsOut = (name: string) =>
  /^(?:[/\\]|[a-z]:)/i.test(name) ||
  name.split(/[/\\]/).some((part) => part === '..') ||
  name.includes('\0');
