/** Options of Node's http server; times in ms. */
export interface ServerLimits {
  readonly headersTimeout: number;
  readonly requestTimeout: number;
  readonly keepAliveTimeout: number;
  readonly connectionsCheckingInterval: number;
  readonly maxHeaderSize: number;
}

/**
 * Browsers send headers at once and no body is larger than a megabyte: slower clients are attacks.
 * Keep-alive is longer than the minute of common proxies, so that no connection is closed while a
 * proxy reuses it.
 */
export const serverLimits: ServerLimits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5000,
  maxHeaderSize: 16 * 1024,
};

/** With the editor on, a film may be uploaded over a slow line. In ms. */
export const editorLimits: ServerLimits = { ...serverLimits, requestTimeout: 600_000 };

/** Timeout of a connection without traffic, in ms; players continue videos by range requests. */
export const IDLE = 120_000;
