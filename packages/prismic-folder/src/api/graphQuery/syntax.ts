/** What stands between two braces of a graphQuery. Offsets are those of the first character. */
export interface GraphSet {
  readonly at: number;
  readonly items: readonly GraphItem[];
}

export type GraphItem =
  /** `title` or `author { … }` */
  | { readonly kind: 'field'; readonly name: string; readonly at: number; readonly set?: GraphSet }
  /** `...projectFields`: every field of what is named `project` */
  | { readonly kind: 'all'; readonly of: string; readonly at: number }
  /** `...on project { … }` */
  | { readonly kind: 'on'; readonly name: string; readonly at: number; readonly set: GraphSet };
