import { expect, test } from 'vitest';
import { timePage } from '#server/delivery/serverTiming.ts';

test('overlapping requests count once, and the rest is rendering', async () => {
  let time = 0;
  const responses: (() => void)[] = [];
  const open = () => new Promise<Response>((done) => responses.push(() => done(new Response())));
  const timer = timePage(open, () => time);
  time = 2;
  const both = [timer.fetch('/a'), timer.fetch('/b')];
  time = 5;
  responses[0]?.();
  await both[0];
  time = 12;
  responses[1]?.();
  await both[1];
  time = 20;
  expect(timer.header('miss')).toBe('cache;desc=miss, content;dur=10.0, render;dur=10.0');
});

test('a query that fails is over, too', async () => {
  let time = 0;
  const timer = timePage(
    () => Promise.reject(new Error('away')),
    () => (time += 1),
  );
  await expect(timer.fetch('/a')).rejects.toThrow('away');
  expect(timer.header('none')).toBe('cache;desc=none, content;dur=1.0, render;dur=2.0');
});
