import type { MiddlewareHandler } from 'hono';

/** One answered request: nothing of whoever asked, and no query, which may hold a password. */
export interface RequestLine {
  /** ISO date. */
  readonly time: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  /** Until the answer began. */
  readonly ms: number;
}

/** Tells each answered request. */
export function requestLog(write: (line: RequestLine) => void): MiddlewareHandler {
  return async (context, next) => {
    const from = performance.now();
    await next();
    const { method, path } = context.req;
    write({
      time: new Date().toISOString(),
      method,
      path,
      status: context.res.status,
      ms: Math.round(performance.now() - from),
    });
  };
}
