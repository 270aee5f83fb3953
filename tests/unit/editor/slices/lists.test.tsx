// @vitest-environment happy-dom
import { act, useEffect, useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { DocumentJson } from '#page-editor/model/DocumentJson.ts';
import { offerUndo } from '#page-editor/session/offerUndo.ts';
import { slicesOf } from '#page-editor/model/sliceAt.ts';
import type { Place } from '#page-editor/model/place.ts';
import { Outline } from '#page-editor/slices/Outline.tsx';
import { useSeveral } from '#page-editor/slices/several/SeveralToolbar.tsx';
import { removeSlices } from '#page-editor/slices/sliceChanges.ts';
import { Spine } from '#page-editor/slices/Spine.tsx';
import { useSliceActions } from '#page-editor/slices/useSliceActions.ts';
import { createStore } from '#page-editor/kit/store.ts';
import type { SharedView, SliceDrag } from '#page-editor/stage/StageView.ts';
import { SelectField } from '#page-editor/kit/fields/SelectField.tsx';
import { click, find, mount } from '../../ui/mount.tsx';
import { hooked } from '../form/support/hooked.tsx';
import { memorySession } from '../form/support/memorySession.ts';
import { press } from '../form/support/renderForm.tsx';
import { openPart } from '../support/openPart.tsx';

const ZONE = 'spread';
const ZONES = [ZONE, 'cover'].map((id) => ({ id, label: id, tab: 'Main', slices: [] }));

/** A session of slices A, B, …, of which untouched ones stay the same objects. */
function sessionOf(letters: string, readOnly: string | null = null) {
  const list = (given: string) => [...given].map((slice_type) => ({ slice_type }));
  const json: DocumentJson = { data: { [ZONE]: list(letters), cover: list('X') } };
  const session = memorySession('page', json, { readOnly });
  const order = () =>
    slicesOf(session.get().json, ZONE)
      // Cast: slices made above.
      .map((slice) => (slice as { slice_type: string }).slice_type)
      .join('');
  return { session, order };
}

/** The outline of a page whose third slice is selected and has the focus. */
async function outline(letters = 'ABCDEF', readOnly: string | null = null) {
  const { session, order } = sessionOf(letters, readOnly);
  const drag = createStore<SliceDrag | null>(null);
  const canvas: { go?: (place: Place) => void } = {};
  function Shown() {
    const [place, setPlace] = useState<Place>({ zone: ZONE, index: 2 });
    const actions = useSliceActions(session, setPlace);
    useEffect(() => void (canvas.go = setPlace), []);
    return (
      <Outline
        {...{ session, place, actions, drag }}
        zones={ZONES}
        onPlace={setPlace}
        onInsert={() => {}}
      />
    );
  }
  const { container } = await openPart(<Shown />, {});
  const rows = () => [...container.querySelectorAll<HTMLElement>('[role=row]')];
  const focus = (at: number) => act(async () => rows()[at]?.focus());
  await focus(2);
  return {
    container,
    rows,
    order,
    session,
    focus,
    go: (place: Place) => act(async () => canvas.go?.(place)),
    focused: () => rows().findIndex((row) => row === document.activeElement),
    selected: () =>
      rows().flatMap((row, at) => (row.getAttribute('aria-selected') === 'true' ? [at] : [])),
    key: async (key: string, init: KeyboardEventInit = {}) => {
      if (document.activeElement) await press(document.activeElement, key, init);
    },
    /** Presses keys before the list shows what the first of them did. */
    quickly: (init: KeyboardEventInit, ...keys: readonly string[]) =>
      act(async () => {
        for (const key of keys) {
          const event = { key, bubbles: true, cancelable: true, ...init };
          document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', event));
        }
      }),
  };
}

/** The outline with C, D and E selected. */
async function severalOf(letters?: string) {
  const opened = await outline(letters);
  for (const key of ['ArrowDown', 'ArrowDown']) await opened.key(key, { shiftKey: true });
  return opened;
}

test('several rows move together as often as the key is pressed, and the focus goes with them', async () => {
  const { order, focused, selected, key } = await severalOf();
  expect([focused(), selected()]).toEqual([4, [2, 3, 4]]);
  for (const [arrow, letters, at] of [
    ['ArrowUp', 'ACDEBF', 3],
    ['ArrowUp', 'CDEABF', 2],
    ['ArrowDown', 'ACDEBF', 3],
  ] as const) {
    await key(arrow, { altKey: true });
    expect([order(), focused(), selected()]).toEqual([letters, at, [at - 2, at - 1, at]]);
  }
});

test('one row moves as often as the key is pressed, also before the next frame', async () => {
  const { order, focused, key } = await outline();
  const frame = vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  await key('ArrowUp', { altKey: true });
  await key('ArrowUp', { altKey: true });
  frame.mockRestore();
  expect([order(), focused()]).toEqual(['CABDEF', 0]);
});

test('one row moves as often as the key is pressed, also before the list shows it elsewhere', async () => {
  const { order, focused, quickly } = await outline();
  await quickly({ altKey: true }, 'ArrowUp', 'ArrowUp');
  expect([order(), focused()]).toEqual(['CABDEF', 0]);
});

test.each([
  ['several move up, not further than there is room', ['ArrowUp', 'ArrowUp', 'ArrowUp'], 'CDEABF'],
  ['several are deleted once', ['Delete', 'Delete'], 'ABF'],
] as const)('before the list shows it, %s', async (_title, keys, to) => {
  const { order, quickly } = await severalOf();
  await quickly({ altKey: keys[0] === 'ArrowUp' }, ...keys);
  expect(order()).toBe(to);
});

test('several are dropped before the slice that is shown there', async () => {
  const { session, order } = sessionOf('ABCDEF');
  const ports = { session, json: session.get().json, place: { zone: ZONE, index: 2 } };
  const onPlace = () => {};
  const several = await hooked(() =>
    useSeveral({ ...ports, actions: useSliceActions(session, onPlace), onPlace }),
  );
  await act(async () => several().of(ZONE).onSelect([2, 3, 4]));
  const { onStep, onMove } = several().of(ZONE);
  onStep(-1);
  onMove(1);
  expect(order()).toBe('ACDEBF');
});

test.each([
  ['the tool to move them down', 'Move down', 'ABFCDE'],
  ['the tool to duplicate them', 'Duplicate', 'ABCDECDEF'],
  ['a key to delete them', { key: 'Delete' }, 'ABF'],
])('%s is one step for several', async (_title, by, to) => {
  const { container, order, session, key } = await severalOf();
  if (typeof by === 'string') {
    await click(find(container, `[role=toolbar][aria-label="3 slices"] [aria-label="${by}"]`));
  } else await key(by.key, by);
  expect([order(), session.edits.length]).toEqual([to, 1]);
});

test('a document that cannot be changed has no tools for several', async () => {
  const { container, key, selected } = await outline('ABC', 'It is archived.');
  await key('ArrowUp', { shiftKey: true });
  expect(selected()).toEqual([1, 2]);
  expect(container.querySelector('[role=toolbar]')).toBeNull();
});

const placeOf = (index: number, zone = ZONE): Place => ({ zone, index });

test.each<[string, (opened: Awaited<ReturnType<typeof outline>>) => Promise<void>, number[]]>([
  ['stays while the place is in it', ({ go }) => go(placeOf(3)), [2, 3, 4]],
  ['ends when the place leaves it', ({ go }) => go(placeOf(5)), [5]],
  ['ends with the place in another zone', ({ go }) => go(placeOf(0, 'cover')), [6]],
  ['ends with the focus in another zone', ({ focus }) => focus(6), [2]],
  ['ends when Enter opens one of them', ({ key }) => key('Enter'), [4]],
])('a selection of several %s', async (_title, leave, rows) => {
  const opened = await severalOf();
  await leave(opened);
  expect(opened.selected()).toEqual(rows);
  // What has ended does not come back.
  if (rows.length > 1) return;
  await opened.go(placeOf(3));
  expect(opened.selected()).toEqual([3]);
});

test('the note of a deletion closes with the next change, which its button would undo', () => {
  const { session } = sessionOf('ABC');
  const remove = () => session.edit(removeSlices(ZONE, [0]), { label: 'delete' });
  const close = vi.fn();
  remove();
  offerUndo(session, () => close, 'A deleted.');
  expect(close).not.toHaveBeenCalled();
  remove();
  remove();
  expect(close).toHaveBeenCalledOnce();
});

const NONE: ReadonlySet<string> = new Set();

/** The spine of a page, which has room for 60 bars. */
async function spine(count: number) {
  const height = vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  onTestFinished(() => height.mockRestore());
  const spread = Array.from({ length: count }, (_none, at) => {
    return { slice_type: at % 2 === 0 ? 'callout' : 'image', primary: { title: `Title ${at}` } };
  });
  const session = memorySession('page', { data: { spread } });
  const view = createStore<SharedView | null>(null);
  const box = { zone: ZONE, left: 0, width: 800, height: 100, isEmpty: false };
  const boxes = spread.map((_slice, index) => ({ ...box, index, top: index * 100 }));
  // Cast: what bars are made of.
  view.set({ layout: { boxes, scroll: 120 }, fit: { height: 450 } } as unknown as SharedView);
  const places: Place[] = [];
  const gripped: Place[] = [];
  const drag = createStore<SliceDrag | null>(null);
  const elsewhere: { go?: (place: Place) => void } = {};
  function Shown() {
    const [place, setPlace] = useState<Place>({});
    useEffect(() => void (elsewhere.go = setPlace), []);
    return (
      <Spine
        {...{ session, view, place, drag }}
        faulty={NONE}
        onPlace={(next) => {
          places.push(next);
          setPlace(next);
        }}
        onGrip={({ zone, index }) => gripped.push({ zone, index })}
        onOutline={() => {}}
        isOutlineOpen={false}
      />
    );
  }
  const { container } = await openPart(<Shown />, {});
  const bars = () => [...container.querySelectorAll<HTMLElement>('[role=option]')];
  const go = (place: Place) => act(async () => elsewhere.go?.(place));
  return { session, bars, places, gripped, drag, go };
}

test('bars say which slices are in view; one follows what its slice is, and is selected by a press', async () => {
  const { session, bars, places } = await spine(40);
  expect(bars()).toHaveLength(40);
  const seen = bars().filter(({ dataset }) => dataset['seen'] !== undefined);
  expect(seen.map(({ dataset }) => dataset['bar'])).toEqual(['1', '2', '3', '4', '5']);
  const path = ['data', ZONE, 3, 'slice_type'];
  await act(async () => session.edit([{ op: 'set', path, value: 'statement' }], { label: 'type' }));
  expect(bars()[3]?.getAttribute('aria-label')).toBe('Statement, 4 of 40');
  await act(async () => bars()[5]?.click());
  expect(places).toEqual([placeOf(5)]);
  expect(bars()[5]?.getAttribute('aria-selected')).toBe('true');
});

test('a bar that gets the focus back leaves a new slice selected, which the page does not show yet', async () => {
  const { bars, places, go } = await spine(3);
  await act(async () => bars()[2]?.focus());
  expect(places).toEqual([placeOf(2)]);
  await go(placeOf(3));
  // As after the question what dropped files become.
  await act(async () => bars()[2]?.blur());
  await act(async () => bars()[2]?.focus());
  expect(places).toEqual([placeOf(2)]);
});

test('of a thousand bars those in view are rendered, and all can be reached', async () => {
  const { bars, places } = await spine(1000);
  expect(bars().length).toBeLessThan(100);
  expect(bars()[0]?.getAttribute('aria-setsize')).toBe('1000');
  await act(async () => bars()[0]?.focus());
  for (const [key, label] of [
    ['ArrowDown', 'Image, 2 of 1000'],
    ['End', 'Image, 1000 of 1000'],
    ['ArrowDown', 'Image, 1000 of 1000'],
    ['PageUp', 'Callout, 941 of 1000'],
    ['Home', 'Callout, 1 of 1000'],
  ] as const) {
    await press(document.activeElement ?? document.body, key);
    expect(document.activeElement?.getAttribute('aria-label')).toBe(label);
  }
  expect(places.at(-1)).toEqual(placeOf(0));
});

const Size = () => (
  <SelectField
    aria-label="Size"
    options={[{ id: 'auto', label: 'Auto' }]}
    value={null}
    onChange={() => {}}
  />
);

test.each([
  ['a bar of the spine', async () => (await spine(9)).bars()[0]],
  ['a row of the outline', async () => (await outline('ABC')).rows()[0]],
  ['a closed list', async () => (await mount(<Size />)).container.querySelector('button')],
] as const)('%s leaves letters to the window', async (_title, shown) => {
  const control = await shown();
  if (!(control instanceof HTMLElement)) throw new Error('Nothing was rendered');
  await act(async () => control.focus());
  const reached: string[] = [];
  const listen = (event: KeyboardEvent) => {
    if (!event.defaultPrevented) reached.push(event.key);
  };
  document.addEventListener('keydown', listen);
  onTestFinished(() => document.removeEventListener('keydown', listen));
  for (const key of 'iaob?') await press(control, key);
  expect(reached.join('')).toBe('iaob?');
  expect(document.activeElement).toBe(control);
});

test('a pressed bar may be dragged, but not by a finger, which scrolls', async () => {
  const { bars, gripped } = await spine(5);
  for (const [pointerType, index] of [
    ['touch', 1],
    ['mouse', 2],
  ] as const) {
    const pressed = new PointerEvent('pointerdown', { bubbles: true, button: 0, pointerType });
    await act(async () => bars()[index]?.dispatchEvent(pressed));
  }
  expect(gripped).toEqual([placeOf(2)]);
});

test.each([
  ['before a slice', 1, '1', 'before'],
  ['at the end', 5, '4', 'after'],
  ['where it is', null, undefined, undefined],
])('bars show a slice that is dragged: %s', async (_title, seam, at, side) => {
  const { bars, drag } = await spine(5);
  const to = { zone: ZONE, index: 3, seam };
  await act(async () => drag.set({ to, pointer: { x: 0, y: 0 } }));
  expect(bars().findIndex((bar) => bar.dataset['dragged'] !== undefined)).toBe(3);
  const marked = bars().find((bar) => bar.dataset['drop'] !== undefined);
  expect([marked?.dataset['bar'], marked?.dataset['drop']]).toEqual([at, side]);
});
