import { expect, it } from 'vitest';
import { changedValue } from '../../src/edit/changeValue.ts';
import { equalJson } from '../../src/edit/equalJson.ts';
import { mergeValues } from '../../src/edit/mergeValues.ts';
import type { Json, ValueConflict } from '../../src/edit/types.ts';

const slice = (id: string, text: string) => ({ id, slice_type: 'note', primary: { text } });
const [A, B, C] = [slice('a', 'a'), slice('b', 'b'), slice('c', 'c')];
const [D, E] = [slice('d', 'd'), slice('e', 'e')];
const paragraph = (text: string, spans: Json[] = []) => ({ type: 'paragraph', text, spans });
const [P, Q, R] = [paragraph('p'), paragraph('q'), paragraph('r')];
const link = { link_type: 'Web', url: 'https://a.example', target: '_self' };
const image = { url: '/a.png', alt: 'a', dimensions: { width: 4, height: 3 } };

it.each<[string, Json, Json, Json, Json]>([
  ['changes of different keys', { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1, b: 2 }, { a: 2, b: 2 }],
  ['equal changes', { a: 1 }, { a: 2, b: [1] }, { a: 2, b: [1] }, { a: 2, b: [1] }],
  ['an added and a removed key', { a: 1 }, { a: 1, b: 2 }, {}, { b: 2 }],
  ['a key that both removed', { a: 1, b: 1 }, { b: 1 }, { b: 2 }, { b: 2 }],
  [
    'changes of different slices',
    [A, B],
    [slice('a', 'x'), B],
    [A, slice('b', 'y')],
    [slice('a', 'x'), slice('b', 'y')],
  ],
  [
    'a changed slice that moved',
    [A, B, C],
    [C, A, B],
    [A, B, slice('c', 'x')],
    [slice('c', 'x'), A, B],
  ],
  [
    'a slice that moved on disk',
    [A, B, C],
    [slice('a', 'x'), B, C],
    [B, C, A],
    [B, C, slice('a', 'x')],
  ],
  ['slices inserted at different places', [A, B], [C, A, B], [A, B, D], [C, A, B, D]],
  ['a slice that both inserted', [A], [A, B], [A, B], [A, B]],
  ['one of two inserted slices', [A], [A, B, C], [A, B], [A, B, C]],
  ['an inserted and a removed slice', [A, B, C], [A, B, D, C], [A, C], [A, D, C]],
  ['slices that both removed', [A, B, C], [A, C], [B, C], [C]],
  [
    'an order and a removed slice',
    [A, B, C],
    [C, B],
    [A, B, slice('c', 'x')],
    [slice('c', 'x'), B],
  ],
  [
    'a changed and an inserted paragraph',
    [P, Q],
    [P, paragraph('x')],
    [R, P, Q],
    [R, P, paragraph('x')],
  ],
  [
    'an alternative text and a crop',
    image,
    { ...image, alt: 'x' },
    { ...image, edit: { x: 1, y: 2, zoom: 1 } },
    { ...image, alt: 'x', edit: { x: 1, y: 2, zoom: 1 } },
  ],
  [
    'an alternative text and a crop of the file',
    image,
    { ...image, alt: 'x' },
    { ...image, url: '/a.png?rect=0,0,2,2', dimensions: { width: 2, height: 2 } },
    { ...image, alt: 'x', url: '/a.png?rect=0,0,2,2', dimensions: { width: 2, height: 2 } },
  ],
  [
    'a key called url',
    { data: { url: '/a', title: 'a' } },
    { data: { url: '/b', title: 'a' } },
    { data: { url: '/a', title: 'b' } },
    { data: { url: '/b', title: 'b' } },
  ],
])('merges %s', (_title, base, mine, disk, value) => {
  const merged = mergeValues(base, mine, disk);
  expect(merged).toMatchObject({ value, conflicts: [] });
  expect(equalJson(merged.value, value)).toBe(true);
  expect(equalJson(changedValue(disk, merged.changes), value)).toBe(true);
  const swapped = mergeValues(base, disk, mine);
  expect(swapped.conflicts).toEqual([]);
  expect(equalJson(swapped.value, value)).toBe(true);
});

