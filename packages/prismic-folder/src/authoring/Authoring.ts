import type { Snapshot } from '../types.ts';
import type {
  DocumentCounts,
  DocumentKey,
  DocumentStatus,
  DocumentSummary,
  OtherFile,
  DocumentUse,
  DocumentVersion,
  NewDocument,
  SaveDocument,
  VersionName,
} from './contract/documents.ts';
import type { ChangeEvent } from './contract/events.ts';
import type {
  NewLanguage,
  RepositoryLanguage,
  Translation,
  TranslationState,
} from './contract/languages.ts';
import type {
  FoundDocuments,
  FoundLink,
  LinkDestination,
  ReplacedVersion,
  ReplaceLinksRequest,
  ReplaceReport,
} from './contract/finding.ts';
import type {
  BinnedMedia,
  MediaCounts,
  MediaDetails,
  MediaItem,
  MediaUse,
  ReplacedMedia,
  ShrunkMedia,
  StoredMedia,
} from './contract/media.ts';
import type { ContentSets, NewContent } from './contract/sets.ts';
import type { PlannedPublication } from './contract/protection.ts';
import type {
  ChangedRelease,
  HistoryEntry,
  HistoryVersion,
  MergeRequest,
  NewRelease,
  Publication,
  PublishReport,
  PublishRequest,
  ReleaseDetails,
  RemovedDocument,
  UndoPublishRequest,
} from './contract/publishing.ts';

/** Every refusal below is an AuthoringError; nothing has been written then. */
export interface AuthoringDocuments {
  list(filter: DocumentFilter): Promise<{
    documents: DocumentSummary[];
    total: number;
    others?: OtherFile[];
  }>;
  counts(): Promise<DocumentCounts>;
  /** Links to a document from all versions of the other ones. */
  uses(key: DocumentKey): Promise<DocumentUse[]>;
  /** By default the draft, else the published version, else the archived one. */
  read(key: DocumentKey, version?: VersionName): Promise<DocumentVersion>;
  create(document: NewDocument): Promise<DocumentVersion>;
  /**
   * Saves to the draft, or to the release that was read. Changes made on an older revision are
   * merged; overlapping ones throw `conflict` with both values.
   */
  save(key: DocumentKey, request: SaveDocument): Promise<DocumentVersion>;
  /** A draft with the same content; without a name one is derived: `low-tide-2`. */
  duplicate(key: DocumentKey, name?: string): Promise<DocumentVersion>;
  /** Moves all versions, updates links to them, and keeps the old uid for redirects. */
  rename(key: DocumentKey, name: string): Promise<DocumentSummary>;
  /** Removes the draft; the published version is not changed. */
  discard(key: DocumentKey): Promise<void>;
  /** Takes it off the site; `restore` brings it back as a draft. Refuses as `publish` does. */
  archive(key: DocumentKey, options: { acceptWarnings: boolean }): Promise<PublishReport>;
  restore(key: DocumentKey): Promise<DocumentVersion>;
  /** Merges what was published since a version was made into it. */
  merge(key: DocumentKey, request: MergeRequest): Promise<DocumentVersion>;
  /** Removes all versions; the history stays. Refuses as `publish` does. */
  remove(key: DocumentKey, options: { acceptWarnings: boolean }): Promise<PublishReport>;
}

export interface DocumentFilter {
  readonly type?: string;
  readonly status?: DocumentStatus;
  readonly lang?: string;
  readonly id?: string;
  /** Only documents with these ids, between commas. */
  readonly ids?: string;
  /** Its uid, or one that it had. */
  readonly uid?: string;
  readonly tag?: string;
  readonly release?: string;
  /** Words in title, uid, tags and text. */
  readonly search?: string;
  /** By when they were last saved (the newest first by default), or by their titles. */
  readonly sort?: 'newest' | 'oldest' | 'title';
  readonly page: number;
  /** 1 to 100. */
  readonly pageSize: number;
}

export interface AuthoringReleases {
  list(): Promise<ReleaseDetails[]>;
  create(release: NewRelease): Promise<ReleaseDetails>;
  update(id: string, release: ChangedRelease): Promise<ReleaseDetails>;
  /** Removes an empty release, or one with documents, which become drafts unless there is one. */
  remove(id: string): Promise<void>;
  /** Copies the draft, or the published version, to a release; a draft moves. */
  add(id: string, key: DocumentKey): Promise<DocumentVersion>;
  /** Takes a document out of a release. */
  take(id: string, key: DocumentKey): Promise<void>;
  publish(request: PublishRequest): Promise<PublishReport>;
  /** Makes public again what was before, and drafts of what was published. */
  undoPublish(request: UndoPublishRequest): Promise<void>;
  /** What was published here and not taken back, the newest first. */
  publications(): Promise<Publication[]>;
  /** Takes a publication back as a whole: a release holds its documents again, others are drafts. */
  undoPublication(id: string): Promise<void>;
}

export interface AuthoringHistory {
  /** The newest first: stored versions, and commits where the folder is a git checkout. */
  list(key: DocumentKey): Promise<HistoryEntry[]>;
  read(key: DocumentKey, id: string): Promise<HistoryVersion>;
  /** Documents that no longer exist, the last removed first. */
  removed(): Promise<RemovedDocument[]>;
  /** Makes an earlier version the draft. */
  restore(key: DocumentKey, id: string): Promise<DocumentVersion>;
}

