import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  createSimulatorPage,
  type SimulatorPage,
} from '#page-editor/canvas/simulator/createSimulatorPage.ts';
import type { ServedSlice } from '#page-editor/canvas/simulator/createZoneDraft.ts';
import type { Place } from '#page-editor/model/place.ts';
import { waitFor } from '../../../../support/waitFor.ts';
import { fakeWindows } from './fakeWindows.ts';

const slice = (id: string, index: number, words = ''): ServedSlice => ({
  id,
  zone: 'slices',
  index,
  type: 'hero',
  payload: { id, slice_type: 'hero', words },
});
const zone = (ids: string, words = '') => Array.from(ids, (id, at) => slice(id, at, words));

let windows: ReturnType<typeof fakeWindows>;
let page: SimulatorPage;
let actives: (Place | null)[];
/** Where each slice ends, as a second frame would measure it; null: it never shows the same. */
let ends: readonly number[] | null;
/** How long one of its states took. */
let took: number;
const stop = vi.fn();

beforeEach(() => {
  windows = fakeWindows();
  actives = [];
  ends = null;
  took = 0;
  page = createSimulatorPage({
    ...windows.ports,
    measure: { measure: () => Promise.resolve(ends && { ends, took }), stop, close() {} },
    size: () => ({ width: 1000, height: 500 }),
    isPointed: () => false,
    onState() {},
    onActive: (place) => actives.push(place),
    onLayout() {},
  });
});

afterEach(() => page.close());

/** A page that is there, and shows slices of these ids. */
async function showing(ids: string, handlers?: Parameters<typeof windows.start>[0]) {
  const started = windows.start(handlers);
  await started.ready;
  if (ids !== '') await page.show(zone(ids, '1'));
  return {
    ...started,
    measures: (height: number) => started.api.setSliceZoneSize({ rect: rect(0, height) }),
  };
}

const wordsOf = (given: readonly unknown[]) =>
  // Cast: the payloads of above.
  (given as { words: string }[][]).map((slices) => slices.map(({ words }) => words).join(''));
// Cast: Node has no DOMRect.
const rect = (top: number, height: number) => ({ left: 0, top, width: 1000, height }) as DOMRect;

describe('slices', () => {
  test('that were to be shown before the page was there are shown once it is', async () => {
    const shown = page.show(zone('ab', 'first'));
    const { given } = windows.start();
    await shown;
    expect(given).toHaveLength(1);
  });

  test('are shown again by a page that was loaded again', async () => {
    await Promise.all([page.show(zone('ab')), windows.start().ready]);
    const second = windows.start();
    await waitFor(() => expect(second.given).toHaveLength(1));
  });

  test('of keys that a busy page has not shown are left out but for the last', async () => {
    let answer = () => {};
    const { given, ready } = windows.start({
      setSliceZone(request, response) {
        given.push(request.data);
        return new Promise((resolve) => {
          answer = () => resolve(response.success(undefined));
        });
      },
    });
    await ready;
    const all = ['1', '2', '3', '4'].map((words) => page.show(zone('a', words)));
    await waitFor(() => expect(given).toHaveLength(1));
    answer();
    await waitFor(() => expect(given).toHaveLength(2));
    answer();
    await Promise.all(all);
    expect(wordsOf(given)).toEqual(['1', '4']);
  });

  test.each([
    ['took last time', 100, 0, 300],
    ['took where they were measured', 0, 300, 900],
  ])(
    'come no faster than one %s: what a server renders begins anew with each',
    async (_, shown, measured, wait) => {
      const { given, measures } = await showing('ab');
      await measures(90);
      await page.show(zone('ab', 'edited'));
      vi.advanceTimersByTime(shown);
      if (measured > 0) [ends, took] = [[60, 100], measured];
      await measures(100);
      await vi.advanceTimersByTimeAsync(1000);
      given.length = 0;
      await page.show(zone('ab', '2'));
      const keys = ['3', '4'].map((words) => page.show(zone('ab', words)));
      await vi.advanceTimersByTimeAsync(wait - 1);
      expect(wordsOf(given)).toEqual(['22']);
      vi.advanceTimersByTime(1);
      await Promise.all(keys);
      expect(wordsOf(given)).toEqual(['22', '44']);
    },
  );

  test('in a row are given once more at the end, where a server may have been late with those before', async () => {
    const { given, measures } = await showing('a');
    vi.advanceTimersByTime(200);
    await measures(100);
    const keys = page.show(zone('a', '2'));
    await vi.advanceTimersByTimeAsync(2000);
    await keys;
    expect(wordsOf(given)).toEqual(['1', '2', '2']);
    await vi.advanceTimersByTimeAsync(2000);
    expect(given).toHaveLength(3);
  });

  test('that come while they are measured have the server for themselves', async () => {
    const { measures } = await showing('ab');
    await measures(100);
    await vi.advanceTimersByTimeAsync(1000);
    stop.mockClear();
    await page.show(zone('ab', '2'));
    expect(stop).toHaveBeenCalledOnce();
  });
});

