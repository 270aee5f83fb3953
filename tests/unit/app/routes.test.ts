import { expect, test, vi } from 'vitest';
import { createRoutes } from '#app/routes.ts';
import { describeType, routedTypes } from '#content/documentTypes.ts';
import { documentPath } from '#content/links.ts';
import type { GivenAnswer } from '#app/pageState.ts';
import { matchRoute } from '#app/siteRoute.ts';
import type { AppContext } from '#app/appContext.ts';
import { laterAnswers } from '#app/answers/laterAnswers.ts';
import { pageAnswers } from '#app/answers/pageAnswers.ts';
import { serverAnswers } from '#app/answers/serverAnswers.ts';
import type { Query } from '#content/answers.ts';
import { waitFor } from '../../support/waitFor.ts';

// Cast: loading a screen's code reads nothing else of the context.
const routes = createRoutes({ answers: {}, queries: {} } as AppContext);

test.each(routes.map((route) => [route.id, route] as const))(
  '%s is a module with a screen of its name',
  async (_id, route) => {
    await expect(route.preload()).resolves.toBeUndefined();
  },
);

test.each(routedTypes)('links to a document of type %s open its screen', (type) => {
  const { route, params } = matchRoute(routes, documentPath({ type, uid: 'some-uid' }));
  expect(route.id).toBe(`src/screens/${describeType(type)?.screen}.tsx`);
  expect(params).toEqual({ uid: 'some-uid' });
});

const query = <Data>(name: string, queryFn: () => Promise<Data>): Query<Data> => ({
  queryKey: [name],
  queryFn,
});

const settings = query('settings', async () => ({ name: 'asked' }));

/** What a page brings: its settings, and the named queries failed. */
async function pageWith(...failed: string[]): Promise<readonly GivenAnswer[]> {
  const answers = serverAnswers();
  await answers.load(query('settings', async () => ({ name: 'brought' })));
  for (const name of failed)
    await answers.load(query(name, () => Promise.reject(new Error('down'))));
  // Cast: as it arrives in the page.
  return JSON.parse(JSON.stringify(answers.given())) as readonly GivenAnswer[];
}

/** The answers of a page; `loads` counts how often the code that asks was loaded. */
async function open({ failed = [] as string[], breaks = 0 } = {}) {
  const page = await pageWith(...failed);
  let loads = 0;
  const answers = pageAnswers(page, async () => {
    loads += 1;
    if (loads <= breaks) throw new Error('no network');
    return laterAnswers(page);
  });
  return { answers, loads: () => loads };
}

test('what the page brings is there at once, without the code that asks', async () => {
  const { answers, loads } = await open();
  expect(answers.read(settings)).toMatchObject({ status: 'success', data: { name: 'brought' } });
  expect(await answers.load(settings)).toBe(answers.read(settings));
  const stop = answers.watch(settings, vi.fn<() => void>());
  answers.retryFailed();
  expect(answers.known('settings')).toEqual([{ name: 'brought' }]);
  stop();
  expect(loads()).toBe(0);
});

test('another question brings the code that asks, once', async () => {
  const { answers, loads } = await open();
  const ask = vi.fn<() => Promise<string>>(async () => 'new');
  const onChange = vi.fn<() => void>();
  const other = query('other', ask);
  expect(answers.read(other)).toMatchObject({ status: 'pending', data: undefined });
  const stop = answers.watch(other, onChange);
  await waitFor(() => expect(answers.read(other).data).toBe('new'));
  expect(onChange).toHaveBeenCalled();
  expect((await answers.load(other)).data).toBe('new');
  expect(ask).toHaveBeenCalledTimes(1);
  expect(loads()).toBe(1);
  stop();
});

test('an answer of the page stays the same object when the code that asks comes', async () => {
  const { answers, loads } = await open();
  const before = answers.read(settings);
  const onChange = vi.fn<() => void>();
  const stop = answers.watch(settings, onChange);
  answers.watch({ ...query('off', async () => 1), enabled: false }, onChange)();
  expect(loads()).toBe(0);
  await answers.load(query('other', async () => 1));
  expect(answers.read(settings)).toBe(before);
  expect(answers.known('other')).toEqual([1]);
  expect(onChange).not.toHaveBeenCalled();
  await answers.refresh();
  await waitFor(() => expect(answers.read(settings).data).toEqual({ name: 'asked' }));
  expect(onChange).toHaveBeenCalled();
  stop();
});

test('what failed on the server is asked again where it is used', async () => {
  const { answers } = await open({ failed: ['home'] });
  const home = query('home', async () => 'found');
  expect(answers.read(home)).toMatchObject({ status: 'error', isError: true, data: undefined });
  const stop = answers.watch(home, vi.fn<() => void>());
  answers.retryFailed();
  await waitFor(() => expect(answers.read(home).data).toBe('found'));
  stop();
});

test('code that does not load is an error that can be tried again', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { answers, loads } = await open({ breaks: 1 });
  const other = query('other', async () => 'new');
  const stop = answers.watch(other, vi.fn<() => void>());
  await waitFor(() => expect(answers.read(other).isError).toBe(true));
  expect(answers.read(settings).data).toEqual({ name: 'brought' });
  expect(reported).toHaveBeenCalledTimes(1);
  answers.read(other).refetch();
  await waitFor(() => expect(answers.read(other).data).toBe('new'));
  expect(loads()).toBe(2);
  stop();
});
