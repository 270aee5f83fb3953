import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { CACHE_PRIVATE } from '#server/lib/headers.ts';
import { isRecord } from '#ui/isRecord.ts';
import { createLimiter } from '#server/lib/createLimiter.ts';
import { jsonOf } from '#server/lib/jsonOf.ts';

/** What a browser measured on one page, without personal data. */
export interface VitalsLine {
  /** ISO date. */
  readonly time: string;
  readonly path: string;
  /** Milliseconds, for CLS a number without a unit (https://web.dev/articles/vitals). */
  readonly vitals: Readonly<Partial<Record<VitalName, number>>>;
}

const NAMES = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const;
type VitalName = (typeof NAMES)[number];

/** In bytes: five names and numbers, and a path. */
const MAX_BODY = 1024;

/** Ten minutes, in ms: larger values are not measurements. */
const MAX_VALUE = 600_000;

/** Global limit, for all visitors together; the interval is in ms. */
const LIMIT = { burst: 300, interval: 200, maxKeys: 1 } as const;

function readLine(value: unknown): Omit<VitalsLine, 'time'> | null {
  if (!isRecord(value) || typeof value['path'] !== 'string' || !isRecord(value['vitals']))
    return null;
  const { path, vitals } = value;
  if (!/^\/[\w./~%-]{0,200}$/.test(path)) return null;
  const found = NAMES.flatMap((name) => {
    const number = vitals[name];
    return typeof number === 'number' && number >= 0 && number <= MAX_VALUE ? [[name, number]] : [];
  });
  return found.length > 0 ? { path, vitals: Object.fromEntries(found) } : null;
}

/**
 * `POST /api/vitals`: logs what browsers measured. Malformed reports are a 400, too many a 429;
 * nothing is stored.
 */
export function vitalsRoutes(log: (line: VitalsLine) => void, now?: () => number): Hono {
  const app = new Hono();
  const limiter = createLimiter({ ...LIMIT, now });
  app.post(
    '/api/vitals',
    bodyLimit({
      maxSize: MAX_BODY,
      onError: (context) => context.json({ error: 'The body is too long' }, 413, CACHE_PRIVATE),
    }),
    async (context) => {
      if (limiter.wait('all') > 0) return context.body(null, 429, CACHE_PRIVATE);
      limiter.count('all');
      const line = readLine(jsonOf(await context.req.text()));
      if (!line)
        return context.json({ error: 'Send { "path", "vitals" } as JSON' }, 400, CACHE_PRIVATE);
      log({ time: new Date(now?.() ?? Date.now()).toISOString(), ...line });
      return context.body(null, 204, CACHE_PRIVATE);
    },
  );
  return app;
}
