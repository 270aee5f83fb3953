import { expect, test, vi } from 'vitest';
import { createPages, type ReadPage } from '#page-editor/kit/lists/usePages.ts';

const SIZES = { pageSize: 10, maxPageSize: 40 };
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** A service with so many names; `names` may change, and `failure` is thrown while there is one. */
function serviceOf(count: number) {
  const service = {
    names: Array.from({ length: count }, (_, at) => `${at}`),
    failure: null as Error | null,
    total: null as number | null,
  };
  const read = vi.fn<ReadPage<string>>(async (page, size) => {
    await Promise.resolve();
    if (service.failure) throw service.failure;
    const items = service.names.slice((page - 1) * size, page * size);
    return { items, total: service.total ?? service.names.length };
  });
  const pages = createPages((name: string) => name, SIZES);
  return { service, read, pages };
}

test('a list is read page by page, one page at a time, and each item is listed once', async () => {
  const { service, read, pages } = serviceOf(25);
  pages.show(read);
  await settled();
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
  const { read, pages } = serviceOf(95);
  pages.show(read);
  await settled();
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
  const { read, pages } = serviceOf(95);
  pages.show(read);
  await settled();
  pages.reach('45');
  pages.refresh();
  await settled();
  expect(pages.get().items).toContain('45');
  expect(pages.get().isLoading).toBe(false);
});

test('another list gives up what was asked for, and keeps what is shown until it is there', async () => {
  const { read, pages } = serviceOf(3);
  pages.show(read);
  await settled();
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
  const { service, read, pages } = serviceOf(25);
  service.failure = new Error('The server does not answer');
  pages.show(read);
  await settled();
  expect(pages.get()).toMatchObject({ problem: 'The server does not answer.', isLoading: false });
  pages.loadMore();
  expect(read).toHaveBeenCalledTimes(1);
  service.failure = null;
  pages.refresh();
  await settled();
  expect(pages.get()).toMatchObject({ problem: null, total: 25 });
});

test('an end that comes sooner than the total said is the end', async () => {
  const { service, read, pages } = serviceOf(10);
  service.total = 12;
  pages.show(read);
  await settled();
  pages.loadMore();
  await settled();
  pages.loadMore();
  await settled();
  expect(pages.get()).toMatchObject({ total: 10 });
  expect(read).toHaveBeenCalledTimes(2);
});
