// @vitest-environment happy-dom
import { act, useState } from 'react';
import { expect, test } from 'vitest';
import type { Change, Json } from '../../../../packages/prismic-folder/src/edit.ts';
import { applyPatches } from '../../../../src/editor/document/changes/applyPatches.ts';
import type { DocumentJson } from '../../../../src/editor/document/DocumentSession.ts';
import type { Place } from '../../../../src/editor/place.ts';
import { useSeveral } from '../../../../src/editor/slices/several/useSeveral.ts';
import { gatherSlices, removeSlices } from '../../../../src/editor/slices/sliceChanges.ts';
import { slicesOf } from '../../../../src/editor/model/sliceAt.ts';
import { mount } from '../../ui/mount.tsx';
import { memorySession } from '../form/support/memorySession.ts';

const ZONE = 'spread';

/** Six slices, A to F, of which the outline shows what it was given last. */
async function chosen() {
  const list = (letters: string) => [...letters].map((slice_type) => ({ slice_type }));
  let file: DocumentJson = { data: { [ZONE]: list('ABCDEF'), cover: list('X') } };
  const session = { get: () => memorySession('page', file).get() };
  const edit = (changes: readonly Change[]) => {
    // Cast: the file's object, changed within; untouched slices stay the same objects.
    file = applyPatches(file as Json, changes).value as DocumentJson;
  };
  const order = () =>
    slicesOf(session.get().json, ZONE)
      // Cast: slices made above.
      .map((slice) => (slice as { slice_type: string }).slice_type)
      .join('');
  const now: {
    several?: ReturnType<typeof useSeveral>;
    go?: (place: Place) => void;
    show?: () => void;
  } = {};
  const actions = {
    gather: (zone: string, indexes: readonly number[], seam: number) =>
      edit(gatherSlices(zone, order().length, indexes, seam)),
    remove: (zone: string, ...indexes: readonly number[]) => edit(removeSlices(zone, indexes)),
    duplicate: () => {},
    copy: async () => {},
    cut: async () => {},
  };
  function Probe() {
    const [json, setJson] = useState(session.get().json);
    const [place, setPlace] = useState<Place>({ zone: ZONE, index: 0 });
    const several = useSeveral({ session, json, place, actions, onPlace: setPlace });
    const keep = () => {
      now.several = several;
      now.go = setPlace;
      now.show = () => setJson(session.get().json);
    };
    return <div ref={keep} />;
  }
  await mount(<Probe />);
  const of = (zone: string) => {
    if (!now.several) throw new Error('Nothing was rendered');
    return now.several.of(zone);
  };
  await act(async () => of(ZONE).onSelect([2, 3, 4]));
  return {
    order,
    rows: () => of(ZONE),
    positions: () => of(ZONE).positions.join(),
    focus: (zone: string) => act(async () => now.several?.onFocus(zone)),
    open: (index: number) => act(async () => now.several?.open(ZONE, index)),
    go: (place: Place) => act(async () => now.go?.(place)),
    show: (place: Place) =>
      act(async () => {
        now.show?.();
        now.go?.(place);
      }),
  };
}

test('several that were deleted are not deleted again before the outline shows it', async () => {
  const { rows, order } = await chosen();
  const { onDelete } = rows();
  onDelete();
  onDelete();
  expect(order()).toBe('ABF');
});

test.each([
  ['up twice', [-1, -1], 'CDEABF'],
  ['up further than there is room', [-1, -1, -1], 'CDEABF'],
  ['down twice', [1, 1], 'ABFCDE'],
  ['up and down', [-1, 1], 'ABCDEF'],
] as const)('several move together before the outline shows it: %s', async (_title, steps, to) => {
  const { rows, order } = await chosen();
  const { onStep } = rows();
  for (const by of steps) onStep(by);
  expect(order()).toBe(to);
});

test('several are dropped before the slice that is shown there', async () => {
  const { rows, order } = await chosen();
  const { onStep, onMove } = rows();
  onStep(-1);
  onMove(1);
  expect(order()).toBe('ACDEBF');
});

test('several stay selected where they move to', async () => {
  const { rows, positions, show } = await chosen();
  expect(positions()).toBe('2,3,4');
  await act(async () => rows().onStep(-1));
  await show({ zone: ZONE, index: 1 });
  expect(positions()).toBe('1,2,3');
});

test('a selection of several ends when the place leaves it, and does not come back', async () => {
  const { positions, go } = await chosen();
  await go({ zone: ZONE, index: 3 });
  expect(positions()).toBe('2,3,4');
  await go({ zone: ZONE, index: 5 });
  expect(positions()).toBe('5');
  await go({ zone: ZONE, index: 3 });
  expect(positions()).toBe('3');
});

test.each([
  ['one of them is opened', 'open', '3'],
  ['another zone has the focus', 'focus', '2'],
  ['a slice of another zone is selected', 'go', ''],
])('a selection of several ends when %s', async (_title, how, left) => {
  const { positions, open, focus, go } = await chosen();
  if (how === 'open') await open(3);
  else if (how === 'focus') await focus('cover');
  else await go({ zone: 'cover', index: 0 });
  expect(positions()).toBe(left);
});
