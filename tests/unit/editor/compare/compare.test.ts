import { describe, expect, test } from 'vitest';
import { changedSlices } from '#editor/compare/changedSlices.ts';
import { anchorsOf, matchScroll } from '#editor/compare/matchScroll.ts';

const slice = (id: string, text: string) => ({ id, slice_type: 'note', primary: { text } });
const json = (...slices: ReturnType<typeof slice>[]) => ({ data: { zone: slices } });
const ZONES = [{ id: 'zone' }];

describe('which slices differ', () => {
  const [a, b, c] = [slice('a', 'one'), slice('b', 'two'), slice('c', 'three')];

  test.each([
    ['nothing', json(a, b), json(a, b), [], []],
    [
      'a changed one',
      json(a, b),
      json(a, slice('b', 'other')),
      ['zone/1 changed'],
      ['zone/1 changed'],
    ],
    ['a new one', json(a, b), json(a, c, b), [], ['zone/1 added']],
    ['a removed one', json(a, b, c), json(a, c), ['zone/1 removed'], []],
  ])('%s', (_what, was, is, before, after) => {
    const found = changedSlices(was, is, ZONES);
    const words = (map: ReadonlyMap<string, string>) => [...map].map((entry) => entry.join(' '));
    expect([words(found.before), words(found.after)]).toEqual([before, after]);
  });

  test('a moved one is marked on both sides, and one that exists on one side only has no pair', () => {
    const found = changedSlices(json(a, b, c), json(c, a, b), ZONES);
    expect([...found.after.values()]).toEqual(['moved']);
    expect(found.pairs).toHaveLength(3);
    expect(changedSlices(null, json(a), ZONES).pairs).toEqual([]);
  });
});

describe('where the other page is scrolled to', () => {
  const box = (index: number, top: number) => ({ zone: 'zone', index, top });
  const pairs = [0, 1, 2].map((index) => ({ zone: 'zone', before: index, after: index }));
  const short = [box(0, 100), box(1, 200), box(2, 300)];
  const long = [box(0, 100), box(1, 600), box(2, 700)];

  test.each([
    [0, 0],
    [50, 50],
    [100, 100],
    [150, 350],
    [200, 600],
    [250, 650],
    [900, 1300],
  ])('at %i of the shorter page the longer one is at %i, and back', (own, theirs) => {
    const anchors = anchorsOf(short, long, pairs, 'before');
    expect(matchScroll(own, anchors)).toBe(theirs);
    expect(matchScroll(theirs, anchorsOf(long, short, pairs, 'after'))).toBe(own);
  });

  test('never scrolls back while the other page goes on, also with moved slices', () => {
    const moved = [box(0, 700), box(1, 100), box(2, 400)];
    const anchors = anchorsOf(short, moved, pairs, 'before');
    const places = Array.from({ length: 50 }, (_, at) => matchScroll(at * 20, anchors));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });
});
