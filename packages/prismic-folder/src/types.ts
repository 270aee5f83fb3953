/**
 * The types of a repository. They follow the Content API v2; comments name the differences.
 */

/** A field's model as in `customtypes/<id>/index.json` or `slices/<Name>/model.json`. */
export interface FieldModel {
  readonly type: string;
  readonly description?: string;
  readonly config?: {
    readonly label?: string | null;
    readonly placeholder?: string;
    readonly select?: string | null;
    readonly customtypes?: readonly unknown[];
    readonly options?: readonly string[];
    readonly fields?: Readonly<Record<string, FieldModel>>;
    readonly choices?: Readonly<Record<string, SliceChoice>>;
    readonly single?: string;
    readonly multi?: string;
    readonly labels?: readonly string[];
    readonly repeat?: boolean;
    readonly thumbnails?: readonly { readonly name: string }[];
    readonly [key: string]: unknown;
  };
}

type Fields = Readonly<Record<string, FieldModel>>;

/** What a slice zone admits under an id: a shared slice, or one of the kinds that were before them. */
export interface SliceChoice {
  /**
   * `SharedSlice`: the slice model of this id. `Slice`: a slice with `primary` and `items`. Any other type: the
   * kind of the one field that the oldest slices are, their `value`.
   */
  readonly type: string;
  /** The model file has them as `non-repeat` and `repeat`. */
  readonly primary?: Fields;
  readonly items?: Fields;
  /** The one field of the oldest kind, by the name `value`. */
  readonly field?: { readonly value: FieldModel };
}

/** A custom type, its tabs merged into one record of fields as in a document's `data`. */
export interface TypeModel {
  readonly id: string;
  readonly label: string;
  readonly repeatable: boolean;
  readonly fields: Readonly<Record<string, FieldModel>>;
  /** Path of the model file, relative to the project, for messages. */
  readonly file: string;
}

/** One variation of a slice: its fields, and those of its repeated items, by API ID. */
export interface VariationModel {
  readonly id: string;
  /** Version of the variation; `initial` by default. */
  readonly version?: string;
  readonly primary: Readonly<Record<string, FieldModel>>;
  readonly items: Readonly<Record<string, FieldModel>>;
}

/** A shared slice with its variations by id. */
export interface SliceModel {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly variations: Readonly<Record<string, VariationModel>>;
  readonly file: string;
}

/** The models of a project, by id. */
export interface Models {
  readonly types: ReadonlyMap<string, TypeModel>;
  readonly slices: ReadonlyMap<string, SliceModel>;
}

/** A language by its id, such as `en-us`, with the name that editors see. */
export interface Language {
  readonly id: string;
  readonly name: string;
}

/** Why a document may not have a uid, such as one whose address is taken; null if it may. */
export type RefuseUid = (
  document: { readonly type: string; readonly uid: string },
  languages: readonly { readonly id: string }[],
) => string | null;

/** Another language version of a document, as listed in `alternate_languages`. */
export interface AlternateLanguage {
  readonly id: string;
  readonly type: string;
  readonly lang: string;
  readonly uid?: string;
}

/**
 * A document as the API serves it, except for what depends on the request: `href`, URLs and fetched
 * data of links, and media URLs, which are stored as `repository:/media/<file>` and made absolute
 * in responses.
 */
export interface RepositoryDocument {
  readonly id: string;
  readonly uid: string | null;
  readonly type: string;
  readonly lang: string;
  readonly tags: readonly string[];
  readonly slugs: readonly string[];
  readonly alternate_languages: readonly AlternateLanguage[];
  /** `2026-11-21T03:38:23+0000`, 24 characters. */
  readonly first_publication_date: string;
  readonly last_publication_date: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** Earlier uids, by which queries find it too. Not part of responses. */
  readonly previous_uids?: readonly string[];
  /** What a program has kept of it, as JSON, beside the document itself. Not part of responses. */
  readonly note?: unknown;
}

