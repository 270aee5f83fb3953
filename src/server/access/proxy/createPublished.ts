import type { ContentSource } from '#content/contentSource.ts';
import { sleep } from '#server/lib/clock.ts';
import { readMetadata } from '#server/sources/metadata.ts';
import type { ContentVersion } from './ContentVersion.ts';
import { RefGoneError } from '#server/lib/ContentApiError.ts';
import type { Policies } from '../policy/createPolicies.ts';
import { askSource, SOURCE } from '#server/sources/askSource.ts';

export interface PublishedOptions {
  readonly source: ContentSource;
  readonly policies: Policies;
  /** How long metadata is kept, in ms. */
  readonly maxAge: number;
  /** How long visitors wait for a source that is slow, where an older edition is at hand, in ms. */
  readonly patience: number | undefined;
  /** Time in ms. */
  readonly now: () => number;
}

/** What is published. */
export interface Published {
  /** Not older than it may be; the last one, marked stale, while the source fails. */
  (): Promise<ContentVersion>;
  /** The same, asked anew unless that has just been done: for a ref that is not the known one. */
  readonly again: () => Promise<ContentVersion>;
  /** The same, asked anew: when the source has said that there is another. */
  readonly anew: () => Promise<ContentVersion>;
}

/** A stranger's refs do not make the gateway ask its source more often than this, in ms. */
const MIN_INTERVAL = 500;

/** Publications that may come while one is read. */
const TRIES = 3;

/** A question to the source that has not been answered after so long, in ms, is asked again. */
const LOST = 60_000;

/**
 * Follows what the source has published, asked once for all who want to know meanwhile. An edition
 * counts once all of it has been read, so that nothing is shown before it is known what is sealed;
 * until then, and while the source fails, the one before stands.
 */
export function createPublished(options: PublishedOptions): Published {
  const { maxAge, patience, now } = options;
  let kept: { at: number; edition: ContentVersion } | null = null;
  let asking: { at: number; edition: Promise<ContentVersion> } | null = null;

  const ask = (): Promise<ContentVersion> => {
    if (asking && now() - asking.at < LOST) return asking.edition;
    const edition = readVersion(options, TRIES)
      .catch((error: unknown) => {
        if (!kept) throw error;
        return { ...kept.edition, isStale: true };
      })
      .then((edition) => {
        kept = { at: now(), edition };
        return edition;
      })
      .finally(() => {
        if (asking?.edition === edition) asking = null;
      });
    asking = { at: now(), edition };
    return edition;
  };
  const notOlderThan = (age: number): Promise<ContentVersion> => {
    if (kept && now() - kept.at < age) return Promise.resolve(kept.edition);
    const answer = ask();
    if (!kept || patience === undefined) return answer;
    return Promise.race([answer, sleep(patience).then(() => lookBack(answer))]);
  };
  /** The last edition, for everybody until the next time the source would be asked. */
  const lookBack = (answer: Promise<ContentVersion>): ContentVersion | Promise<ContentVersion> => {
    if (!kept || asking?.edition !== answer) return answer;
    kept = { at: now(), edition: { ...kept.edition, isStale: true } };
    return kept.edition;
  };
  return Object.assign(() => notOlderThan(maxAge), {
    again: () => notOlderThan(Math.min(maxAge, MIN_INTERVAL)),
    // A question on its way may have been asked before there was another.
    anew: async () => {
      await asking?.edition.catch(() => null);
      return notOlderThan(0);
    },
  });
}

async function readVersion(options: PublishedOptions, tries: number): Promise<ContentVersion> {
  const { source, policies } = options;
  const metadata = readMetadata((await askSource(source, SOURCE)).body);
  const { master: ref } = metadata;
  try {
    const policy = await policies(ref);
    return { ref, shown: ref, label: null, metadata, policy, isStale: false };
  } catch (error) {
    // Something was published while it was read.
    if (!(error instanceof RefGoneError) || tries <= 1) throw error;
    return readVersion(options, tries - 1);
  }
}
