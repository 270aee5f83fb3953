import { afterEach, expect, test, vi } from 'vitest';
import {
  BusyError,
  ClientGoneError,
  createRenderQueue,
  type RenderQueue,
} from '#server/delivery/createRenderQueue.ts';

/** A rendering that ends when it is told to. */
function held() {
  let end: (error?: Error) => void = () => undefined;
  const done = new Promise<void>((resolve, reject) => {
    end = (error) => (error ? reject(error) : resolve());
  });
  // It may fail before anything waits for it.
  done.catch(() => undefined);
  return { done, end };
}

afterEach(() => vi.useRealTimers());

/** A client that stays, unless it has a signal to leave by. */
const clientOf = (name: string, signal = new AbortController().signal, isPreferred = false) => ({
  name,
  signal,
  isPreferred,
});
const client = clientOf('203.0.113.1');

/** Waits until so many have begun, or more. */
const begun = (began: readonly unknown[], count: number) =>
  expect.poll(() => began.length).toBeGreaterThanOrEqual(count);

/** Takes a place of a queue until `end` is called. */
async function takePlace(queue: RenderQueue, of = client) {
  const { done, end } = held();
  const began: true[] = [];
  const first = queue(() => {
    began.push(true);
    return done;
  }, of);
  await begun(began, 1);
  return { first, end };
}

/**
 * Asks a queue with one place for pages while it is taken, then frees it. `a1` is a page of client `a`, and a client
 * in capitals has a session. Returns the pages in the order in which they were rendered, and those refused.
 */
async function inTurns(waiting: number, ...pages: readonly string[]) {
  const queue = createRenderQueue({ active: 1, waiting });
  const { first, end } = await takePlace(queue, clientOf('before'));
  const rendered: string[] = [];
  const refused: string[] = [];
  const all = pages.map((page) => {
    const name = page.slice(0, 1);
    const asking = clientOf(name, undefined, /[A-Z]/.test(name));
    return queue(async () => void rendered.push(page), asking).catch((error: unknown) => {
      if (!(error instanceof BusyError)) throw error;
      refused.push(page);
    });
  });
  end();
  await Promise.all([first, ...all]);
  return { rendered, refused };
}

const pagesOf = (name: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${name}${at + 1}`);

test('a client that asks for 220 pages holds up to what the queue takes, and others come next', async () => {
  const { rendered, refused } = await inTurns(160, ...pagesOf('a', 220), 'b1', 'c1', 'b2');
  expect(rendered.slice(0, 6)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  // Its own last ones, and three more for those of others.
  expect(refused).toHaveLength(63);
  expect(refused.every((page) => page.startsWith('a'))).toBe(true);
  expect(rendered).toHaveLength(160);
});

test('a visitor with a session comes first, and another one in turns with it', async () => {
  const { rendered } = await inTurns(20, ...pagesOf('a', 4), 'b1', 'S1', 'S2', 'T1');
  expect(rendered.slice(0, 5)).toEqual(['S1', 'T1', 'S2', 'a1', 'b1']);
});

test('one client takes no more than half of the places, so that a source that hangs stops no others', async () => {
  const queue = createRenderQueue({ active: 4, waiting: 20 });
  const hanging = held();
  const began: string[] = [];
  const ask = (name: string) =>
    queue(async () => {
      began.push(name);
      await hanging.done;
    }, clientOf(name));
  const all = ['a', 'a', 'a', 'a', 'b'].map(ask);
  await begun(began, 3);
  expect(began).toEqual(['a', 'b', 'a']);
  all.push(ask('c'));
  await begun(began, 4);
  expect(began.at(-1)).toBe('c');
  hanging.end();
  await Promise.all(all);
  expect(began.slice(4)).toEqual(['a', 'a']);
});

test('a page of several clients is rendered once, at the turn of the first', async () => {
  const queue = createRenderQueue({ active: 1, waiting: 20 });
  const { end } = await takePlace(queue);
  const order: string[] = [];
  const ask = (page: string, name: string) =>
    queue(async () => order.push(page), clientOf(name), page);
  const all = [...pagesOf('page ', 4).map((page) => ask(page, 'a')), ask('page 4', 'b')];
  end();
  expect(await Promise.all(all)).toEqual([1, 3, 4, 2, 2]);
  expect(order).toEqual(['page 1', 'page 4', 'page 2', 'page 3']);
});

test('a rendering that fails makes room, and nobody passes the one that waits', async () => {
  const queue = createRenderQueue({ active: 1, waiting: 2 });
  const { first: failing, end } = await takePlace(queue);
  const order: string[] = [];
  const waiting = queue(async () => void order.push('waited'), client);
  end(new Error('broken'));
  const failed = failing.catch(() => queue(async () => void order.push('came later'), client));
  await Promise.all([failed, waiting]);
  await expect(failing).rejects.toThrow('broken');
  expect(order).toEqual(['waited', 'came later']);
});

test('one whose client had gone before is not rendered', async () => {
  const queue = createRenderQueue({ active: 1, waiting: 1 });
  const render = vi.fn(async () => undefined);
  const gone = clientOf('203.0.113.1', AbortSignal.abort());
  await expect(queue(render, gone)).rejects.toThrow(ClientGoneError);
  expect(await queue(async () => 'next', client)).toBe('next');
  expect(render).not.toHaveBeenCalled();
});

test('one that has begun is rendered to its end, whoever leaves, and only then its place is free', async () => {
  const queue = createRenderQueue({ active: 1, waiting: 1 });
  const { done, end } = held();
  const leaving = new AbortController();
  const order: string[] = [];
  const first = queue(
    async () => {
      order.push('begun');
      await done;
      order.push('ended');
    },
    clientOf('203.0.113.1', leaving.signal),
  );
  await begun(order, 1);
  leaving.abort();
  await expect(first).rejects.toThrow(ClientGoneError);
  const second = queue(async () => void order.push('second'), client);
  end();
  await second;
  expect(order).toEqual(['begun', 'ended', 'second']);
});

test('between two renderings answers are sent', async () => {
  const queue = createRenderQueue();
  const order: string[] = [];
  const all = ['first', 'second', 'third'].map((name) =>
    queue(async () => {
      order.push(name);
      setImmediate(() => order.push(`${name} sent`));
    }, client),
  );
  await Promise.all(all);
  expect(order.slice(0, 4)).toEqual(['first', 'first sent', 'second', 'second sent']);
});

test('a rendering that another request has begun is waited for, however long it takes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const queue = createRenderQueue({ active: 1, waiting: 2, maxWait: 1000 });
  let end = (_page: string) => {};
  let hasBegun = () => {};
  const begins = new Promise<void>((resolve) => (hasBegun = resolve));
  const render = () => {
    hasBegun();
    return new Promise<string>((resolve) => (end = resolve));
  };
  const both = [queue(render, client, '/slow'), queue(render, client, '/slow')];
  await begins;
  await vi.advanceTimersByTimeAsync(2000);
  end('page');
  expect(await Promise.all(both)).toEqual(['page', 'page']);
});

test('one that has waited too long is refused, and its place is not lost', async () => {
  const queue = createRenderQueue({ active: 1, waiting: 2, maxWait: 1000 });
  const { first, end } = await takePlace(queue);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const early = queue(async () => 'early', client);
  const refused = expect(early).rejects.toThrow(BusyError);
  await vi.advanceTimersByTimeAsync(999);
  const late = queue(async () => 'late', client);
  await vi.advanceTimersByTimeAsync(1);
  await refused;
  end();
  await first;
  expect(await late).toBe('late');
  expect(await queue(async () => 'next', client)).toBe('next');
});
