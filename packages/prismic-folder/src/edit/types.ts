/** Any JSON value. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;

/** An object of a JSON file. */
export type JsonObject = { readonly [key: string]: Json };

/** A location in a JSON file: keys of objects and indexes of lists, from the root. */
export type JsonPath = readonly (string | number)[];

/** One change of a JSON file. Changes of a list apply in order, each to the result of the last. */
export type Change =
  /** Replaces a value, or adds a key to an object at its end. */
  | { readonly op: 'set'; readonly path: JsonPath; readonly value: Json }
  /** Removes a key, or an entry of a list. */
  | { readonly op: 'remove'; readonly path: JsonPath }
  /** Inserts an entry before the index that ends the path; the list's length appends. */
  | { readonly op: 'insert'; readonly path: JsonPath; readonly value: Json }
  /** Moves an entry of a list to another index, counted after it was taken out. */
  | { readonly op: 'move'; readonly path: JsonPath; readonly to: number };

/** A change, or what takes back the removal of a key: the key at its old place among the others. */
export type Patch =
  | Change
  | {
      readonly op: 'restore';
      readonly path: JsonPath;
      readonly value: Json;
      readonly keys: readonly string[];
    };

/**
 * A path of the merged value that two writers changed differently. A missing value was removed, or
 * is not there yet: an entry that only `mine` has was inserted before the path's index.
 */
export interface ValueConflict {
  readonly path: JsonPath;
  readonly base?: Json;
  readonly mine?: Json;
  readonly disk?: Json;
}
