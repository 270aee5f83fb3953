/** A small text that outlives the server: a file on Node. */
export interface KeptText {
  /** Where it is, for messages. */
  readonly name: string;
  /** Null if there is none yet. */
  readonly read: () => Promise<string | null>;
  /** Replaces all of it, or throws and leaves it as it was. */
  readonly write: (text: string) => Promise<void>;
}

/** What share links need of the platform; only platforms with a disk have it. */
export interface ShareStore {
  readonly links: KeptText;
  readonly opens: KeptText;
}
