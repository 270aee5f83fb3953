import { plainText } from '#server/lib/headers.ts';
import { createFairQueue } from '#image-service/web';
import type { Client } from '#server/lib/Client.ts';
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

interface QueueOptions {
  readonly active?: number;
  readonly waiting?: number;
  /** In ms. */
  readonly maxWait?: number;
}

/** Renders a page when it is its client's turn; renderings of one key are shared. */
export type RenderQueue = <Result>(
  render: () => Promise<Result>,
  client: Client,
  key?: string,
) => Promise<Result>;

/**
 * Renders pages in turns of their clients, of which none takes more than half of the places. Throws
 * `BusyError` when too many wait, for the client that waits for most, and when one has waited too long,
 * and `ClientGoneError` for a client that disconnects.
 */
export function createRenderQueue(options: QueueOptions = {}): RenderQueue {
  const { active = ACTIVE, waiting = WAITING, maxWait = MAX_WAIT } = options;
  const places = Math.ceil(active / 2);
  /** Places by client. */
  const taken = new Map<string, number>();
  /** Keys of what is rendered now. */
  const begun = new Set<string>();
  let running = 0;
  let isTurn = false;
  let isPausing = false;
  let count = 0;

  const queue = createFairQueue({
    limit: waiting,
    refuse: () => new BusyError('Too many pages wait to be rendered'),
    fits: (_, client) => isTurn && (taken.get(client) ?? 0) < places,
    start(_, client, run) {
      isTurn = false;
      running += 1;
      taken.set(client, (taken.get(client) ?? 0) + 1);
      void run().then(() => {
        running -= 1;
        const others = (taken.get(client) ?? 1) - 1;
        if (others > 0) taken.set(client, others);
        else taken.delete(client);
        proceed();
      });
    },
  });

  /** Whose turn it is, is decided after the pause: who comes meanwhile may come first. */
  const proceed = () => {
    if (isPausing || running >= active || queue.waiting() === 0) return;
    isPausing = true;
    void pause().then(() => {
      isPausing = false;
      isTurn = true;
      queue.advance();
      const hasStarted = !isTurn;
      isTurn = false;
      // Else all that wait have their places, and one that becomes free proceeds.
      if (hasStarted) proceed();
    });
  };

  return async (render, client, key = `rendering ${(count += 1)}`) => {
    const { name, isPreferred, signal } = client;
    const left = new AbortController();
    const leave = () => left.abort(new ClientGoneError(GONE));
    // Also by another request's wish for the same.
    const late = () => {
      if (!begun.has(key)) left.abort(new BusyError('A page has waited too long'));
    };
    if (signal.aborted) leave();
    signal.addEventListener('abort', leave);
    const timer = setTimeout(late, maxWait);
    const work = { key, client: name, cost: 1, signal: left.signal, isPreferred };
    try {
      const rendered = queue.run(work, () => {
        begun.add(key);
        return render().finally(() => begun.delete(key));
      });
      proceed();
      return await rendered;
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', leave);
    }
  };
}

/**
 * A pause between renderings, in which the process sends what is ready, accepts connections and notices
 * clients that have gone. With content at hand a rendering waits for nothing: without pauses, all that
 * wait would be rendered before the first is sent, and a new connection would wait for seconds.
 */
async function pause(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** The response to a request whose page the queue did not render; null for any other error. */
export async function queueResponse(error: Error, request: Request): Promise<Response | null> {
  // For the log alone: the status that proxies use for clients that have gone.
  if (error instanceof ClientGoneError) return new Response(null, { status: 499 });
  if (!(error instanceof BusyError)) return null;
  const words = (await visitorsWords(request))(plain.busy);
  return plainText(503, words, { 'retry-after': String(RETRY_AFTER) });
}
