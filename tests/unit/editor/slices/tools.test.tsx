// @vitest-environment happy-dom
import { act, useState, type PointerEvent as ReactPointerEvent } from 'react';
import { flushSync } from 'react-dom';
import { expect, test, vi } from 'vitest';
import type { CanvasApi } from '#page-editor/canvas/CanvasApi.ts';
import { useOpenDocument } from '#page-editor/document/useOpenDocument.ts';
import type { EditorHost } from '#page-editor/model/EditorHost.ts';
import type { Place } from '#page-editor/model/place.ts';
import { useSliceDrag, type OnGrip } from '#page-editor/slices/drag/useSliceDrag.ts';
import { SlicePicker } from '#page-editor/slices/SlicePicker.tsx';
import { SliceToolbar } from '#page-editor/slices/SliceToolbar.tsx';
import { useClipboardKeys } from '#page-editor/slices/clipboard/useClipboardKeys.ts';
import { removeSlices } from '#page-editor/slices/sliceChanges.ts';
import { useSliceActions, type SliceActions } from '#page-editor/slices/useSliceActions.ts';
import { afterInsert, type Seam } from '#page-editor/stage/geometry.ts';
import { createStore } from '#page-editor/kit/store.ts';
import type { SharedView, SliceDrag } from '#page-editor/stage/StageView.ts';
import { PhoneBar } from '#page-editor/window/workspace/PhoneBar.tsx';
import { waitFor } from '../../../support/waitFor.ts';
import { find } from '../../ui/mount.tsx';
import { bareServices } from '../form/support/bareServices.ts';
import { demoModels } from '../form/support/demoModels.ts';
import { memorySession } from '../form/support/memorySession.ts';
import { hooked } from '../form/support/hooked.tsx';
import { press } from '../form/support/renderForm.tsx';
import { openPart } from '../support/openPart.tsx';

const nothing = () => undefined;

const REASON = 'This document is archived. Restore it to change it.';

async function actionsOf(readOnly: string | null, host: Partial<EditorHost> = {}) {
  const header = { slice_type: 'section_header', variation: 'default' };
  const spread = ['A', 'B', 'C'].map((title_text) => ({ ...header, primary: { title_text } }));
  const session = memorySession('case_study', { data: { spread } }, { readOnly });
  /** What is said and, of this, what is shown. */
  const [said, shown]: [string[], string[]] = [[], []];
  const places: Place[] = [];
  const stays: Seam[] = [];
  const services = {
    host: { ...bareServices.host, ...host },
    models: demoModels,
    announce: (sentence: string) => void said.push(sentence),
    notify: ({ message }: { message: string }) => [said, shown].forEach((all) => all.push(message)),
    toast: vi.fn(() => () => {}),
  };
  const onPlace = (place: Place) => void places.push(place);
  const onStay = (added: Seam) => void stays.push(added);
  const actions = await hooked(() => useSliceActions(session, onPlace, onStay), services);
  return { session, said, shown, places, stays, toast: services.toast, actions: actions() };
}

test.each<[string, (actions: SliceActions) => unknown]>([
  ['deleted', (actions) => actions.remove('spread', 0, 1)],
  ['gathered', (actions) => actions.gather('spread', [0, 1], 3)],
  ['duplicated', (actions) => actions.duplicate('spread', 0)],
  ['moved', (actions) => actions.move('spread', 0, 1)],
  ['moved to a seam', (actions) => actions.moveTo('spread', 0, { zone: 'spread', index: 3 })],
  ['emptied', (actions) => actions.empty('spread', 0)],
  ['switched', (actions) => actions.vary('spread', 0, 'default')],
  ['filled', (actions) => actions.fill('spread', 0)],
  ['made of files', (actions) => actions.put({ zone: 'spread', index: 0 })],
])('in a read-only document no slice is %s, and the reason is said', async (_title, run) => {
  const { session, said, shown, places, toast, actions } = await actionsOf(REASON);
  await run(actions);
  expect([session.edits, places, toast.mock.calls]).toEqual([[], [], []]);
  expect(said).toEqual([`Nothing was changed. ${REASON}`]);
  expect(shown).toEqual(said);
});

const MOCK = { __TYPE__: 'FieldContent', type: 'Text', value: 'Low tide' };

test.each<[string, { readonly variation: string; readonly primary: object }[], object]>([
  [
    'comes with its mock data',
    [{ variation: 'default', primary: { title_text: MOCK } }],
    { primary: { title_text: 'Low tide' } },
  ],
  ['comes empty where there are none', [], {}],
])('a new slice %s, in one step', async (_title, mocks, values) => {
  const { session, said, places, actions } = await actionsOf(null, { mocksOf: async () => mocks });
  actions.add('spread', 3, 'section_header', 'default');
  await waitFor(() => expect(session.edits).toHaveLength(1));
  expect(session.get().json.data?.['spread']).toMatchObject([
    {},
    {},
    {},
    { slice_type: 'section_header', variation: 'default', ...values },
  ]);
  expect(places).toMatchObject([{ zone: 'spread', index: 3 }]);
  expect(said).toEqual(['Section header added after Section header.']);
});

