import { expect, it } from 'vitest';
import type { MediaItem } from '#prismic-folder/contract';
import { ApiError, type AuthoringClient } from '#editor/api/AuthoringClient.ts';
import { createMediaList } from '#editor/media/library/createMediaList.ts';
import { listRequest, NO_FILTER, searchLabel } from '#editor/media/library/mediaFilter.ts';
import { ALL_KINDS, IMAGE_KINDS } from '#editor/media/pickMedia.ts';

const item = (name: string): MediaItem => ({
  name,
  kind: 'image',
  contentType: 'image/png',
  bytes: 5,
  savedAt: 0,
  uses: 0,
});

/** A library of so many files; `fail` makes the next request fail. */
function libraryOf(count: number) {
  const asked: object[] = [];
  const names = Array.from({ length: count }, (_, index) => item(`${index}.png`));
  let failure: ApiError | null = null;
  const call = async (_: string, request: { query: { page: number; pageSize: number } }) => {
    asked.push(request.query);
    await Promise.resolve();
    if (failure) throw failure;
    const { page, pageSize } = request.query;
    const start = (page - 1) * pageSize;
    return { media: names.slice(start, start + pageSize), total: names.length };
  };
  return {
    // Cast: only this operation is called.
    api: { call } as unknown as Pick<AuthoringClient, 'call'>,
    asked,
    add: (name: string) => void names.unshift(item(name)),
    fail: (error: ApiError | null) => void (failure = error),
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

it('A library of thousands of files is read as someone scrolls, each file once.', async () => {
  const { api, asked, add } = libraryOf(250);
  const list = createMediaList(api, IMAGE_KINDS);
  list.show(NO_FILTER);
  await settled();
  expect(list.get()).toMatchObject({ total: 250, isLoading: false });
  expect(list.get().items).toHaveLength(100);
  // An upload moves the last one of the first page to the second.
  add('new.png');
  list.loadMore();
  list.loadMore();
  await settled();
  expect(list.get().items).toHaveLength(199);
  list.loadMore();
  await settled();
  list.loadMore();
  await settled();
  expect(asked).toHaveLength(3);
  expect(new Set(list.get().items.map(({ name }) => name)).size).toBe(list.get().items.length);
  list.refresh();
  await settled();
  expect(
    list
      .get()
      .items.map(({ name }) => name)
      .slice(0, 2),
  ).toEqual(['new.png', '0.png']);
  expect(list.get().items).toHaveLength(251);
});

it('The last filter wins, however late the answers come.', async () => {
  const { api, asked } = libraryOf(3);
  const list = createMediaList(api, ALL_KINDS);
  list.show({ ...NO_FILTER, search: 'first' });
  list.show({ ...NO_FILTER, search: 'second', isUnused: true });
  await settled();
  expect(asked.at(-1)).toEqual({ page: 1, pageSize: 100, search: 'second', unused: true });
  expect(list.get().items).toHaveLength(3);
});

it('A library that cannot be read says why, and can be read again.', async () => {
  const { api, fail } = libraryOf(3);
  const list = createMediaList(api, ALL_KINDS);
  fail(new ApiError('offline', 'The server does not answer.'));
  list.show(NO_FILTER);
  await settled();
  expect(list.get()).toMatchObject({ problem: 'The server does not answer.', isLoading: false });
  fail(null);
  list.refresh();
  await settled();
  expect(list.get()).toMatchObject({ problem: null, total: 3 });
});

it.each([
  [{}, ALL_KINDS, {}],
  [{}, IMAGE_KINDS, { shows: 'picture,drawing' }],
  [{ kind: 'film' as const }, ALL_KINDS, { shows: 'film' }],
  [{ search: ' a ' }, ALL_KINDS, { search: 'a' }],
  [{ isUndescribed: true, isUnused: true }, ALL_KINDS, { undescribed: true, unused: true }],
])('The filter %j among %j asks for %j.', (filter, kinds, expected) => {
  const { query } = listRequest({ ...NO_FILTER, ...filter }, kinds, 1);
  expect(query).toEqual({ page: 1, pageSize: 100, ...expected });
});

it.each<[number | null, typeof ALL_KINDS, string]>([
  [148, IMAGE_KINDS, 'Find in 148 pictures'],
  [1, IMAGE_KINDS, 'Find in 1 picture'],
  [7, ALL_KINDS, 'Find in 7 files'],
  [null, ALL_KINDS, 'Find files'],
])('With %s files the search says %s.', (total, kinds, expected) => {
  expect(searchLabel(total, kinds)).toBe(expected);
});
