import { describe, expect, test } from 'vitest';
import { createTransformQueue, type TransformQueueOptions } from '../src/transformQueue.ts';

/** Lets all pending promises settle. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** A queue whose tasks run until the test ends them, on a clock the test sets. */
function setUp(options: TransformQueueOptions = {}) {
  const clock = { time: 0 };
  const queue = createTransformQueue({ quiet: 0, now: () => clock.time, ...options });
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  /** `a1` is a job of client `a`; its result is its name, or its state. */
  const submit = (name: string, cost = 100, signal?: AbortSignal, client = name.slice(0, 1)) =>
    queue
      .run({ key: name, client, cost, signal }, async () => {
        started.push(name);
        await new Promise<void>((resolve) => ends.set(name, resolve));
        return name;
      })
      .catch((error: unknown) => error);
  const end = async (name: string) => {
    ends.get(name)?.();
    await settle();
  };
  return { queue, started, submit, end, clock };
}

const busy = (message: string, seconds: number) =>
  expect.objectContaining({
    status: 503,
    message: expect.stringContaining(message),
    headers: { 'retry-after': String(seconds) },
  });

describe('the transform queue', () => {
  test('runs as many as allowed and the others in their order', async () => {
    const { started, submit, end } = setUp({ concurrency: 2 });
    const results = ['a1', 'a2', 'a3', 'a4'].map((name) => submit(name));
    await settle();
    expect(started).toEqual(['a1', 'a2']);
    await end('a2');
    expect(started).toEqual(['a1', 'a2', 'a3']);
    for (const name of ['a1', 'a3', 'a4']) await end(name);
    expect(await Promise.all(results)).toEqual(['a1', 'a2', 'a3', 'a4']);
  });

  test('large jobs leave a slot for small jobs of others', async () => {
    const { started, submit, end } = setUp({ concurrency: 2 });
    for (const name of ['a1', 'a2']) void submit(name, 4000);
    void submit('b1', 100);
    await settle();
    expect(started).toEqual(['a1', 'b1']);
    await end('b1');
    expect(started).toEqual(['a1', 'b1']);
    await end('a1');
    expect(started).toEqual(['a1', 'b1', 'a2']);
  });

  test('refuses a client over its share, and states when the queue will be empty', async () => {
    const { submit, end } = setUp({ concurrency: 2, limit: 10_000, share: 5000 });
    const first = Array.from({ length: 12 }, (_, index) => submit(`a${index}`, 500));
    // Two run and ten wait: 6 s of work for two at once.
    expect(await submit('a-more', 500)).toEqual(busy('this client', 3));
    const other = submit('b1', 500);
    for (let index = 0; index < 12; index++) await end(`a${index}`);
    await end('b1');
    expect(await Promise.all(first)).toHaveLength(12);
    expect(await other).toBe('b1');
  });

  test('a client may always have one job, however large', async () => {
    const { submit, end } = setUp({ concurrency: 1, limit: 1000, share: 500 });
    void submit('a1', 300);
    const large = submit('b1', 20_000);
    await settle();
    await end('a1');
    await end('b1');
    expect(await large).toBe('b1');
  });

  test('full, it refuses the last job of the client with the most waiting work', async () => {
    const { submit, end } = setUp({ concurrency: 1, limit: 1000, share: 600 });
    void submit('x1', 100);
    const a = ['a1', 'a2', 'a3'].map((name) => submit(name, 200));
    const b = ['b1', 'b2'].map((name) => submit(name, 200));
    const c = submit('c1', 200);
    expect(await a[2]).toEqual(busy('other images', 2));
    for (const name of ['x1', 'a1', 'b1', 'c1', 'a2', 'b2']) await end(name);
    expect(await Promise.all([...a.slice(0, 2), ...b, c])).toEqual(['a1', 'a2', 'b1', 'b2', 'c1']);
  });

  test('states longer times on a slow machine', async () => {
    const { submit, end, clock } = setUp({ concurrency: 1, limit: 1000 });
    for (let index = 0; index < 20; index++) {
      void submit(`a${index}`, 500);
      await settle();
      clock.time += 5000;
      await end(`a${index}`);
    }
    for (const name of ['b1', 'b2']) void submit(name, 750);
    // 1.5 s of work that takes about ten times as long here.
    expect(await submit('c1', 1000)).toMatchObject({ headers: { 'retry-after': '15' } });
  });

  test('runs once for many that request the same', async () => {
    const { started, submit, end } = setUp();
    const same = [submit('a1'), submit('a1'), submit('a1', 100, undefined, 'b')];
    await settle();
    const late = submit('a1');
    await end('a1');
    expect(await Promise.all([...same, late])).toEqual(['a1', 'a1', 'a1', 'a1']);
    expect(started).toEqual(['a1']);
  });

  test('drops work before it starts only when all its clients have left', async () => {
    const { started, submit, end } = setUp({ concurrency: 1 });
    const [one, other] = [new AbortController(), new AbortController()];
    void submit('a1');
    const first = submit('b1', 100, one.signal);
    const second = submit('b1', 100, undefined, 'c');
    const gone = [submit('b2', 100, one.signal), submit('b2', 100, other.signal, 'c')];
    one.abort(new Error('one left'));
    other.abort(new Error('other left'));
    expect(await first).toEqual(new Error('one left'));
    expect(await Promise.all(gone)).toEqual([new Error('one left'), new Error('other left')]);
    for (const name of ['a1', 'b1']) await end(name);
    expect(await second).toBe('b1');
    expect(started).toEqual(['a1', 'b1']);
    expect(await submit('a4', 100, one.signal)).toEqual(new Error('one left'));
  });

  test('gives its share back to a client that leaves', async () => {
    const { submit } = setUp({ concurrency: 1, share: 300 });
    void submit('x1');
    const leaving = new AbortController();
    for (const name of ['a1', 'a2', 'a3']) void submit(name, 100, leaving.signal);
    expect(await submit('a4')).toEqual(busy('this client', 1));
    leaving.abort();
    expect(await Promise.race([submit('a4'), settle().then(() => 'waits')])).toBe('waits');
  });

  test('finishes what runs when its last listener leaves, for a client that comes meanwhile', async () => {
    const { started, submit, end } = setUp();
    const leaving = new AbortController();
    const left = submit('a1', 100, leaving.signal);
    await settle();
    leaving.abort(new Error('gone'));
    expect(await left).toEqual(new Error('gone'));
    const next = submit('a1');
    await end('a1');
    expect(await next).toBe('a1');
    expect(started).toEqual(['a1']);
  });

  test('stops: refuses waiting and new jobs, and ends after the running ones', async () => {
    const { queue, started, submit, end } = setUp({ concurrency: 1 });
    const runs = submit('a1');
    const waits = [submit('a2'), submit('b1')];
    queue.later({ key: 'later', client: 'a', cost: 10 }, async () => void started.push('later'));
    await settle();
    let isOver = false;
    const stopped = queue.stop().then(() => (isOver = true));
    expect(await Promise.all(waits)).toEqual([busy('stopping', 1), busy('stopping', 1)]);
    expect(await submit('c1')).toEqual(busy('stopping', 1));
    expect(isOver).toBe(false);
    await end('a1');
    expect(await runs).toBe('a1');
    await stopped;
    expect(started).toEqual(['a1']);
  });
});

