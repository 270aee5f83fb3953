import { expect, test } from 'vitest';
import { createBoundedStore } from '../src/boundedStore.ts';

test('a bounded store forgets after its time', () => {
  const clock = { time: 0 };
  const store = createBoundedStore<number>({ max: 10, ttl: 1000, now: () => clock.time });
  store.set('a', 1);
  clock.time = 999;
  expect(store.get('a')).toBe(1);
  clock.time = 1000;
  expect(store.get('a')).toBeUndefined();
});

test('a bounded store forgets the oldest of too many', () => {
  const store = createBoundedStore<number>({ max: 2, now: () => 0 });
  for (const [index, key] of ['a', 'b', 'a', 'c'].entries()) store.set(key, index);
  expect(['a', 'b', 'c'].map((key) => store.get(key))).toEqual([2, undefined, 3]);
});
