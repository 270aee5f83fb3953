import type { ContentSource } from '#content/contentSource.ts';
import { readMetadata, type SourceMetadata } from './answer/metadata.ts';
import { askSource, SOURCE } from './policy/readDocuments.ts';

export interface MasterOptions {
  readonly source: ContentSource;
  /** How long metadata is kept, in ms. */
  readonly keptFor: number;
  /** Time in ms. */
  readonly now: () => number;
}

export interface Master {
  /** The source's metadata, not older than it may be. */
  (): Promise<SourceMetadata>;
  /** The same, asked anew unless that has just been done: for a ref that is not the known one. */
  readonly again: () => Promise<SourceMetadata>;
}

/** A stranger's refs do not make the gateway ask its source more often than this, in ms. */
const AT_LEAST = 500;

/** What the source has published, asked once for all who want to know meanwhile. */
export function createMaster({ source, keptFor, now }: MasterOptions): Master {
  let kept: { at: number; metadata: Promise<SourceMetadata> } | null = null;
  const notOlderThan = (age: number) => {
    if (kept && now() - kept.at < age) return kept.metadata;
    const metadata = askSource(source, SOURCE).then(readMetadata);
    const entry = { at: now(), metadata };
    kept = entry;
    metadata.catch(() => {
      if (kept === entry) kept = null;
    });
    return metadata;
  };
  return Object.assign(() => notOlderThan(keptFor), {
    again: () => notOlderThan(Math.min(keptFor, AT_LEAST)),
  });
}
