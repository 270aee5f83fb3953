import { expect, test, vi } from 'vitest';
import { createPages, type ReadPage } from '#page-editor/kit/lists/usePages.ts';

const SIZES = { pageSize: 10, maxPageSize: 40 };
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** The list of a service with so many names, which may change; `failure` is thrown while there is one. */
async function listOf(count: number, { failure = null as Error | null, total = count } = {}) {
  const names = Array.from({ length: count }, (_, at) => `${at}`);
  const service = { names, failure, extra: total - count };
  const read = vi.fn<ReadPage<string>>(async (page, size) => {
    await Promise.resolve();
    if (service.failure) throw service.failure;
    const items = names.slice((page - 1) * size, page * size);
    return { items, total: names.length + service.extra };
  });
  const pages = createPages((name: string) => name, SIZES);
  pages.show(read);
  await settled();
  return { service, read, pages };
}

test('a list is read page by page, one page at a time, and each item is listed once', async () => {
  const { service, read, pages } = await listOf(25);
  expect(pages.get()).toMatchObject({ total: 25, isLoading: false });
  expect(pages.get().items).toHaveLength(10);
  // A new one moves the last one of the first page to the second.
  service.names.unshift('new');
  for (const expected of [19, 25]) {
    pages.loadMore();
    pages.loadMore();
    await settled();
    expect(pages.get().items).toHaveLength(expected);
  }
  pages.loadMore();
  await settled();
  expect(read).toHaveBeenCalledTimes(3);
  // Shown again with what is new, by one larger answer.
  pages.refresh();
  await settled();
  expect(pages.get().items[0]).toBe('new');
  expect(pages.get().items).toHaveLength(26);
  expect(read.mock.lastCall?.slice(0, 2)).toEqual([1, 40]);
});

test('a list is read on, in larger answers, until an item is listed, or to its end', async () => {
  const { read, pages } = await listOf(95);
  for (const [key, length] of [
    ['5', 10],
    ['45', 80],
    ['gone', 95],
    ['gone', 95],
  ] as const) {
    pages.reach(key);
    await settled();
    expect(pages.get().items).toHaveLength(length);
  }
  expect(read.mock.calls.slice(1).map(([page, size]) => [page, size])).toEqual(
    [1, 2, 1, 2, 3].map((page) => [page, 40]),
  );
});

test('what is read again meanwhile is read on to the item as well', async () => {
  const { pages } = await listOf(95);
  pages.reach('45');
  pages.refresh();
  await settled();
  expect(pages.get().items).toContain('45');
  expect(pages.get().isLoading).toBe(false);
});

test('another list gives up what was asked for, and keeps what is shown until it is there', async () => {
  const { read, pages } = await listOf(3);
  pages.show(async (page, size, signal) => ({
    ...(await read(page, size, signal)),
    items: ['late'],
  }));
  pages.show(async () => ({ items: ['other'], total: 1 }));
  expect(pages.get().items).toHaveLength(3);
  await settled();
  expect(pages.get()).toMatchObject({ items: ['other'], total: 1 });
});

test('a list that cannot be read says why, and can be read again', async () => {
  const failure = new Error('The server does not answer');
  const { service, read, pages } = await listOf(25, { failure });
  expect(pages.get()).toMatchObject({ problem: 'The server does not answer.', isLoading: false });
  pages.loadMore();
  expect(read).toHaveBeenCalledTimes(1);
  service.failure = null;
  pages.refresh();
  await settled();
  expect(pages.get()).toMatchObject({ problem: null, total: 25 });
});

test('an end that comes sooner than the total said is the end', async () => {
  const { read, pages } = await listOf(10, { total: 12 });
  for (const _ of [1, 2]) {
    pages.loadMore();
    await settled();
  }
  expect(pages.get()).toMatchObject({ total: 10 });
  expect(read).toHaveBeenCalledTimes(2);
});
