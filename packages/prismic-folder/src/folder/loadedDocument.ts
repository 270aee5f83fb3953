import { createHash } from 'node:crypto';
import type { PendingLink } from '../fields/normalizing.ts';
import type { AlternateLanguage, Models, Problem, RepositoryDocument } from '../types.ts';
import type { FileStamp } from '../lib/listFiles.ts';
import type { MediaCatalog } from './mediaCatalog.ts';
import type { RepositorySettings } from './repositorySettings.ts';

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
  /** A digest that differs when anything in responses with it differs, of its file and of the media that it shows. */
  readonly version: string;
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
  /** It is as an earlier start has read it. */
  readonly isTaken?: true;
  /** Problems of the file by itself: those of its links depend on other files. */
  readonly problems: readonly Problem[];
}

/** Characters of a ref: 120 bits, so that different contents never share one. */
const REF_LENGTH = 20;

/**
 * The ref of a set of documents. It changes whenever any response could differ, so that responses
 * can be cached by ref. `base` is a digest of everything else that the responses depend on.
 */
export function refOf(documents: readonly LoadedDocument[], base: string): string {
  // One long text takes a third of the time of many short ones.
  const versions = documents.map(({ version }) => version).join('');
  return createHash('sha1').update(base).update(versions).digest('base64url').slice(0, REF_LENGTH);
}

/** Digest of what affects responses besides documents: models, languages and the sizes of media. */
export function groundOf(models: Models, settings: RepositorySettings, media: MediaCatalog) {
  const hash = createHash('sha1');
  hash.update(JSON.stringify([...models.types.values(), ...models.slices.values()]));
  hash.update(JSON.stringify(settings.languages));
  for (const [name, { file, image }] of media) {
    hash.update(`\n${name} ${file.size} ${image?.width} ${image?.height}`);
  }
  return hash.digest('base64url');
}

/** The same for this machine, where a file that was written is another one even if its size stays. */
export function stampedGround(ground: string, media: MediaCatalog): string {
  const hash = createHash('sha1').update(ground);
  for (const { file } of media.values()) hash.update(`\n${file.stamp}`);
  return hash.digest('base64url');
}
