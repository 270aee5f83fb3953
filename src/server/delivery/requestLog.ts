import type { MiddlewareHandler } from 'hono';

/** One request, without personal data and without the query, which may contain a password. */
export interface RequestLine {
  /** ISO date. */
  readonly time: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  /** Until the response headers were ready. */
  readonly ms: number;
}

/** Logs each request. */
export function requestLog(log: (line: RequestLine) => void): MiddlewareHandler {
  return async (context, next) => {
    const from = performance.now();
    await next();
    const { method, path } = context.req;
    log({
      time: new Date().toISOString(),
      method,
      path,
      status: context.res.status,
      ms: Math.round(performance.now() - from),
    });
  };
}
