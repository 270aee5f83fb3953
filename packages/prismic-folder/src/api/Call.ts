import { carryOver, View } from '../query/View.ts';
import type { Release, Snapshot } from '../types.ts';
import { forbidden } from './ApiError.ts';
import { DocumentTexts } from './DocumentTexts.ts';

/** What a request is allowed to read. */
export interface Access {
  /** Whether releases are listed and readable. */
  readonly releases: boolean;
  /** Whether the response depends on a token and must not be in shared caches. */
  readonly personal: boolean;
}

/**
 * Checks a request's token against the repository's visibility. Throws a 401. Where there are no tokens, a project's own
 * for its hosted repository opens nothing and is in no way.
 */
export function accessOf(snapshot: Snapshot, url: URL, base: string): Access {
  const { visibility, accessTokens } = snapshot;
  if (visibility === 'open') return { releases: true, personal: false };
  const token = url.searchParams.get('access_token') ?? '';
  if (token !== '' && accessTokens.length > 0) {
    if (accessTokens.includes(token)) return { releases: true, personal: true };
    throw forbidden('Invalid access token: content/repository.json lists others', base);
  }
  if (visibility === 'private') {
    throw forbidden('This repository is private: give an access_token', base);
  }
  return { releases: false, personal: false };
}

/** A request to the API, with everything needed to handle it. */
export interface Call {
  readonly url: URL;
  /** The API's address from the request's URL, without a trailing slash: `…/api/v2`. */
  readonly base: string;
  /** Origin of `/media/…` in responses. */
  readonly mediaOrigin: string;
  readonly content: LoadedContent;
  readonly history: ContentHistory;
  readonly access: Access;
}

/** Maximum number of expired refs to store; older ones count as unknown. */
const MAX_EXPIRED_REFS = 1000;

/** The latest snapshot, indexed once, some before it, and the refs of earlier snapshots. */
export class ContentHistory {
  readonly #read: () => Promise<Snapshot> | Snapshot;
  readonly #expired = new Set<string>();
  readonly #keep: number;
  /** The latest first. */
  #earlier: readonly LoadedContent[] = [];
  #current: LoadedContent | undefined;

  /** `keep`: how many earlier snapshots are still answered. */
  constructor(read: () => Promise<Snapshot> | Snapshot, keep: number) {
    this.#read = read;
    this.#keep = keep;
  }

  async current(): Promise<LoadedContent> {
    const snapshot = await this.#read();
    if (this.#current?.snapshot === snapshot) return this.#current;
    if (this.#current) {
      this.#retire(this.#current.snapshot, snapshot);
      this.#earlier = [this.#current, ...this.#earlier].slice(0, this.#keep);
    }
    this.#current = new LoadedContent(snapshot, this.#current);
    return this.#current;
  }

  /** An earlier snapshot that has a ref and is still answered, if the current one does not have it. */
  earlier(ref: string): LoadedContent | undefined {
    if (this.#current && refsIn(this.#current.snapshot).includes(ref)) return undefined;
    return this.#earlier.find(({ snapshot }) => refsIn(snapshot).includes(ref));
  }

  /** Whether a ref was valid earlier and no longer is. */
  isExpired(ref: string): boolean {
    return this.#expired.has(ref);
  }

  #retire(old: Snapshot, current: Snapshot): void {
    for (const ref of refsIn(old)) this.#expired.add(ref);
    for (const ref of refsIn(current)) this.#expired.delete(ref);
    for (const ref of this.#expired) {
      if (this.#expired.size <= MAX_EXPIRED_REFS) break;
      this.#expired.delete(ref);
    }
  }
}

function refsIn({ ref, releases, drafts }: Snapshot): string[] {
  return [...releases.map((release) => release.ref), ...(drafts ? [drafts.ref] : []), ref];
}

/** A snapshot with a view of master, and of each release once it is requested. */
export class LoadedContent {
  readonly snapshot: Snapshot;
  readonly master: View;
  readonly texts: DocumentTexts;
  readonly #releases = new Map<string, View>();

  /** `previous`: an earlier snapshot's; what is the same in this one is taken from it. */
  constructor(snapshot: Snapshot, previous?: LoadedContent) {
    const { ref, documents, models } = snapshot;
    this.snapshot = snapshot;
    const known = previous?.master;
    const isSame = known?.ref === ref && known.documents === documents && known.models === models;
    this.master = isSame ? known : new View(ref, documents, models);
    if (known && !isSame) carryOver(known, this.master);
    this.texts = previous?.texts ?? new DocumentTexts();
  }

  /** The view of a release, or of the drafts. */
  viewOf({ ref, documents }: Release): View {
    const known = this.#releases.get(ref);
    if (known) return known;
    const view = this.master.withRelease(ref, documents);
    this.#releases.set(ref, view);
    return view;
  }
}