test('slices that are picked one after the other come in this order, and what is selected stays selected', async () => {
  const late: (() => void)[] = [];
  const mocksOf = () => new Promise<[]>((resolve) => late.push(() => resolve([])));
  const { session, places, stays, actions } = await actionsOf(null, { mocksOf });
  const types = ['image', 'callout_section', 'section_header'];
  for (const type of types) actions.add('spread', 1, type, 'default', true);
  await waitFor(() => expect(late).toHaveLength(types.length));
  // The mock data of the second one comes first.
  for (const index of [1, 0, 2]) late[index]?.();
  await waitFor(() => expect(session.edits).toHaveLength(types.length));
  const added = [1, 2, 3].map((index) => ({ zone: 'spread', index }));
  const kinds = ['section_header', ...types, 'section_header', 'section_header'];
  expect(session.get().json.data?.['spread']).toMatchObject(
    kinds.map((slice_type) => ({ slice_type })),
  );
  expect([places, stays]).toEqual([[], added]);
  const selected = (place: Place) => added.reduce(afterInsert<Place>, place);
  const text = { zone: 'spread', field: 'text' };
  expect(selected({ ...text, index: 1 })).toEqual({ ...text, index: 4 });
  const other = { zone: 'spread', index: 0 };
  expect(selected(other)).toBe(other);
});

test.each([
  ['before the one', 1, { op: 'insert', path: ['data', 'spread', 0], value: {} }, 2],
  ['before the one, which is moved', 1, { op: 'move', path: ['data', 'spread', 1], to: 2 }, 2],
  ['at the end', Infinity, { op: 'remove', path: ['data', 'spread', 0] }, 2],
] as const)(
  'slices that are put later come where they were to go: %s',
  async (_title, index, meanwhile, at) => {
    const { session, places, actions } = await actionsOf(null);
    const put = actions.put({ zone: 'spread', index });
    session.edit([meanwhile], { label: 'meanwhile' });
    put?.([{ slice_type: 'image' }], '1 file');
    expect(session.get().json.data?.['spread']).toHaveProperty(`${at}.slice_type`, 'image');
    expect(places).toEqual([{ zone: 'spread', index: at }]);
  },
);

test('nothing is done with no slices', async () => {
  const { session, said, places, actions } = await actionsOf(null);
  actions.remove('spread');
  actions.gather('spread', [], 0);
  actions.duplicate('spread');
  // The address names one more than there are.
  actions.remove('spread', 3);
  actions.duplicate('spread', 3);
  expect(said).toEqual([]);
  actions.move('spread', 3, 2);
  expect([session.edits, places]).toEqual([[], []]);
});

type Bar = (props: { place: Place; actions: SliceActions }) => React.ReactNode;

const toolbar: Bar = ({ place: { zone = '', index = 0 }, actions }) => (
  <SliceToolbar
    {...actions.about(zone, index)}
    {...{ zone, index, actions }}
    isUpright={false}
    hasSamples={false}
  />
);

const phoneBar: Bar = ({ place, actions }) => (
  <PhoneBar
    {...{ place, actions }}
    isOutlineOpen={false}
    onOutline={nothing}
    onInsert={nothing}
    review={null}
  />
);

/** A bar over five slices, the second of which is selected. */
async function barOf(render: Bar) {
  const spread = [...'ABCDE'].map((slice_type) => ({ slice_type }));
  const session = memorySession('page', { data: { spread } });
  function Workspace() {
    const [place, setPlace] = useState<Place>({ zone: 'spread', index: 1 });
    const actions = useSliceActions(session, setPlace);
    useOpenDocument(session, ({ json }) => json);
    return render({ place, actions });
  }
  const { container } = await openPart(<Workspace />, {});
  const button = (label: string) => find<HTMLElement>(container, `button[aria-label="${label}"]`);
  const order = () => JSON.stringify(session.get().json).match(/(?<=")[A-E](?=")/g);
  return { session, button, order: () => order()?.join('') };
}

test.each([
  ['the toolbar', 'Move down', toolbar, 'ACDBE'],
  ['the toolbar', 'Duplicate', toolbar, 'ABBBCDE'],
  ['the toolbar', 'Delete', toolbar, 'ADE'],
  ['the bar of a phone', 'Move down', phoneBar, 'ACDBE'],
])(
  'two quick presses in %s are for the slice that is selected by then: %s',
  async (_, label, bar, expected) => {
    const errors = vi.spyOn(console, 'error').mockImplementation(nothing);
    const { order, button } = await barOf(bar);
    // The second press comes before the bar has rendered what follows late.
    await act(async () => {
      for (const _press of [1, 2]) flushSync(() => button(label).click());
    });
    expect(order()).toBe(expected);
    errors.mockRestore();
  },
);

test('the bar of a phone follows the number of slices, also where the place stays', async () => {
  const { session, button } = await barOf(phoneBar);
  expect(button('Move down').getAttribute('aria-disabled')).toBeNull();
  await act(async () => session.edit(removeSlices('spread', [2, 3, 4]), { label: 'delete' }));
  expect(button('Move down').getAttribute('aria-disabled')).toBe('true');
});

