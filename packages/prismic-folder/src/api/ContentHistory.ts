import type { Snapshot } from '../types.ts';
import { LoadedContent } from './LoadedContent.ts';

/** Maximum number of expired refs to store; older ones count as unknown. */
const MAX_EXPIRED_REFS = 1000;

/** The latest snapshot, indexed once, and the refs of earlier snapshots. */
export class ContentHistory {
  readonly #read: () => Promise<Snapshot> | Snapshot;
  readonly #expired = new Set<string>();
  #current: LoadedContent | undefined;

  constructor(read: () => Promise<Snapshot> | Snapshot) {
    this.#read = read;
  }

  async current(): Promise<LoadedContent> {
    const snapshot = await this.#read();
    if (this.#current?.snapshot === snapshot) return this.#current;
    if (this.#current) this.#retire(this.#current.snapshot, snapshot);
    this.#current = new LoadedContent(snapshot, this.#current);
    return this.#current;
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
