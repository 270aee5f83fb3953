import type { Snapshot } from '../types.ts';
import { LoadedContent } from './LoadedContent.ts';

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