/** Three slices of 100 px, the second of which is gripped. */
async function gripped() {
  const box = { zone: 'spread', height: 100 };
  const boxes = [0, 1, 2].map((index) => ({ ...box, index, top: index * 100 }));
  // Casts: a drag asks for nothing else of them.
  const scrollBy = vi.fn<CanvasApi['scrollBy']>();
  const canvas = { scrollTop: () => 0, scrollBy } as unknown as CanvasApi;
  const view = createStore<SharedView | null>(null);
  view.set({ layout: { boxes }, fit: { scale: 1, height: 300 } } as unknown as SharedView);
  const drag = createStore<SliceDrag | null>(null);
  const move = vi.fn<SliceActions['move']>();
  const actions = { move } as unknown as SliceActions;
  const found: { grip?: OnGrip } = {};
  function Probe() {
    const grip = useSliceDrag({ canvas, view, drag, actions });
    return (
      <div ref={() => void (found.grip = grip)} data-sheet="">
        <nav data-part="spine">
          <div {...{ role: 'listbox' }}>
            <i data-bar="2" />
          </div>
        </nav>
      </div>
    );
  }
  const { container } = await openPart(<Probe />, {});
  const put = (selector: string, ...rect: [number, number, number, number]) => {
    find(container, selector).getBoundingClientRect = () => new DOMRect(...rect);
  };
  put('[data-sheet]', 60, 0, 800, 300);
  put('[role=listbox]', 0, 0, 40, 300);
  put('[data-bar]', 0, 200, 40, 20);
  const pressed = { button: 0, clientX: 100, clientY: 150 } as ReactPointerEvent;
  await act(async () => found.grip?.({ zone: 'spread', index: 1 }, pressed));
  return {
    drag,
    move,
    scrollBy,
    fire: (type: string, clientY: number, buttons: number, clientX = 100) =>
      act(async () => window.dispatchEvent(new PointerEvent(type, { clientX, clientY, buttons }))),
  };
}

test('a slice is dragged while the button is pressed, and dropped where it is released', async () => {
  const { drag, move, fire } = await gripped();
  await fire('pointermove', 290, 1);
  expect(drag.get()).toMatchObject({ to: { index: 1, seam: 3 } });
  await fire('pointerup', 290, 0);
  expect(drag.get()).toBeNull();
  expect(move.mock.calls).toEqual([['spread', 1, 2]]);
});

test('a bar that is dragged below the last one shows the end of the page', async () => {
  const { drag, scrollBy, fire } = await gripped();
  await fire('pointermove', 230, 1, 20);
  expect(drag.get()).toMatchObject({ to: { seam: 3 } });
  // Into the middle of a view of 300 px.
  expect(scrollBy.mock.calls).toEqual([[150]]);
});

test.each([
  ['begins', 0],
  ['goes on', 1],
])('no drag %s without a pressed button, nor later with one', async (_title, moves) => {
  const { drag, move, fire } = await gripped();
  for (let at = 0; at < moves; at += 1) await fire('pointermove', 290, 1);
  await fire('pointermove', 280, 0);
  expect(drag.get()).toBeNull();
  await fire('pointermove', 290, 1);
  await fire('pointerup', 290, 0);
  expect(drag.get()).toBeNull();
  expect(move).not.toHaveBeenCalled();
});

test('ArrowDown leads from the search for slices to them, unless it chooses what is composed', async () => {
  const zone = demoModels.types.get('case_study')?.zones[0];
  if (!zone) throw new Error('No zone');
  const picker = <SlicePicker zone={zone} onPick={nothing} onClose={nothing} />;
  const { container } = await openPart(picker, {});
  const input = find<HTMLInputElement>(container, 'input');
  await act(async () => input.focus());
  await press(input, 'ArrowDown', { isComposing: true });
  expect(document.activeElement).toBe(input);
  await press(input, 'ArrowDown');
  expect(document.activeElement?.role).toBe('row');
});

test('what is pasted while no text has the focus goes to the slices: files, and any text, which says what it is', async () => {
  const paste = vi.fn<SliceActions['paste']>();
  const onFiles = vi.fn<(place: Place, files: readonly File[]) => void>();
  // Cast: pressing its keys asks for no more.
  const actions = { paste } as Partial<SliceActions> as SliceActions;
  await hooked(() => useClipboardKeys({ place: {}, actions, onFiles }));
  const arrive = (text: string, ...files: readonly File[]) => {
    const event = new Event('paste', { bubbles: true, cancelable: true });
    Object.assign(event, { clipboardData: { files, getData: () => text } });
    document.body.dispatchEvent(event);
  };
  const file = new File(['x'], 'tide.webp');
  arrive('Some words');
  arrive('', file);
  arrive('tide.webp', file);
  expect(paste.mock.calls).toEqual([[{}, 'Some words']]);
  expect(onFiles.mock.calls).toEqual([1, 2].map(() => [{}, [file]]));
});
