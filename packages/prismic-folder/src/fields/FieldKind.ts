import type { Report } from '../lib/createReport.ts';
import type { FieldModel, Models, SliceModel, TypeModel } from '../types.ts';
import type { NormalizeContext } from './normalizing.ts';

export type Config = NonNullable<FieldModel['config']>;
export type Fields = Readonly<Record<string, FieldModel>>;
export type Json = Readonly<Record<string, unknown>>;

/** How a field behaves in a query; some kinds behave the same. */
export type QueryKind =
  | 'uid'
  | 'text'
  | 'rich text'
  | 'select'
  | 'number'
  | 'boolean'
  | 'date'
  | 'timestamp'
  | 'color'
  | 'link'
  | 'image'
  | 'embed'
  | 'geopoint'
  | 'table'
  | 'group'
  | 'slice zone'
  | 'integration';

/** Does the same with a record of fields within a value, such as an item. `owner`: its model's file. */
export type Inner = (value: unknown, fields: Fields, owner?: string) => Json;

/** Some fields and their values. */
export type FieldRecord = readonly [values: Json, fields: Fields];

type Path = readonly (string | number)[];

/** A field of a model that is checked. */
export interface CheckContext {
  readonly report: Report;
  readonly models: Models;
  readonly name: string;
  readonly path: Path;
  /** The path as it is reported. */
  readonly place: string;
  /** Checks the fields of a group. */
  readonly checkFields: (fields: unknown, at: Path) => void;
}

/** What pages may be given depends on. */
export interface PageContext {
  readonly slices: ReadonlyMap<string, SliceModel>;
  /** Models of linked documents: without them links have nothing of these. */
  readonly types?: ReadonlyMap<string, TypeModel>;
  /** The address if a page may link to it, trimmed; else null. */
  readonly safeAddress: (address: string) => string | null;
}

/**
 * Writes what has another form in files than in the write APIs; each gets the whole value as the
 * Content API returns it. `isExplicit`: defaults are written, too: false, and automatic thumbnails.
 */
export interface Writers {
  readonly models: Models;
  readonly isExplicit: boolean;
  /** One view of an image: the whole, or a thumbnail. */
  image(view: Json): Json;
  mediaLink(link: Json): Json;
  documentLink(link: Json): Json;
  embed(embed: Json): Json;
}

/**
 * Everything that a kind of field is. Each kind is a module of this shape: browsers take single
 * members of it, and bundlers leave the others out.
 */
export interface FieldKind {
  /** undefined: queries do not know the field, because it has no content. */
  readonly query: QueryKind | undefined;
  /** Whether `data` has its value. */
  readonly isInData: boolean;
  /** Where a model has the sentence that editors show in the field's input; null: it needs none. */
  readonly hint: 'placeholder' | 'placeholder_true' | 'label' | 'description' | null;
  /** Checks what the schema of models does not say of its configuration. */
  readonly checkModel: (config: Json, context: CheckContext) => void;
  /** The content type in the format of Slice Machine's mock data. */
  readonly mock: (config: Config) => string;
  /** What is wrong with the value of such content. */
  readonly checkMock: (value: unknown, config: Config) => string | undefined;
  /** Such content as an author would write it; undefined: empty, or there is no example. */
  readonly example: (mock: Json, inner: (items: unknown) => readonly Json[]) => unknown;
  /** What the Content API returns for an empty field. */
  readonly empty: (config: Config) => unknown;
  /** The value of a file as the API returns it; undefined if it is invalid, which was reported. */
  readonly normalize: (
    value: {} | readonly unknown[],
    model: FieldModel,
    context: NormalizeContext,
    inner: Inner,
  ) => unknown;
  /** Whatever a service sends, as a page may be given it; wrong values become empty. */
  readonly sanitize: (value: unknown, config: Config, page: PageContext, inner: Inner) => unknown;
  /** Whether a value that is not empty is one of this kind at first glance. */
  readonly fits: (value: unknown, config: Config) => boolean;
  /** What full text search reads. */
  readonly texts: (value: unknown) => readonly string[];
  /** The fields within a value. */
  readonly records: (value: unknown, config: Config, models: Models) => readonly FieldRecord[];
  /** A value of the API for a file or a write API; undefined if there is nothing to write. */
  readonly write: (value: {}, model: FieldModel, writers: Writers, inner: Inner) => unknown;
}
