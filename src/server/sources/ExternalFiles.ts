/** The portfolio service's answers as the engine under the server keeps them. */
export interface ExternalFiles {
  /** Ids of the projects there are, in any order. */
  readonly list: () => Promise<readonly string[]>;
  /** The answer kept for a project; undefined where there is none. Throws when it is no JSON. */
  readonly read: (id: string) => Promise<unknown>;
}

/** The only form an id may have: digits cannot name a file anywhere else. */
export const ID_PATTERN = /^\d{1,20}$/;
