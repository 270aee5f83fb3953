// @vitest-environment happy-dom
import { act, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { EditorContext } from '../../../../src/editor/EditorContext.ts';
import type { Place } from '../../../../src/editor/place.ts';
import { createDragStore } from '../../../../src/editor/slices/drag/dragStore.ts';
import { Spine } from '../../../../src/editor/slices/Spine.tsx';
import { createViewStore, type SharedView } from '../../../../src/editor/stage/StageView.ts';
import { press } from '../form/support/renderForm.tsx';
import { bareServices } from '../form/support/bareServices.ts';
import { memorySession } from '../form/support/memorySession.ts';
import { mount } from '../../ui/mount.tsx';

/** Room for 60 bars. */
const HEIGHT = 600;

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(HEIGHT);
  return () => vi.restoreAllMocks();
});

const NONE: ReadonlySet<string> = new Set();

/** The spine of a page whose slices are 100 px high, scrolled to its start. */
async function spine(count: number) {
  const spread = Array.from({ length: count }, (_none, at) => ({
    slice_type: at % 2 === 0 ? 'callout' : 'image',
    primary: { title: `Title ${at}` },
  }));
  const session = memorySession('page', { data: { spread } });
  const view = createViewStore();
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
  const drag = createDragStore();
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
  observer.observe(container, {
    attributes: true,
    childList: true,
    characterData: true,
    subtree: true,
  });
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

test('a key changes the bar of its slice and no other', async () => {
  const { changed, type, bars } = await spine(40);
  expect(bars()).toHaveLength(40);
  expect(await changed(() => type(3, 'statement'))).toEqual(['3']);
  expect(bars()[3]?.getAttribute('aria-label')).toBe('Statement, 4 of 40');
});

test('a slice that grows and a page that scrolls change the bars that show it', async () => {
  const { changed, grow, scroll } = await spine(40);
  // The fifth slice leaves the window.
  expect(await changed(grow)).toEqual(['0', '4']);
  expect(await changed(() => scroll(0))).toEqual(['0', '4']);
  expect(await changed(() => scroll(20))).toEqual([]);
});

test('selecting another slice changes two bars', async () => {
  const { changed, bars, places } = await spine(40);
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
  expect(await go('i')).toBe('Image, 942 of 1000');
  expect(await go('Home')).toBe('Callout, 1 of 1000');
  expect(places.at(-1)).toEqual({ zone: 'spread', index: 0 });
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
  await changed(() => drag.set({ zone: 'spread', index: 3, seam, pointer: { x: 0, y: 0 } }));
  expect(bars().findIndex((bar) => bar.dataset['dragged'] !== undefined)).toBe(3);
  const marked = bars().find((bar) => bar.dataset['drop'] !== undefined);
  expect([marked?.dataset['bar'], marked?.dataset['drop']]).toEqual([at, side]);
  // While only the pointer moves, no bar renders.
  expect(
    await changed(() => drag.set({ zone: 'spread', index: 3, seam, pointer: { x: 9, y: 9 } })),
  ).toEqual([]);
});