test('the slice under the pointer is a place of the file, unless the page tells of slices that it no longer has', async () => {
  const { api } = await showing('');
  const tell = (index: number, sliceID = 'hero') =>
    api.setActiveSlice({ rect: rect(0, 100), sliceID, variationID: 'default', index });
  await page.show([slice('a', 0), slice('c', 2)]);
  // The page tells of it in its own time: of those before, at first.
  await tell(1);
  expect(actives).toEqual([]);
  vi.advanceTimersByTime(200);
  await tell(1);
  await tell(1, 'other');
  await tell(7);
  await api.setActiveSlice(null);
  expect(actives).toEqual([{ zone: 'slices', index: 2 }, null]);
  expect(page.all()[1]).toMatchObject({ height: 100, isGuess: false });
});

describe('the page', () => {
  const shapes = () => page.all().map(({ height, isGuess }) => [height, isGuess]);

  test('is measured once it rests, unless it has changed meanwhile', async () => {
    const { measures } = await showing('ab');
    await measures(250);
    await vi.advanceTimersByTimeAsync(1000);
    expect(page.all().map(({ isGuess }) => isGuess)).toEqual([true, true]);
    ends = [100, 300];
    await measures(300);
    vi.advanceTimersByTime(600);
    // An edit of the same height.
    const edited = page.show(zone('ab', 'edited'));
    await vi.advanceTimersByTimeAsync(1000);
    await edited;
    expect(shapes()).toEqual([[100, false], [200, false]]); // prettier-ignore
  });

  test('shows where an empty slice is, of which it tells no height', async () => {
    const { measures } = await showing('a');
    await measures(250);
    await page.show(zone('ab'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(page.all()[1]).toMatchObject({ top: 250, height: 0, isEmpty: true, isGuess: false });
  });

  test('is scrolled to a new slice once it has rendered it', async () => {
    const asked: number[] = [];
    let isRendered = false;
    const { measures } = await showing('abn', {
      scrollToSlice(request, response) {
        asked.push(request.data.sliceIndex);
        return isRendered ? response.success(undefined) : response.error(undefined, 500);
      },
    });
    page.scrollTo({ zone: 'slices', index: 2 });
    await waitFor(() => expect(asked).toEqual([2]));
    isRendered = true;
    await measures(3000);
    await waitFor(() => expect(page.scroll()).toBe(2000));
    // Pictures above it come late, until all is measured.
    await measures(3300);
    await waitFor(() => expect(page.scroll()).toBe(2200));
    ends = [1000, 2400, 3300];
    await vi.advanceTimersByTimeAsync(1000);
    await waitFor(() => expect(page.scroll()).toBe(2400));
    await measures(3330);
    expect(asked).toEqual([2, 2, 2, 2]);
  });

  test('is another one where a slice in view is not found, but not where nothing is known', async () => {
    let isThere = true;
    const { measures } = await showing('ab', {
      scrollToSlice: (_, response) =>
        isThere ? response.success(undefined) : response.error(undefined, 500),
    });
    isThere = false;
    expect(await page.isThere()).toBe(true);
    ends = [100, 300];
    await measures(300);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await page.isThere()).toBe(false);
    isThere = true;
    expect(await page.isThere()).toBe(true);
  });
});