export interface AuthoringMedia {
  list(filter: {
    readonly search?: string;
    readonly kind?: MediaItem['kind'];
    /** Of `picture`, `drawing`, `film`, `sound`, `document`, joined by commas. */
    readonly shows?: string;
    readonly unused?: boolean;
    /** Only images without alternative text: where they are shown, or else in the library. */
    readonly undescribed?: boolean;
    readonly duplicates?: boolean;
    readonly oversized?: boolean;
    readonly usedIn?: string;
    readonly sort?: 'newest' | 'oldest' | 'name' | 'heaviest';
    readonly page: number;
    readonly pageSize: number;
  }): Promise<{ media: MediaItem[]; total: number }>;
  counts(): Promise<MediaCounts>;
  read(name: string): Promise<MediaItem>;
  /** Stores a new file; its name is made readable and unique. `name` is the file's own name. */
  upload(name: string, body: ReadableStream<Uint8Array>): Promise<StoredMedia>;
  /** Replaces a file's content by one of the same kind; references stay. */
  replace(name: string, body: ReadableStream<Uint8Array>): Promise<ReplacedMedia>;
  /** Makes an image as small as its uses allow; the original goes to the bin. */
  shrink(name: string, options: { dryRun: boolean }): Promise<ShrunkMedia>;
  /** Renames a file and all references to it. */
  rename(name: string, to: string): Promise<MediaItem>;
  describe(name: string, details: MediaDetails): Promise<MediaItem>;
  /** Moves it to the bin. Refuses (`in_use`) while a document refers to it. */
  remove(name: string): Promise<{ binned: string }>;
  /** What can be brought back, the last one first. */
  bin(): Promise<BinnedMedia[]>;
  restore(id: string): Promise<MediaItem>;
  uses(name: string): Promise<MediaUse[]>;
}

export interface AuthoringLanguages {
  /** The master language first. */
  list(): Promise<RepositoryLanguage[]>;
  add(language: NewLanguage): Promise<RepositoryLanguage>;
  /** Changes the name that people read. */
  rename(id: string, name: string): Promise<RepositoryLanguage>;
  /** Refuses (`in_use`) while a document is in it, and the master language. */
  remove(id: string): Promise<void>;
  /** Translations that are missing, or older than what was published of their source. */
  translations(filter: {
    readonly lang?: string;
    readonly state?: TranslationState;
    readonly page: number;
    readonly pageSize: number;
  }): Promise<{ translations: Translation[]; total: number }>;
  /** The other language versions of a document. */
  versions(key: DocumentKey): Promise<DocumentSummary[]>;
  /** A draft with the same content in another language. */
  translate(
    key: DocumentKey,
    request: { readonly to: string; readonly name?: string | undefined },
  ): Promise<DocumentVersion>;
}

export interface AuthoringFinding {
  /** Documents with all of the words, in the versions that are edited next. */
  text(text: string, page: number): Promise<FoundDocuments>;
  /** Documents that use a slice, or one of its variations. */
  slices(filter: {
    readonly slice: string;
    readonly variation?: string;
    readonly page: number;
  }): Promise<FoundDocuments>;
  /** Every link that leads there. */
  links(to: LinkDestination): Promise<FoundLink[]>;
  /** Leads links elsewhere, in drafts and in releases: all of them, or none if one cannot lead there. */
  replace(request: ReplaceLinksRequest): Promise<ReplaceReport>;
  /** Restores what was before; throws `conflict` if one of the versions was changed since. */
  undo(saved: readonly ReplacedVersion[]): Promise<void>;
}

/** The demo, the content in use, and what was moved aside. */
export interface AuthoringSets {
  read(): Promise<ContentSets>;
  /** Keeps the demo, and asks no more. */
  keepDemo(): Promise<void>;
  /** Moves the demo aside, with its media, and writes new documents; throws `conflict` if there is no demo. */
  start(content: NewContent): Promise<{ aside: string }>;
  /** Exchanges the content in use and one that was moved aside. */
  restore(name: string): Promise<{ aside: string }>;
}

/** Everything the editor can do with a content folder. */
export interface Authoring {
  readonly documents: AuthoringDocuments;
  readonly releases: AuthoringReleases;
  readonly history: AuthoringHistory;
  readonly media: AuthoringMedia;
  readonly languages: AuthoringLanguages;
  readonly finding: AuthoringFinding;
  readonly sets: AuthoringSets;
  /** The content as it is. */
  content(): Promise<Snapshot>;
  /**
   * The content as it would be after a publication; nothing is written. What must be corrected first throws
   * AuthoringError (problems), unless `withErrors`.
   */
  plan(
    publication: PlannedPublication,
    options?: { readonly withErrors: boolean },
  ): Promise<Snapshot>;
  /** Custom types and slices as their model files have them, without those that are not JSON or not a model. */
  models(): Promise<{
    types: unknown[];
    slices: unknown[];
    problems: DocumentVersion['problems'];
  }>;
  /** The ref that previews drafts, as `token` of a preview; null while there are none. */
  draftsRef(): Promise<string | null>;
  onChange(listener: (event: ChangeEvent) => void): () => void;
  close(): Promise<void>;
}
