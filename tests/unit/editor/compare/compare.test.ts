import { describe, expect, test } from 'vitest';
import { anchorsOf, changedSlices, matchScroll } from '#page-editor/compare/comparePages.ts';

const slice = (id: string, text: string) => ({ id, slice_type: 'note', primary: { text } });
const json = (...slices: ReturnType<typeof slice>[]) => ({ data: { zone: slices } });
const ZONES = [{ id: 'zone' }];

describe('of two pages', () => {
  const [a, b, c] = [slice('a', 'one'), slice('b', 'two'), slice('c', 'three')];
  const edited = slice('b', 'other');

  test.each([
    ['equal ones', json(a, b), json(a, b), [], []],
    ['a changed slice', json(a, b), json(a, edited), ['zone/1 changed'], ['zone/1 changed']],
    ['a new slice', json(a, b), json(a, c, b), [], ['zone/1 added']],
    ['a removed slice', json(a, b, c), json(a, c), ['zone/1 removed'], []],
  ])('%s: what differs is marked on its side', (_what, was, is, before, after) => {
    const found = changedSlices(was, is, ZONES);
    const words = (map: ReadonlyMap<string, string>) => [...map].map((entry) => entry.join(' '));
    expect([words(found.before), words(found.after)]).toEqual([before, after]);
  });

  test('a moved slice is marked, and one that exists on one side only has no pair', () => {
    const found = changedSlices(json(a, b, c), json(c, a, b), ZONES);
    expect([...found.after.values()]).toEqual(['moved']);
    expect(found.pairs).toHaveLength(3);
    expect(changedSlices({}, json(a), ZONES).pairs).toEqual([]);
    // Nothing is marked while one of them is not read yet.
    expect(changedSlices(null, json(a), ZONES).after.size).toBe(0);
  });
});

describe('the other page', () => {
  const pairs = [0, 1, 2].map((index) => ({ zone: 'zone', before: index, after: index }));
  const boxes = (...tops: number[]) => tops.map((top, index) => ({ zone: 'zone', index, top }));
  const [short, long] = [boxes(100, 200, 300), boxes(100, 600, 700)];

  test.each([
    [50, 50],
    [100, 100],
    [150, 350],
    [250, 650],
    [900, 1300],
  ])('scrolls along: at %i of the shorter page the longer one is at %i, and back', (own, other) => {
    expect(matchScroll(own, anchorsOf(short, long, pairs, 'before'))).toBe(other);
    expect(matchScroll(other, anchorsOf(long, short, pairs, 'after'))).toBe(own);
  });

  test('never scrolls back while this one goes on, also with moved slices', () => {
    const anchors = anchorsOf(short, boxes(700, 100, 400), pairs, 'before');
    const places = Array.from({ length: 50 }, (_, at) => matchScroll(at * 20, anchors));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });
});
