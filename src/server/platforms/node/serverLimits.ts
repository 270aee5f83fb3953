/** Options of Node's http server; times in ms. */
export interface ServerLimits {
  readonly headersTimeout: number;
  readonly requestTimeout: number;
  readonly keepAliveTimeout: number;
  readonly connectionsCheckingInterval: number;
  readonly maxHeaderSize: number;
}

/**
 * Browsers send headers at once: slower clients are attacks. A request may take as long as a film that the owner
 * uploads over a slow line; `bodyDeadline.ts` limits all others.
 * Keep-alive is longer than the minute of common proxies, so that no connection is closed while a
 * proxy reuses it.
 */
export const serverLimits: ServerLimits = {
  headersTimeout: 10_000,
  requestTimeout: 600_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5000,
  maxHeaderSize: 16 * 1024,
};

/** Timeout of a connection without traffic, in ms; players continue videos by range requests. */
export const IDLE = 120_000;
