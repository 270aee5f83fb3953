/** A document that a value names, by its id or by type and uid. */
export interface NamedDocument {
  readonly id?: string;
  readonly type?: string;
  readonly uid?: string;
}
