import { expect, test } from 'vitest';
import { changedValue, type Json } from '../../../../packages/prismic-folder/src/edit.ts';
import type { DocumentJson } from '../../../../src/editor/document/DocumentSession.ts';
import { slicesOf } from '../../../../src/editor/model/sliceAt.ts';
import { moveTargets } from '../../../../src/editor/slices/move/moveTargets.ts';
import { moveSliceTo } from '../../../../src/editor/slices/sliceChanges.ts';
import { demoModels } from '../form/support/demoModels.ts';

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

const after = (from: { zone: string; index: number }, seam: { zone: string; index: number }) => {
  // Casts: a document's file, and what it is after the changes.
  const changed = changedValue(json as Json, moveSliceTo(json, from, seam)) as DocumentJson;
  const words = (zone: string) =>
    slicesOf(changed, zone).map((slice) => JSON.stringify(slice).match(/"([A-Z])"/)?.[1]);
  return { cover: words('cover'), spread: words('spread') };
};

test('the places of a slice are named by what is beside them, other zones only if they allow it', () => {
  const labels = (zone: string, index: number) =>
    moveTargets(json, zones, demoModels, { zone, index }).map(({ label, detail }) => [
      label,
      detail,
    ]);
  expect(labels('spread', 0)).toEqual([
    ['To the end', '3 of 3'],
    ['After Single image', 'A, 2 of 3'],
  ]);
  expect(labels('spread', 1)).toEqual([
    ['To the top', '1 of 3'],
    ['To the end', '3 of 3'],
    ['Cover: To the top', '1 of 2'],
    ['Cover: To the end', '2 of 2'],
  ]);
  expect(labels('cover', 0)).toEqual([
    ['Spread: To the top', '1 of 4'],
    ['Spread: To the end', '4 of 4'],
    ['Spread: After Section header', 'T, 2 of 4'],
    ['Spread: After Single image', 'A, 3 of 4'],
  ]);
});

test('a slice goes to each of its places', () => {
  for (const from of [
    { zone: 'spread', index: 0 },
    { zone: 'spread', index: 1 },
    { zone: 'spread', index: 2 },
    { zone: 'cover', index: 0 },
  ]) {
    const moved = after(from, from)[from.zone === 'cover' ? 'cover' : 'spread'][from.index];
    for (const { seam, detail } of moveTargets(json, zones, demoModels, from)) {
      const position = Number(/(\d+) of \d+$/.exec(detail)?.[1]);
      const zone = seam.zone === 'cover' ? 'cover' : 'spread';
      expect(after(from, seam)[zone][position - 1]).toBe(moved);
    }
  }
});
