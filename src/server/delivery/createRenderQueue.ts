/** Renderings at once: one has the processor, the others wait for their content. */
const ACTIVE = 8;

/** Renderings that may wait: at 40 to 100 a second, some three seconds. */
const WAITING = 160;

/** Seconds after which a client that was turned away may ask again. */
const RETRY_AFTER = 3;

/** More pages are asked for than can be rendered. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
}

/** Renders pages in the order in which they were asked for. Throws `BusyError` when too many wait. */
export function createRenderQueue({ active = ACTIVE, waiting = WAITING } = {}) {
  let running = 0;
  const line: (() => void)[] = [];

  return async <Result>(render: () => Promise<Result>): Promise<Result> => {
    if (running >= active) {
      if (line.length >= waiting) throw new BusyError('Too many pages wait to be rendered');
      // Who is done hands its place on: nobody who comes meanwhile gets it.
      await new Promise<void>((resolve) => line.push(resolve));
    } else running += 1;
    try {
      return await render();
    } finally {
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** What a visitor reads meanwhile. */
export const busyResponse = (): Response =>
  new Response('Many people are visiting this site at once. Please try again in a moment.', {
    status: 503,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': String(RETRY_AFTER),
    },
  });
