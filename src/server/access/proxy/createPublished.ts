import type { ContentSource } from '#prismic-folder';
import { sleep } from '#server/lib/clock.ts';
import { RefGoneError } from '#server/lib/ContentApiError.ts';
import { shareInFlight } from '#server/lib/shareInFlight.ts';
import { askSource, SOURCE } from '#server/sources/askSource.ts';
import { readMetadata } from '#server/sources/metadata.ts';
import type { Policies } from '../policy/createPolicies.ts';
import type { ContentVersion } from './ContentVersion.ts';

export interface PublishedOptions {
  readonly source: ContentSource;
  readonly policies: Policies;
  /** How long metadata is cached, in ms. */
  readonly maxAge: number;
  /** How long to wait for a slow source before the last version is served as stale, in ms. */
  readonly staleTimeoutMs: number | undefined;
  /** Time in ms. */
  readonly now: () => number;
}

/** The published content. */
export interface Published {
  /** At most `maxAge` old; the last version, marked stale, while the source fails. */
  (): Promise<ContentVersion>;
  /** The same, refreshed unless that has just been done: for an unknown ref. */
  readonly refreshIfStale: () => Promise<ContentVersion>;
  /** The same, refreshed: when the source is known to have a newer version. */
  readonly refresh: () => Promise<ContentVersion>;
}

/** Minimum interval between refreshes caused by unknown refs, in ms. */
const MIN_INTERVAL = 500;

/** How often reading starts again because of a publication in between. */
const MAX_TRIES = 3;

/** A request to the source that is still pending after this, in ms, is repeated. */
const MAX_PENDING = 60_000;

const KEY = 'published';

/**
 * Follows what the source has published; concurrent callers share one request. A version counts once
 * all of it has been read, because only then it is known what is protected. Until then, and while
 * the source fails, the last version is served.
 */
export function createPublished(options: PublishedOptions): Published {
  const { maxAge, staleTimeoutMs, now } = options;
  const share = shareInFlight<ContentVersion>({ maxAge: MAX_PENDING, now });
  /** `asked`: when the source was asked for it. */
  let latest: { at: number; asked: number; version: ContentVersion } | null = null;
  /** The last version, for everybody until the source would be asked again. */
  const stale = () =>
    latest && { ...latest, at: now(), version: { ...latest.version, isStale: true } };

  const request = (): Promise<ContentVersion> =>
    share(KEY, async () => {
      const asked = now();
      const answer = await readVersion(options, MAX_TRIES).then(
        (version) => ({ at: now(), asked, version }),
        (error: unknown) => {
          const last = stale();
          if (last === null) throw error;
          return last;
        },
      );
      // A request that repeated this one may have been answered before it.
      if (!latest || latest.asked <= asked) latest = answer;
      return latest.version;
    });
  const notOlderThan = (age: number): Promise<ContentVersion> => {
    if (latest && now() - latest.at < age) return Promise.resolve(latest.version);
    const pending = request();
    if (!latest || staleTimeoutMs === undefined) return pending;
    return Promise.race([pending, sleep(staleTimeoutMs).then(() => fallBack(pending))]);
  };
  const fallBack = (pending: Promise<ContentVersion>) => {
    const last = stale();
    if (last === null || share.pending(KEY) !== pending) return pending;
    latest = last;
    return last.version;
  };
  return Object.assign(() => notOlderThan(maxAge), {
    refreshIfStale: () => notOlderThan(Math.min(maxAge, MIN_INTERVAL)),
    // A pending request may have been sent before the newer version was published.
    refresh: async () => {
      await share.pending(KEY)?.catch(() => null);
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
    // What is made public shows at once, so that is another version for visitors.
    const publicRef = policy.variant === '' ? ref : `${ref}-${policy.variant}`;
    return { ref, publicRef, label: null, metadata, policy, isStale: false };
  } catch (error) {
    // Something was published while it was read.
    if (!(error instanceof RefGoneError) || tries <= 1) throw error;
    return readVersion(options, tries - 1);
  }
}
