// @vitest-environment happy-dom
import { act, useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { DocumentJson } from '#page-editor/model/DocumentJson.ts';
import { offerUndo } from '#page-editor/session/offerUndo.ts';
import { EditorContext } from '#page-editor/session/EditorContext.ts';
import { slicesOf } from '#page-editor/model/sliceAt.ts';
import type { Place } from '#page-editor/model/place.ts';
import { Outline } from '#page-editor/slices/Outline.tsx';
import { useSeveral } from '#page-editor/slices/several/SeveralToolbar.tsx';
import { gatherSlices, removeSlices } from '#page-editor/slices/sliceChanges.ts';
import { Spine } from '#page-editor/slices/Spine.tsx';
import { useSliceActions } from '#page-editor/slices/useSliceActions.ts';
import { createStore } from '#page-editor/kit/store.ts';
import type { SharedView, SliceDrag } from '#page-editor/stage/StageView.ts';
import { SelectField } from '#page-editor/kit/fields/SelectField.tsx';
import { click, find, mount } from '../../ui/mount.tsx';
import { bareServices } from '../form/support/bareServices.ts';
import { memorySession } from '../form/support/memorySession.ts';
import { press } from '../form/support/renderForm.tsx';

const ZONE = 'spread';
const ZONES = [{ id: ZONE, label: 'Spread', tab: 'Main', slices: [] }];

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

async function outline(letters: string, readOnly: string | null = null) {
  const { session, order } = sessionOf(letters, readOnly);
  const drag = createStore<SliceDrag | null>(null);
  function Shown() {
    const [place, setPlace] = useState<Place>({ zone: ZONE, index: 2 });
    const actions = useSliceActions(session, setPlace);
    return (
      <Outline
        session={session}
        zones={ZONES}
        place={place}
        actions={actions}
        drag={drag}
        onPlace={setPlace}
        onInsert={() => {}}
      />
    );
  }
  const { container } = await mount(
    <EditorContext value={bareServices}>
      <Shown />
    </EditorContext>,
  );
  const rows = () => [...container.querySelectorAll<HTMLElement>('[role=row]')];
  await act(async () => rows()[2]?.focus());
  return {
    container,
    order,
    session,
    focused: () => rows().findIndex((row) => row === document.activeElement),
    selected: () =>
      rows().flatMap((row, at) => (row.getAttribute('aria-selected') === 'true' ? [at] : [])),
    key: async (key: string, init: KeyboardEventInit = {}) => {
      if (document.activeElement) await press(document.activeElement, key, init);
    },
  };
}

test('several rows move together as often as the key is pressed, and the focus goes with them', async () => {
  const { order, focused, selected, key } = await outline('ABCDEF');
  await key('ArrowDown', { shiftKey: true });
  await key('ArrowDown', { shiftKey: true });
  expect([focused(), selected()]).toEqual([4, [2, 3, 4]]);
  await key('ArrowUp', { altKey: true });
  expect([order(), focused(), selected()]).toEqual(['ACDEBF', 3, [1, 2, 3]]);
  await key('ArrowUp', { altKey: true });
  expect([order(), focused(), selected()]).toEqual(['CDEABF', 2, [0, 1, 2]]);
  await key('ArrowDown', { altKey: true });
  expect([order(), focused(), selected()]).toEqual(['ACDEBF', 3, [1, 2, 3]]);
});

test('one row moves as often as the key is pressed, also before the next frame', async () => {
  const { order, focused, key } = await outline('ABCDEF');
  const frame = vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  await key('ArrowUp', { altKey: true });
  await key('ArrowUp', { altKey: true });
  frame.mockRestore();
  expect([order(), focused()]).toEqual(['CABDEF', 0]);
});

test('one row moves as often as the key is pressed, also before the list shows it elsewhere', async () => {
  const { order, focused } = await outline('ABCDEF');
  const up = { key: 'ArrowUp', altKey: true, bubbles: true, cancelable: true };
  await act(async () => {
    for (let times = 0; times < 2; times += 1)
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', up));
  });
  expect([order(), focused()]).toEqual(['CABDEF', 0]);
});

test('Enter opens one of several, which is selected alone', async () => {
  const { selected, key } = await outline('ABCDEF');
  await key('ArrowDown', { shiftKey: true });
  expect(selected()).toEqual([2, 3]);
  await key('Enter');
  expect(selected()).toEqual([3]);
});

test.each([
  ['the tool to move them down', 'Move down', 'ABECDF'],
  ['the tool to duplicate them', 'Duplicate', 'ABCDCDEF'],
  ['the tool to delete them', 'Delete', 'ABEF'],
  ['a key to delete them', { key: 'Delete' }, 'ABEF'],
  ['a key to duplicate them', { key: 'd', ctrlKey: true }, 'ABCDCDEF'],
])('%s is one step for several', async (_title, by, to) => {
  const { container, order, session, key } = await outline('ABCDEF');
  await key('ArrowDown', { shiftKey: true });
  if (typeof by === 'string') {
    await click(find(container, `[role=toolbar][aria-label="2 slices"] [aria-label="${by}"]`));
  } else await key(by.key, by);
  expect([order(), session.edits.length]).toEqual([to, 1]);
});

test('a document that cannot be changed has no tools for several', async () => {
  const { container, key, selected } = await outline('ABC', 'It is archived.');
  await key('ArrowUp', { shiftKey: true });
  expect(selected()).toEqual([1, 2]);
  expect(container.querySelector('[role=toolbar]')).toBeNull();
});

/** Of six slices C, D and E are chosen; the outline goes on showing them as they were. */
async function chosen() {
  const { session, order } = sessionOf('ABCDEF');
  const now: {
    several?: ReturnType<typeof useSeveral>;
    go?: (place: Place) => void;
  } = {};
  const actions = {
    gather: (zone: string, indexes: readonly number[], seam: number) =>
      session.edit(gatherSlices(zone, order().length, indexes, seam), { label: 'move' }),
    remove: (zone: string, ...indexes: readonly number[]) =>
      session.edit(removeSlices(zone, indexes), { label: 'delete' }),
    duplicate: () => {},
    copy: async () => {},
    cut: async () => {},
  };
  const { json } = session.get();
  function Probe() {
    const [place, setPlace] = useState<Place>({ zone: ZONE, index: 0 });
    const several = useSeveral({ session, json, place, actions, onPlace: setPlace });
    const keep = () => Object.assign(now, { several, go: setPlace });
    return <div ref={() => void keep()} />;
  }
  await mount(<Probe />);
  const rows = () => {
    if (!now.several) throw new Error('Nothing was rendered');
    return now.several.of(ZONE);
  };
  await act(async () => rows().onSelect([2, 3, 4]));
  return {
    order,
    rows,
    positions: () => rows().positions.join(),
    focus: (zone: string) => act(async () => now.several?.onFocus(zone)),
    go: (place: Place) => act(async () => now.go?.(place)),
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
  ['up further than there is room', [-1, -1, -1], 'CDEABF'],
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

test('a selection of several ends when the place leaves it, and does not come back', async () => {
  const { positions, go } = await chosen();
  await go({ zone: ZONE, index: 3 });
  expect(positions()).toBe('2,3,4');
  await go({ zone: ZONE, index: 5 });
  expect(positions()).toBe('5');
  await go({ zone: ZONE, index: 3 });
  expect(positions()).toBe('3');
});

test('a selection of several ends in another zone: when it has the focus, or the place', async () => {
  const one = await chosen();
  await one.focus('cover');
  expect(one.positions()).toBe('2');
  const other = await chosen();
  await other.go({ zone: 'cover', index: 0 });
  expect(other.positions()).toBe('');
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

/** Room for 60 bars. */
const HEIGHT = 600;

const NONE: ReadonlySet<string> = new Set();

/** The spine of a page whose slices are 100 px high, scrolled to its start. */
async function spine(count: number) {
  const height = vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(HEIGHT);
  onTestFinished(() => height.mockRestore());
  const spread = Array.from({ length: count }, (_none, at) => ({
    slice_type: at % 2 === 0 ? 'callout' : 'image',
    primary: { title: `Title ${at}` },
  }));
  const session = memorySession('page', { data: { spread } });
  const view = createStore<SharedView | null>(null);
  const layout = (scroll: number, first = 100) => {
    const boxes = spread.map((_slice, index) => ({
      zone: 'spread',
      index,
      left: 0,
      top: index === 0 ? 0 : first + (index - 1) * 100,
      width: 800,
      height: index === 0 ? first : 100,
      isEmpty: false,
    }));
    // Cast: what bars are made of.
    return { layout: { boxes, scroll }, fit: { height: 450 } } as unknown as SharedView;
  };
  view.set(layout(0));
  const places: Place[] = [];
  const drag = createStore<SliceDrag | null>(null);
  const gripped: Place[] = [];
  function Shown() {
    const [place, setPlace] = useState<Place>({});
    return (
      <Spine
        session={session}
        view={view}
        place={place}
        faulty={NONE}
        onPlace={(next) => {
          places.push(next);
          setPlace(next);
        }}
        drag={drag}
        onGrip={({ zone, index }) => gripped.push({ zone, index })}
        onOutline={() => {}}
        isOutlineOpen={false}
      />
    );
  }
  const { container } = await mount(
    <EditorContext value={bareServices}>
      <Shown />
    </EditorContext>,
  );
  const bars = () => [...container.querySelectorAll<HTMLElement>('[role=option]')];
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => changes.push(...records));
  const all = { attributes: true, childList: true, characterData: true, subtree: true };
  observer.observe(container, all);
  return {
    bars,
    places,
    gripped,
    drag,
    /** The bars that an action changes. */
    changed: async (run: () => void) => {
      observer.takeRecords();
      changes.length = 0;
      await act(async () => run());
      changes.push(...observer.takeRecords());
      const found = changes.map(({ target }) =>
        (target instanceof Element ? target : target.parentElement)?.closest('[role=option]'),
      );
      return [...new Set(found)].map((bar) => bar?.getAttribute('data-bar') ?? 'other');
    },
    type: (at: number, text: string) =>
      session.edit([{ op: 'set', path: ['data', 'spread', at, 'slice_type'], value: text }], {
        label: 'type',
      }),
    scroll: (to: number) => view.set(layout(to)),
    grow: () => view.set(layout(0, 160)),
  };
}

test('only bars that show something else change: by a key, by growing, scrolling, selecting', async () => {
  const { changed, type, grow, scroll, bars, places } = await spine(40);
  expect(bars()).toHaveLength(40);
  expect(await changed(() => type(3, 'statement'))).toEqual(['3']);
  expect(bars()[3]?.getAttribute('aria-label')).toBe('Statement, 4 of 40');
  // The fifth slice leaves the window, and comes back.
  expect(await changed(grow)).toEqual(['0', '4']);
  expect(await changed(() => scroll(0))).toEqual(['0', '4']);
  expect(await changed(() => scroll(20))).toEqual([]);
  await changed(() => bars()[3]?.click());
  expect(places).toEqual([{ zone: 'spread', index: 3 }]);
  expect((await changed(() => bars()[5]?.click())).toSorted()).toEqual(['3', '5']);
  expect(bars()[5]?.getAttribute('aria-selected')).toBe('true');
});

test('of a thousand bars those in view are rendered, and all can be reached', async () => {
  const { bars, places } = await spine(1000);
  expect(bars().length).toBeLessThan(100);
  expect(bars()[0]?.getAttribute('aria-setsize')).toBe('1000');
  await act(async () => bars()[0]?.focus());
  const go = async (key: string) => {
    const { activeElement } = document;
    if (activeElement) await press(activeElement, key);
    return document.activeElement?.getAttribute('aria-label');
  };
  expect(await go('ArrowDown')).toBe('Image, 2 of 1000');
  expect(await go('End')).toBe('Image, 1000 of 1000');
  expect(await go('ArrowDown')).toBe('Image, 1000 of 1000');
  expect(await go('PageUp')).toBe('Callout, 941 of 1000');
  expect(await go('Home')).toBe('Callout, 1 of 1000');
  expect(places.at(-1)).toEqual({ zone: 'spread', index: 0 });
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
  [
    'a row of the outline',
    async () => (await outline('ABC')).container.querySelector('[role=row]'),
  ],
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
  const fire = (pointerType: string) =>
    act(async () => {
      const options = { bubbles: true, button: 0, pointerType };
      bars()[2]?.dispatchEvent(new PointerEvent('pointerdown', options));
    });
  await fire('touch');
  expect(gripped).toEqual([]);
  await fire('mouse');
  expect(gripped).toEqual([{ zone: 'spread', index: 2 }]);
});

test.each([
  ['before a slice', 1, '1', 'before'],
  ['at the end', 5, '4', 'after'],
  ['where it is', null, undefined, undefined],
])('bars show a slice that is dragged: %s', async (_title, seam, at, side) => {
  const { bars, changed, drag } = await spine(5);
  const to = { zone: 'spread', index: 3, seam };
  await changed(() => drag.set({ to, pointer: { x: 0, y: 0 } }));
  expect(bars().findIndex((bar) => bar.dataset['dragged'] !== undefined)).toBe(3);
  const marked = bars().find((bar) => bar.dataset['drop'] !== undefined);
  expect([marked?.dataset['bar'], marked?.dataset['drop']]).toEqual([at, side]);
  // While only the pointer moves, no bar renders.
  expect(await changed(() => drag.set({ to, pointer: { x: 9, y: 9 } }))).toEqual([]);
});
