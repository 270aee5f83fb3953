/** A link to a document, waiting for the target: by id, or by type and uid (or file name). */
export interface PendingLink {
  /** The link as it stands in the filled data; the target's keys are written into it. */
  readonly link: Record<string, unknown>;
  readonly id?: string;
  readonly type?: string;
  readonly uid?: string;
  readonly lang?: string;
  /** Types the field admits; all, when missing. */
  readonly types?: readonly string[];
  /** Where the link stands, for the problem if the target is missing. */
  readonly field: string;
}
