/** What one connection may cost, as Node's http server takes it; times in ms. */
export interface ServerLimits {
  readonly headersTimeout: number;
  readonly requestTimeout: number;
  readonly keepAliveTimeout: number;
  readonly connectionsCheckingInterval: number;
  readonly maxHeaderSize: number;
}

/**
 * Browsers send their headers at once, and no body here is longer than a megabyte: whoever takes
 * longer is slow on purpose. Connections stay open for longer than the minute proxies keep theirs,
 * so that none is closed just as it is used again.
 */
export const serverLimits: ServerLimits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5000,
  maxHeaderSize: 16 * 1024,
};

/** A connection on which nothing has moved for so long, in ms, is closed; films go on by ranges. */
export const IDLE = 120_000;
