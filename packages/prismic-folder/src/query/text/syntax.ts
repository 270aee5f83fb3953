/** What a query is made of once parsed. `at` is the offset of a node's first character. */
export type Literal =
  | { readonly kind: 'string'; readonly value: string; readonly at: number }
  | { readonly kind: 'number'; readonly value: number; readonly at: number }
  | { readonly kind: 'boolean'; readonly value: boolean; readonly at: number };

export interface List {
  readonly kind: 'list';
  readonly items: readonly Literal[];
  readonly at: number;
}

export interface PathName {
  readonly kind: 'path';
  readonly value: string;
  readonly at: number;
}

export type Argument = Literal | List | PathName;

/** One predicate as written: `at(document.type, "project")`. */
export interface Call {
  readonly name: string;
  readonly at: number;
  readonly args: readonly Argument[];
  /** Offset of the closing bracket, where a missing argument is reported. */
  readonly end: number;
}
