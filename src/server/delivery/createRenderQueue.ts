import { visitorsWords } from '#server/lib/visitorsWords.ts';
import * as plain from '#ui/words/en/server/plain.ts';

/** Renderings at once: one has the processor, the others wait for their content. */
const ACTIVE = 8;

/** Renderings that may wait: at 40 to 100 a second, some three seconds. */
const WAITING = 160;

/** Longest wait in ms: while the content source hangs, nobody's turn comes. */
const MAX_WAIT = 10_000;

/** Turns of the event loop between renderings: Node accepts one connection in each. */
const TURNS = 4;

/** Seconds after which a client that was turned away may ask again. */
const RETRY_AFTER = 3;

/** More pages are asked for than can be rendered. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
}

const GONE = 'The client has disconnected';

/** The client has gone before its page was rendered. */
export class ClientGoneError extends Error {
  override readonly name = 'ClientGoneError';
}

/** What a waiting rendering needs of its request. */
export type Client = Pick<Request, 'signal'>;

interface QueueOptions {
  readonly active?: number;
  readonly waiting?: number;
  /** In ms. */
  readonly maxWait?: number;
}

/**
 * Renders pages in the order in which they were asked for. Throws `BusyError` when too many wait or one
 * has waited too long, and `ClientGoneError` for one whose client disconnects while it waits.
 */
export function createRenderQueue(options: QueueOptions = {}) {
  const { active = ACTIVE, waiting = WAITING, maxWait = MAX_WAIT } = options;
  const pause = createPause();
  let running = 0;
  const line = new Set<() => void>();

  /** Resolves when it is this one's turn. */
  async function turn({ signal }: Client) {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let abandon = () => {};
    try {
      await new Promise<void>((enter, reject) => {
        // Out of the line at once, or it would be given a place that it does not take.
        const leave = (error: Error) => {
          line.delete(enter);
          reject(error);
        };
        line.add(enter);
        timer = setTimeout(() => leave(new BusyError('A page has waited too long')), maxWait);
        abandon = () => leave(new ClientGoneError(GONE));
        signal.addEventListener('abort', abandon);
        if (signal.aborted) abandon();
      });
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', abandon);
    }
  }

  return async <Result>(render: () => Promise<Result>, client: Client): Promise<Result> => {
    if (running >= active) {
      if (line.size >= waiting) throw new BusyError('Too many pages wait to be rendered');
      // Who is done hands its place on: nobody who comes meanwhile gets it.
      await turn(client);
    } else running += 1;
    try {
      await pause();
      if (client.signal.aborted) throw new ClientGoneError(GONE);
      return await render();
    } finally {
      const [next] = line;
      if (next) {
        line.delete(next);
        next();
      } else running -= 1;
    }
  };
}

/**
 * Pauses one after the other, in which the process sends what is ready, accepts connections and notices
 * clients that have gone. With content at hand a rendering waits for nothing: without pauses, all that
 * wait would be rendered before the first is sent, and a new connection would wait for seconds.
 */
function createPause(): () => Promise<void> {
  let last = Promise.resolve();
  const after = async (before: Promise<void>) => {
    await before;
    for (let turn = 0; turn < TURNS; turn += 1)
      await new Promise((resolve) => setImmediate(resolve));
  };
  // A platform that has none runs each request by itself.
  return typeof setImmediate === 'undefined' ? () => last : () => (last = after(last));
}

/** The response to a request whose page the queue did not render; null for any other error. */
export async function queueResponse(error: Error, request: Request): Promise<Response | null> {
  // For the log alone: the status that proxies use for clients that have gone.
  if (error instanceof ClientGoneError) return new Response(null, { status: 499 });
  if (!(error instanceof BusyError)) return null;
  return new Response((await visitorsWords(request))(plain.busy), {
    status: 503,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': String(RETRY_AFTER),
    },
  });
}