it.each<[string, Json, Json, Json, Json, ValueConflict[]]>([
  [
    'a value',
    { a: 1, b: 1 },
    { a: 2, b: 2 },
    { a: 3, b: 1 },
    { a: 3, b: 2 },
    [{ path: ['a'], base: 1, mine: 2, disk: 3 }],
  ],
  [
    'a key that both added',
    {},
    { a: 1 },
    { a: { b: 1 } },
    { a: { b: 1 } },
    [{ path: ['a'], mine: 1, disk: { b: 1 } }],
  ],
  ['a key removed by mine', { a: 1 }, {}, { a: 2 }, { a: 2 }, [{ path: ['a'], base: 1, disk: 2 }]],
  ['a key removed on disk', { a: 1 }, { a: 2 }, {}, {}, [{ path: ['a'], base: 1, mine: 2 }]],
  [
    'a slice removed by mine',
    [A, B],
    [B],
    [slice('a', 'x'), B],
    [slice('a', 'x'), B],
    [{ path: [0], base: A, disk: slice('a', 'x') }],
  ],
  [
    'a slice removed on disk',
    [A, B],
    [A, slice('b', 'x')],
    [A],
    [A],
    [{ path: [1], base: B, mine: slice('b', 'x') }],
  ],
  [
    'a value of one slice',
    [A, B],
    [C, slice('a', 'x'), B],
    [slice('a', 'y'), B],
    [C, slice('a', 'y'), B],
    [{ path: [1, 'primary', 'text'], base: 'a', mine: 'x', disk: 'y' }],
  ],
  [
    'slices inserted at one place',
    [A],
    [A, B, C],
    [A, D],
    [A, D],
    [
      { path: [1], mine: B, disk: D },
      { path: [2], mine: C },
    ],
  ],
  [
    'slices inserted after the same one',
    [A],
    [A, B, C],
    [A, B, D],
    [A, B, D],
    [{ path: [2], mine: C, disk: D }],
  ],
  [
    'slices inserted in place of others',
    [A, B, C],
    [A, D, C],
    [A, B, E, C],
    [A, E, C],
    [{ path: [1], mine: D, disk: E }],
  ],
  [
    'two orders',
    [A, B, C],
    [C, A, B],
    [B, A, C],
    [B, A, C],
    [{ path: [], base: [A, B, C], mine: [C, A, B], disk: [B, A, C] }],
  ],
  [
    'an order and an inserted slice',
    [A, B],
    [B, A],
    [A, C, B],
    [A, C, B],
    [{ path: [], base: [A, B], mine: [B, A], disk: [A, C, B] }],
  ],
  [
    'an order without a slice that changed',
    [A, B, C],
    [C, B],
    [slice('a', 'x'), B, C],
    [slice('a', 'x'), B, C],
    [{ path: [], base: [A, B, C], mine: [C, B], disk: [slice('a', 'x'), B, C] }],
  ],
  [
    'a text and its spans',
    [P],
    [paragraph('x')],
    [paragraph('p', [{ start: 0 }])],
    [paragraph('p', [{ start: 0 }])],
    [{ path: [0], base: P, mine: paragraph('x'), disk: paragraph('p', [{ start: 0 }]) }],
  ],
  [
    'paragraphs that could be others',
    [P, Q],
    [paragraph('x'), paragraph('y')],
    [paragraph('z'), Q],
    [paragraph('z'), Q],
    [
      {
        path: [],
        base: [P, Q],
        mine: [paragraph('x'), paragraph('y')],
        disk: [paragraph('z'), Q],
      },
    ],
  ],
  [
    'parts of a link',
    { a: link },
    { a: { ...link, target: '_blank' } },
    { a: { link_type: 'Any' } },
    { a: { link_type: 'Any' } },
    [{ path: ['a'], base: link, mine: { ...link, target: '_blank' }, disk: { link_type: 'Any' } }],
  ],
  [
    'parts of another image',
    { a: image },
    { a: { ...image, alt: 'x' } },
    { a: { ...image, url: '/b.png' } },
    { a: { ...image, url: '/b.png' } },
    [{ path: ['a'], base: image, mine: { ...image, alt: 'x' }, disk: { ...image, url: '/b.png' } }],
  ],
  [
    'a new alternative text of another image',
    { url: '/a.png' },
    { url: '/a.png', alt: 'x' },
    { url: '/b.png' },
    { url: '/b.png' },
    [
      {
        path: [],
        base: { url: '/a.png' },
        mine: { url: '/a.png', alt: 'x' },
        disk: { url: '/b.png' },
      },
    ],
  ],
  [
    'half of a place',
    { latitude: 1, longitude: 1 },
    { latitude: 2, longitude: 1 },
    { latitude: 1, longitude: 2 },
    { latitude: 1, longitude: 2 },
    [
      {
        path: [],
        base: { latitude: 1, longitude: 1 },
        mine: { latitude: 2, longitude: 1 },
        disk: { latitude: 1, longitude: 2 },
      },
    ],
  ],
])('reports a conflict of %s', (_title, base, mine, disk, value, conflicts) => {
  const merged = mergeValues(base, mine, disk);
  expect(merged).toMatchObject({ value, conflicts });
  expect(merged.conflicts).toEqual(conflicts);
  expect(equalJson(changedValue(disk, merged.changes), merged.value)).toBe(true);
  expect(mergeValues(base, disk, mine).conflicts.length).toBeGreaterThan(0);
});
