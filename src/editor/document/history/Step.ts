import type { Patch } from '../changes/applyPatches.ts';

/** What can be taken back at once. */
export interface OwnStep {
  readonly kind: 'own';
  /** 'move Callout up'. */
  readonly label: string;
  readonly isTyping: boolean;
  /** In ms since 1970. */
  readonly at: number;
  readonly forward: readonly Patch[];
  readonly backward: readonly Patch[];
}

/** What others changed between two steps. It is never taken back. */
export interface ForeignStep {
  readonly kind: 'foreign';
  readonly forward: readonly Patch[];
  readonly backward: readonly Patch[];
}

export type Step = OwnStep | ForeignStep;
