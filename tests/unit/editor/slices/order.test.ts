import { expect, test } from 'vitest';
import { changedValue, type Json } from '#prismic-folder/edit';
import type { DocumentJson } from '#page-editor/model/DocumentJson.ts';
import { slicesOf } from '#page-editor/model/sliceAt.ts';
import { dropTarget, edgeScroll, type DragScene } from '#page-editor/slices/drag/useSliceDrag.ts';
import { landing } from '#page-editor/slices/drag/DragOverlay.tsx';
import { moveTargets } from '#page-editor/slices/move/moveTargets.ts';
import { scrollToSee, type Seam } from '#page-editor/stage/geometry.ts';
import { gatherSlices, moveSliceTo, removeSlices } from '#page-editor/slices/sliceChanges.ts';
import { dropSeam, moveTarget } from '#page-editor/kit/lists/moveTarget.ts';
import { demoModels } from '../form/support/demoModels.ts';

const LETTERS = ['a', 'b', 'c', 'd', 'e'];

// Cast: a document of letters.
const ordered = (changes: Parameters<typeof changedValue>[1]) =>
  (
    changedValue({ data: { spread: LETTERS } }, changes) as { data: { spread: Json[] } }
  ).data.spread.join('');

test.each([
  ['two upwards', [3, 4], 1, 'adebc'],
  ['to the end', [0, 2], 5, 'bdeac'],
  ['together where the first one is', [1, 3], 1, 'abdce'],
  ['to where they are', [1, 2], 1, 'abcde'],
  ['to within themselves', [1, 2], 2, 'abcde'],
])('slices are gathered: %s', (_title, indexes, seam, order) => {
  const changes = gatherSlices('spread', LETTERS.length, indexes, seam);
  expect(ordered(changes)).toBe(order);
  if (order === 'abcde') expect(changes).toEqual([]);
});

test('several slices are removed by the positions they had', () => {
  expect(ordered(removeSlices('spread', [0, 3, 1]))).toBe('ce');
});

/** Three slices of 100 px, shown at half their size. */
const scene: DragScene = {
  boxes: [0, 1, 2].map((index) => {
    const size = { left: 0, top: index * 100, width: 800, height: 100 };
    return { zone: 'spread', index, ...size, isEmpty: false };
  }),
  scale: 0.5,
  scroll: 40,
  // Cast: a sheet of 400 px.
  sheet: { left: 100, right: 500, top: 50, bottom: 450, width: 400, height: 400 } as DOMRect,
  spine: null,
};

test.each([
  ['at the top', 'spread', 200, 40, 0],
  ['in the upper half of a slice', 'spread', 200, 70, 1],
  ['below all', 'spread', 200, 440, 3],
  ['beside the sheet', 'spread', 60, 70, undefined],
  ['in another zone, which has no slices', 'cover', 200, 70, undefined],
])('a pointer %s means this seam', (_title, zone, x, y, seam) => {
  expect(dropTarget(scene, zone, { x, y })).toBe(seam);
});

test('a seam above or below what is in view is scrolled to the middle', () => {
  expect([500, 50, 1500].map((y) => scrollToSee(y, 0, 800))).toEqual([0, -350, 1100]);
});

test('the page scrolls up near the top of the sheet, down near its end, and else not', () => {
  const directions = [60, 130, 300, 440].map((y) => Math.sign(edgeScroll(y, scene.sheet)));
  expect(directions).toEqual([-1, 0, 0, 1]);
});

test.each([
  ['one before another', { index: 3, seam: 1 }, 'Before b', '2 of 5'],
  ['one where it is', { index: 1, seam: null }, 'Stays', '2 of 5'],
  ['several at the end', { index: 0, indexes: [0, 4], seam: 5 }, 'After d', '4 to 5 of 5'],
])('a drag says where it lands: %s', (_title, drag, where, position) => {
  expect(landing(drag, LETTERS.length, (at) => LETTERS[at] ?? '')).toEqual({ where, position });
});

const image = (alt: string) => ({
  slice_type: 'single_image',
  primary: { single_image: { url: '/media/a.webp', alt } },
});
const text = { slice_type: 'section_header', primary: { title_text: 'T' } };

// Two zones of the type accept a single image.
const json: DocumentJson = {
  data: { cover: [image('C')], spread: [text, image('A'), image('B')] },
};
const zones = [
  { id: 'cover', label: 'Cover', tab: '', slices: ['single_image'] },
  { id: 'spread', label: 'Spread', tab: '', slices: ['single_image', 'section_header'] },
];

/** The letters of a zone after a slice was moved. */
const after = (from: Seam, seam: Seam) => {
  // Casts: a document's file, and what it is after the changes.
  const changed = changedValue(json as Json, moveSliceTo(json, from, seam)) as DocumentJson;
  return slicesOf(changed, seam.zone).map((slice) => JSON.stringify(slice).match(/"([A-Z])"/)?.[1]);
};

const ENDS = ['To the top: 1 of 3', 'To the end: 3 of 3'];
const IN_COVER = ['Cover: To the top: 1 of 2', 'Cover: To the end: 2 of 2'];
const BESIDE = ['Spread: After Section header: 2 of 4, T', 'Spread: After Single image: 3 of 4, A'];

test.each([
  ['T', 'spread', 0, ['To the end: 3 of 3', 'After Single image: 2 of 3, A']],
  ['A', 'spread', 1, [...ENDS, ...IN_COVER]],
  ['C', 'cover', 0, ['Spread: To the top: 1 of 4', 'Spread: To the end: 4 of 4', ...BESIDE]],
])(
  'the places of the slice %s are named by what is beside them, other zones only if they allow it, and it goes there',
  (letter, zone, index, places) => {
    const from = { zone, index };
    expect(moveSliceTo(json, from, from)).toEqual([]);
    const targets = moveTargets(json, zones, demoModels, from);
    expect(targets.map(({ label, detail }) => `${label}: ${detail}`)).toEqual(places);
    for (const { seam, detail } of targets) {
      const position = Number(/^(\d+) of \d+/.exec(detail)?.[1]);
      expect(after(from, seam)[position - 1]).toBe(letter);
    }
  },
);

test('a row dropped beside another ends there, wherever it came from', () => {
  const letters = ['a', 'b', 'c', 'd'];
  for (const from of letters.keys()) {
    for (const over of letters.keys()) {
      for (const side of ['before', 'after'] as const) {
        const moved = letters[from] ?? '';
        const next = letters.toSpliced(from, 1).toSpliced(moveTarget(from, over, side), 0, moved);
        const neighbour = next[next.indexOf(moved) + (side === 'before' ? 1 : -1)];
        if (from === over) expect(next).toEqual(letters);
        else expect([next.length, neighbour]).toEqual([4, letters[over]]);
      }
    }
  }
});

test.each([
  ['one after itself', [2], 3, null],
  ['one elsewhere', [2], 4, 4],
  ['several within themselves', [1, 2, 3], 2, null],
  ['several that are apart, where the first one is', [1, 3], 1, 1],
])('rows land or stay: %s', (_title, positions, seam, lands) => {
  expect(dropSeam(positions, seam)).toBe(lands);
});
