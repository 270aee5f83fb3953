import { expect, test } from 'vitest';
import { createResponseCache, type CachedResponse } from '#server/delivery/cachedResponse.ts';

const responseOf = (bytes: number): CachedResponse => ({
  status: 200,
  headers: [],
  etag: 'W/"x"',
  plain: new Uint8Array(bytes),
  compressed: { br: new Uint8Array(bytes / 4), gzip: null },
});

test('it never exceeds its limit, and evicts the least recently used response', () => {
  const store = createResponseCache(1_000_000);
  for (let index = 0; index < 500; index++) {
    store.set(`/${index}`, responseOf(10_000));
    store.get('/0');
    expect(store.calculatedSize).toBeLessThanOrEqual(1_000_000);
  }
  expect(store.get('/0')).toBeDefined();
  expect(store.get('/1')).toBeUndefined();
  expect(store.get('/499')).toBeDefined();
});

test('one response cannot evict all others', () => {
  const store = createResponseCache(1_000_000);
  store.set('/a', responseOf(1000));
  store.set('/huge', responseOf(200_000));
  expect(store.get('/huge')).toBeUndefined();
  expect(store.get('/a')).toBeDefined();
});

test('a replaced response counts once, and a cleared cache is empty', () => {
  const store = createResponseCache(1_000_000);
  store.set('/a', responseOf(1000));
  const bytes = () => store.calculatedSize;
  const once = bytes();
  store.set('/a', responseOf(1000));
  expect(bytes()).toBe(once);
  store.clear();
  expect(bytes()).toBe(0);
  expect(store.get('/a')).toBeUndefined();
});
