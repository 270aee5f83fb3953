import { afterEach, expect, test, vi } from 'vitest';
import {
  BusyError,
  ClientGoneError,
  createRenderQueue,
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

/** A client that stays. */
const client = new Request('http://localhost/');

/** Waits until so many have begun, or more. */
const begun = (began: readonly unknown[], count: number) =>
  expect.poll(() => began.length).toBeGreaterThanOrEqual(count);

test('as many as may are rendered at once, the others in the order of their requests', async () => {
  const queue = createRenderQueue({ active: 2, waiting: 10 });
  const began: number[] = [];
  const works = Array.from({ length: 5 }, held);
  const all = works.map(({ done }, at) =>
    queue(async () => {
      began.push(at);
      await done;
      return at;
    }, client),
  );
  await begun(began, 2);
  expect(began).toEqual([0, 1]);
  works[1]?.end();
  await begun(began, 3);
  expect(began).toEqual([0, 1, 2]);
  works[0]?.end();
  works[2]?.end();
  await begun(began, 5);
  expect(began).toEqual([0, 1, 2, 3, 4]);
  works[3]?.end();
  works[4]?.end();
  expect(await Promise.all(all)).toEqual([0, 1, 2, 3, 4]);
});

test('one too many is refused at once; the ones before are rendered', async () => {
  const queue = createRenderQueue({ active: 1, waiting: 1 });
  const work = held();
  const first = queue(() => work.done, client);
  const second = queue(async () => 'rendered', client);
  await expect(queue(async () => 'never', client)).rejects.toThrow(BusyError);
  work.end();
  await first;
  expect(await second).toBe('rendered');
  expect(await queue(async () => 'again', client)).toBe('again');
});

test('a rendering that fails makes room, and nobody passes the one that waits', async () => {
  const queue = createRenderQueue({ active: 1, waiting: 2 });
  const work = held();
  const order: string[] = [];
  const failing = queue(() => work.done, client);
  const waiting = queue(async () => void order.push('waited'), client);
  work.end(new Error('broken'));
  const failed = failing.catch(() => queue(async () => void order.push('came later'), client));
  await Promise.all([failed, waiting]);
  await expect(failing).rejects.toThrow('broken');
  expect(order).toEqual(['waited', 'came later']);
});

test('one whose client has gone leaves the line at once, and makes room for another', async () => {
  const queue = createRenderQueue({ active: 1, waiting: 2 });
  const work = held();
  const leaving = new AbortController();
  const began: string[] = [];
  const wait = (name: string, { signal }: Pick<Request, 'signal'>) =>
    queue(async () => void began.push(name), { signal });
  const first = queue(() => work.done, client);
  const gone = wait('gone', leaving);
  const second = wait('second', client);
  leaving.abort();
  await expect(gone).rejects.toThrow(ClientGoneError);
  const third = wait('third', client);
  await expect(wait('too many', client)).rejects.toThrow(BusyError);
  work.end();
  await Promise.all([first, second, third]);
  expect(began).toEqual(['second', 'third']);
});

test('one whose client had gone before is not rendered', async () => {
  const queue = createRenderQueue({ active: 1, waiting: 1 });
  const work = held();
  const first = queue(() => work.done, client);
  const render = vi.fn(async () => undefined);
  await expect(queue(render, { signal: AbortSignal.abort() })).rejects.toThrow(ClientGoneError);
  work.end();
  await first;
  expect(render).not.toHaveBeenCalled();
});

test('one that has begun is rendered to its end, whoever leaves', async () => {
  const queue = createRenderQueue({ active: 1, waiting: 1 });
  const work = held();
  const leaving = new AbortController();
  const began: string[] = [];
  const first = queue(async () => {
    began.push('first');
    await work.done;
    return 'rendered';
  }, leaving);
  await begun(began, 1);
  leaving.abort();
  work.end();
  expect(await first).toBe('rendered');
});

test('one whose turn has come is not rendered if its client has gone meanwhile', async () => {
  const queue = createRenderQueue({ active: 1, waiting: 2 });
  const work = held();
  const leaving = new AbortController();
  const render = vi.fn(async () => undefined);
  const first = queue(() => work.done, client);
  const second = queue(render, leaving);
  const third = queue(async () => 'third', client);
  work.end();
  await first.then(() => leaving.abort());
  await expect(second).rejects.toThrow(ClientGoneError);
  expect(await third).toBe('third');
  expect(render).not.toHaveBeenCalled();
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

test('one that has waited too long is refused, and its place is not lost', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const queue = createRenderQueue({ active: 1, waiting: 2, maxWait: 1000 });
  const work = held();
  const first = queue(() => work.done, client);
  const early = queue(async () => 'early', client);
  const refused = expect(early).rejects.toThrow(BusyError);
  await vi.advanceTimersByTimeAsync(999);
  const late = queue(async () => 'late', client);
  await vi.advanceTimersByTimeAsync(1);
  await refused;
  work.end();
  await first;
  expect(await late).toBe('late');
  expect(await queue(async () => 'next', client)).toBe('next');
});