describe('later work', () => {
  const work = (key: string, cost = 10, client = 'a') => ({ key, client, cost });

  test('starts when no client waits, one at a time, once per key', async () => {
    const { queue, started, submit, end } = setUp({ concurrency: 2 });
    void submit('a1');
    const note = (name: string) => async () => void started.push(name);
    queue.later(work('x'), note('x'));
    queue.later(work('x'), note('x again'));
    queue.later(work('y'), note('y'));
    await settle();
    expect(started).toEqual(['a1']);
    await end('a1');
    await queue.idle();
    expect(started).toEqual(['a1', 'x', 'y']);
  });

  test('waits for the idle time again after each client', async () => {
    const { queue, started, submit, end, clock } = setUp({ quiet: 20 });
    queue.later(work('x'), async () => void started.push(`x at ${clock.time}`));
    clock.time = 15;
    void submit('a1');
    await settle();
    await end('a1');
    clock.time = 35;
    await queue.idle();
    expect(started).toEqual(['a1', 'x at 35']);
  });

  test('past its bounds is dropped, and one client has half of it', async () => {
    const { queue, started } = setUp({ background: 100 });
    const add = (key: string, cost: number, client: string) =>
      queue.later(work(key, cost, client), async () => void started.push(key));
    add('a1', 30, 'a');
    add('a2', 30, 'a');
    add('a3', 20, 'a');
    add('b1', 40, 'b');
    add('c1', 20, 'c');
    await queue.idle();
    expect(started).toEqual(['a1', 'a3', 'b1']);
  });
});
