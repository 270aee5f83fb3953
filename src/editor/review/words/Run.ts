/** A stretch of text that both versions have, that was removed, or that was added. */
export interface Run {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}
