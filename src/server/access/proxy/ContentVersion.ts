import type { SourceMetadata } from '#server/sources/metadata.ts';
import type { Policy } from '../policy/Policy.ts';

/** One state of the content: what is published, or a draft of it. */
export interface ContentVersion {
  /** The source's ref. */
  readonly ref: string;
  /** The ref visitors know it by. */
  readonly shown: string;
  /** Name of the draft; null for what is published. */
  readonly label: string | null;
  readonly metadata: SourceMetadata;
  /** Who may see what of it. */
  readonly policy: Policy;
  /** Whether the source could not be asked whether there is a newer one. */
  readonly isStale: boolean;
}
