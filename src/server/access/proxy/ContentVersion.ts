import type { SourceMetadata } from '#server/sources/metadata.ts';
import type { Policy } from '../policy/Policy.ts';

/** One version of the content: what is published, or a draft. */
export interface ContentVersion {
  /** The source's ref. */
  readonly ref: string;
  /** The ref that visitors know it by. */
  readonly publicRef: string;
  /** Name of the draft; null for published content. */
  readonly label: string | null;
  readonly metadata: SourceMetadata;
  readonly policy: Policy;
  /** Whether the source did not answer when it was last asked for a newer one. */
  readonly isStale: boolean;
}
