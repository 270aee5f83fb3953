import { expect, test } from 'vitest';
import { BusyError, createRenderQueue } from '#server/delivery/createRenderQueue.ts';

/** A rendering that ends when it is told to. */
function held() {
  let end: (error?: Error) => void = () => undefined;
  const done = new Promise<void>((resolve, reject) => {
    end = (error) => (error ? reject(error) : resolve());
  });
  return { done, end };
}

/** Lets everything that can go on do so. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

test('as many as may are rendered at once, the others in the order of their requests', async () => {
  const queue = createRenderQueue({ active: 2, waiting: 10 });
  const began: number[] = [];
  const works = Array.from({ length: 5 }, held);
  const all = works.map(({ done }, at) =>
    queue(async () => {
      began.push(at);
      await done;
      return at;
    }),
  );
  await turn();
  expect(began).toEqual([0, 1]);
  works[1]?.end();
  await turn();
  expect(began).toEqual([0, 1, 2]);
  works[0]?.end();
  works[2]?.end();
  await turn();
  expect(began).toEqual([0, 1, 2, 3, 4]);
  works[3]?.end();
  works[4]?.end();
  expect(await Promise.all(all)).toEqual([0, 1, 2, 3, 4]);
});

test('one too many is refused at once; the ones before are rendered', async () => {
  const queue = createRenderQueue({ active: 1, waiting: 1 });
  const work = held();
  const first = queue(() => work.done);
  const second = queue(async () => 'rendered');
  await expect(queue(async () => 'never')).rejects.toThrow(BusyError);
  work.end();
  await first;
  expect(await second).toBe('rendered');
  expect(await queue(async () => 'again')).toBe('again');
});

test('a rendering that fails makes room, and nobody passes the one that waits', async () => {
  const queue = createRenderQueue({ active: 1, waiting: 2 });
  const work = held();
  const order: string[] = [];
  const failing = queue(() => work.done);
  const waiting = queue(async () => void order.push('waited'));
  work.end(new Error('broken'));
  const failed = failing.catch(() => queue(async () => void order.push('came later')));
  await Promise.all([failed, waiting]);
  await expect(failing).rejects.toThrow('broken');
  expect(order).toEqual(['waited', 'came later']);
});
