/** Who waits for a page. */
export interface Client {
  /** Its address, as far as proxies are trusted; each has its own share of the queues. */
  readonly name: string;
  /** Whether it has opened protected work, or reads a draft: it comes before others. */
  readonly isPreferred: boolean;
  /** Aborted when it disconnects. */
  readonly signal: AbortSignal;
}