/** A release: its ref, and the documents that replace or extend master's in its view. */
export interface Release {
  /** Name of its folder in `content/releases`. */
  readonly id: string;
  readonly label: string;
  readonly ref: string;
  readonly scheduledAt?: string;
  readonly documents: readonly RepositoryDocument[];
}

/** The id of the drafts as a release. No release can have it: folders that begin with a dot are hidden. */
export const DRAFTS_ID = '.drafts';

/**
 * Key of a draft's file: the revision of the published file that the draft was made from, null if
 * there was none. Files written by hand may lack it; they replace what is published.
 */
export const BASE_KEY = 'published_revision';

/** Keys of a document's file that say which one it is: no change of its content touches them. */
export const FIXED_KEYS: readonly (string | number)[] = [
  'id',
  'type',
  'uid',
  'lang',
  'previous_uids',
  BASE_KEY,
];

/** Where content is that was moved aside, each set in a folder of its own. */
export const ASIDE = 'aside';

/** What needs a token: everything (private), releases (public), nothing (open). */
export type Visibility = 'private' | 'public' | 'open';

/** An error or a warning about the content folder. */
export interface Problem {
  /** Path relative to the project or the content folder. */
  readonly file: string;
  /** Location in the file: `data.cover[0].primary.single_image`, or `line 4, column 2`. */
  readonly field?: string;
  /** The line of `field`, from 1. */
  readonly line?: number;
  readonly reason: string;
  /** An error, the default, fails the content check; a warning does not. */
  readonly severity?: 'error' | 'warning';
  /** Set if the whole file is not served. Otherwise the field counts as empty. */
  readonly leftOut?: true;
  /** Set for a field that its model does not have. */
  readonly unknown?: UnknownField;
  /**
   * broken-link: a link to a missing document. It is served as broken, but fails the content check.
   * model: the file is a model that cannot be read. missing-alt: an image without alternative text.
   * changed-meanwhile: what is published was changed since this version was made, at the same places.
   * unread: the file or folder itself cannot be read, or is not read. unlinked: nothing leads to the document.
   * missing-model: a model names a type or a slice that has none.
   */
  readonly kind?:
    | 'broken-link'
    | 'model'
    | 'missing-alt'
    | 'changed-meanwhile'
    | 'unread'
    | 'unlinked'
    | 'missing-model';
}

/** A field in a document that its model does not have: misspelt, renamed or removed. */
export interface UnknownField {
  readonly name: string;
  readonly value: unknown;
  /** The model's fields. */
  readonly fields: Readonly<Record<string, FieldModel>>;
}

/** The result of loading a content folder. Files that were left out are in `problems`. */
export interface Snapshot {
  readonly name: string;
  readonly languages: readonly [Language, ...Language[]];
  readonly visibility: Visibility;
  /** Tokens that give access to what `visibility` restricts. */
  readonly accessTokens: readonly string[];
  readonly models: Models;
  /** Ref of master; it changes whenever a document changes. */
  readonly ref: string;
  readonly documents: readonly RepositoryDocument[];
  readonly releases: readonly Release[];
  /** Documents that are neither published nor in a release; null if there are none. Not listed. */
  readonly drafts: Release | null;
  readonly problems: readonly Problem[];
}

/** Start of media addresses in a snapshot. Responses replace the scheme by the server's origin. */
export const MEDIA_SCHEME = 'repository:/media/';

/**
 * Any implementation of the Content API v2: an embedded repository, a hosted one behind a fetch, a
 * restricted one. It never rejects: errors are responses too.
 */
export type ContentSource = (request: Request) => Promise<Response>;

/** A repository in this process, which need not write text for a reader of all documents. */
export interface InProcessSource extends ContentSource {
  /**
   * All documents of a ref in the order of a search without orderings, as they are in memory: media addresses have no
   * origin. null for a ref that is not known, or no longer.
   */
  readonly documents: (ref: string) => Promise<readonly RepositoryDocument[] | null>;
}
