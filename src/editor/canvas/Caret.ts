/** Where somebody types: in which block of a field's text, and after which part of it. */
export interface Caret {
  readonly text: string;
  readonly before: string;
  /** How many earlier blocks have the same text. */
  readonly rank: number;
}
