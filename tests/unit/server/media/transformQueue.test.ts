import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createTransformQueue } from '#server/media/transformQueue.ts';

/** A task that runs until told to end. */
function held(log: string[], name: string) {
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  const run = async () => {
    log.push(`${name} starts`);
    await ended;
    log.push(`${name} ends`);
    return name;
  };
  return { run, end: () => end() };
}
const turn = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('the transform queue', () => {
  test('runs as many as allowed and the others in their order', async () => {
    const queue = createTransformQueue({ concurrency: 2 });
    const log: string[] = [];
    const tasks = ['a', 'b', 'c', 'd'].map((name) => held(log, name));
    const results = tasks.map((task) => queue.run(task.run));
    await turn();
    expect(log).toEqual(['a starts', 'b starts']);
    tasks[1]?.end();
    await turn();
    expect(log).toEqual(['a starts', 'b starts', 'b ends', 'c starts']);
    for (const task of tasks) task.end();
    expect(await Promise.all(results)).toEqual(['a', 'b', 'c', 'd']);
  });

  test('refuses with 503 and retry-after when too many wait', async () => {
    const queue = createTransformQueue({ concurrency: 1, waiting: 1 });
    const task = held([], 'a');
    const running = queue.run(task.run);
    const waiting = queue.run(async () => 'b');
    await expect(queue.run(async () => 'c')).rejects.toMatchObject({
      status: 503,
      message: 'more than 1 pictures are waiting to be made',
      headers: { 'retry-after': '5' },
    });
    task.end();
    expect(await Promise.all([running, waiting])).toEqual(['a', 'b']);
  });

  test('goes on after a task that fails', async () => {
    const queue = createTransformQueue({ concurrency: 1 });
    const failing = queue.run(() => Promise.reject(new Error('broken')));
    const next = queue.run(async () => 'next');
    await expect(failing).rejects.toThrow('broken');
    expect(await next).toBe('next');
  });

  test('starts later tasks when no reader waits, one at a time, once per key', async () => {
    const queue = createTransformQueue({ concurrency: 2, quiet: 0 });
    const log: string[] = [];
    const reader = held(log, 'reader');
    const running = queue.run(reader.run);
    const note = (name: string) => async () => void log.push(name);
    queue.later('x', note('x'));
    queue.later('x', note('x again'));
    queue.later('y', note('y'));
    await turn();
    expect(log).toEqual(['reader starts']);
    reader.end();
    await running;
    await queue.idle();
    expect(log).toEqual(['reader starts', 'reader ends', 'x', 'y']);
  });

  test('waits for the quiet time anew after each reader', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const queue = createTransformQueue({ quiet: 60 });
    let improved = false;
    queue.later('x', async () => void (improved = true));
    await vi.advanceTimersByTimeAsync(40);
    await queue.run(async () => {});
    await vi.advanceTimersByTimeAsync(40);
    expect(improved).toBe(false);
    await vi.advanceTimersByTimeAsync(40);
    expect(improved).toBe(true);
  });

  test('survives a later task that fails', async () => {
    const queue = createTransformQueue({ quiet: 0 });
    queue.later('x', () => Promise.reject(new Error('broken')));
    await queue.idle();
    expect(await queue.run(async () => 'fine')).toBe('fine');
  });

  test('drops later tasks past its bound', async () => {
    const queue = createTransformQueue({ quiet: 0, background: 1 });
    const log: string[] = [];
    queue.later('x', async () => void log.push('x'));
    queue.later('y', async () => void log.push('y'));
    await queue.idle();
    expect(log).toEqual(['x']);
  });
});
