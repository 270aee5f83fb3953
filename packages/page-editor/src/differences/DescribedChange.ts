import { type Change, equalJson, isEmpty, type Json, type JsonPath } from 'prismic-folder/edit';
import type { EditorModels } from '../model/EditorModels.ts';
import type { Place } from '../model/place.ts';
import type { Run } from './diffWords.ts';
import type { NamedDocument } from '../session/findDocument.ts';

/** A value in words; a colour and the title of a document are shown beside or in place of them. */
export interface Shown {
  readonly text: string;
  readonly color?: string;
  readonly document?: NamedDocument;
}

/** One thing to show of a difference. */
export type Part =
  | { readonly kind: 'words'; readonly runs: readonly Run[] }
  | { readonly kind: 'values'; readonly was: Shown; readonly is: Shown }
  /** Addresses of pictures; null: there is none. */
  | { readonly kind: 'pictures'; readonly was: string | null; readonly is: string | null }
  | { readonly kind: 'note'; readonly text: string };

/** The difference of two values. */
export interface DescribedValue {
  readonly parts: readonly Part[];
  /** What of the field differs, where that is less than all: 'description'. */
  readonly detail?: string;
}

/** A difference between two versions of a document, by its place. */
export interface DescribedChange {
  /** The same as long as the difference is there. */
  readonly id: string;
  readonly place: Place;
  /** The slice and its position, or the tab of the document's field: 'Image, 7 of 15'. */
  readonly where: string;
  /** The field, or what happened to the slice: 'Caption text'. */
  readonly what: string;
  readonly parts: readonly Part[];
  /** Changes of the present document that take only this difference back; null: not possible here. */
  readonly putBack: readonly Change[] | null;
}

/** What the description of a part of a document needs. */
export interface Scope {
  readonly models: EditorModels;
  /** The present document, for changes that need what is around a value. */
  readonly root: Json;
  readonly where: string;
  /** Slice that holds the part; empty for fields of the document. */
  readonly place: Place;
  /** Labels of the groups around the part: 'Cards, 2 of 4'. */
  readonly labels: readonly string[];
  /** Where the part is in the present document. */
  readonly path: JsonPath;
}

/** Whether two values look the same to a reader: all empty ones do. */
export function isSame(one: Json | undefined, other: Json | undefined): boolean {
  return (isEmpty(one) && isEmpty(other)) || equalJson(one, other);
}
