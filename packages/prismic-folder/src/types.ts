/**
 * The types of a repository. Shapes follow the Content API v2; where the API and the
 * folder differ, the comment says so.
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
    readonly choices?: Readonly<Record<string, { readonly type: string }>>;
    readonly single?: string;
    readonly multi?: string;
    readonly labels?: readonly string[];
    readonly repeat?: boolean;
    readonly thumbnails?: readonly { readonly name: string }[];
    readonly [key: string]: unknown;
  };
}

/** One custom type: its tabs merged into one record of fields, as documents carry them in `data`. */
export interface TypeModel {
  readonly id: string;
  readonly label: string;
  readonly repeatable: boolean;
  readonly fields: Readonly<Record<string, FieldModel>>;
  /** Path of the model file, relative to the project, for messages. */
  readonly file: string;
}

export interface VariationModel {
  readonly id: string;
  /** Version of the model, `initial` unless the model says otherwise. */
  readonly version?: string;
  readonly primary: Readonly<Record<string, FieldModel>>;
  readonly items: Readonly<Record<string, FieldModel>>;
}

/** One shared slice with its variations by id. */
export interface SliceModel {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly variations: Readonly<Record<string, VariationModel>>;
  readonly file: string;
}

export interface Models {
  readonly types: ReadonlyMap<string, TypeModel>;
  readonly slices: ReadonlyMap<string, SliceModel>;
}

export interface Language {
  readonly id: string;
  readonly name: string;
}

/** A language version of the same document, as `alternate_languages` lists it. */
export interface AlternateLanguage {
  readonly id: string;
  readonly type: string;
  readonly lang: string;
  readonly uid?: string;
}

/**
 * A document as the API serves it, but for what depends on the request (`href`, resolved link
 * urls, fetched link data, absolute media addresses): media addresses are held as
 * `repository:/media/<file>` and made absolute when an answer is written.
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
}

/** A release: its own ref, and the documents that replace or join master's while it is read. */
export interface Release {
  /** Folder name below `content/releases`, also its id. */
  readonly id: string;
  readonly label: string;
  readonly ref: string;
  readonly scheduledAt?: string;
  readonly documents: readonly RepositoryDocument[];
}

/** private: everything needs the token; public: master is open, releases need it; open: all is open. */
export type Visibility = 'private' | 'public' | 'open';

/** Something wrong in the folder, for the person who can fix it. */
export interface Problem {
  /** Path relative to the project or the content folder. */
  readonly file: string;
  /** Where inside the file: `data.cover[0].primary.single_image`, or `line 4, column 2`. */
  readonly field?: string;
  /** The line of `field`, from 1. */
  readonly line?: number;
  readonly reason: string;
  /** error (when absent): the content check fails; warning: it does not. */
  readonly severity?: 'error' | 'warning';
  /** True when nothing of the file is served. Otherwise the field counts as empty. */
  readonly leftOut?: true;
  /** Set for a field that its model does not have. */
  readonly unknown?: UnknownField;
  /**
   * broken-link: a link to a missing document is served as broken, yet the content check fails on it;
   * model: the file is a model that cannot be read.
   */
  readonly kind?: 'broken-link' | 'model';
}

/** A field that documents hold and their model does not: misspelt, renamed or removed. */
export interface UnknownField {
  readonly name: string;
  readonly value: unknown;
  /** The fields it was looked up in. */
  readonly fields: Readonly<Record<string, FieldModel>>;
}

/** Everything one load of the content folder brings. Files that were left out are in `problems`. */
export interface Snapshot {
  readonly name: string;
  readonly languages: readonly [Language, ...Language[]];
  readonly visibility: Visibility;
  /** Tokens that open what `visibility` closes. */
  readonly accessTokens: readonly string[];
  readonly models: Models;
  /** Ref of master: changes whenever a document does. */
  readonly ref: string;
  readonly documents: readonly RepositoryDocument[];
  readonly releases: readonly Release[];
  readonly problems: readonly Problem[];
}

/** Start of every media address inside a snapshot; an answer puts the server's origin in its place. */
export const MEDIA_SCHEME = 'repository:/media/';

/**
 * Anything that answers the Content API v2: the embedded repository, a hosted one behind a fetch,
 * a restricted one. It never rejects: what goes wrong is a response too.
 */
export type ContentSource = (request: Request) => Promise<Response>;
