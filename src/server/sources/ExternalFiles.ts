/** Stored projects of the portfolio service. */
export interface ExternalFiles {
  /** Ids of the projects, in any order. */
  readonly list: () => Promise<readonly string[]>;
  /** The stored response of a project; undefined if there is none. Throws if it is not JSON. */
  readonly read: (id: string) => Promise<unknown>;
}

/** Digits only, so that an id cannot be a path to another file. */
export const ID_PATTERN = /^\d{1,20}$/;
