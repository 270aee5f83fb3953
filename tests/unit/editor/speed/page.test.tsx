// @vitest-environment happy-dom
import { act, Profiler } from 'react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import type { AnySlice } from '#content/sliceRegistry.ts';
import type { CanvasApi, CanvasEvents } from '#page-editor/canvas/CanvasApi.ts';
import { createCanvas } from '#page-editor/canvas/createCanvas.ts';
import { createDraft, type Draft } from '#page-editor/canvas/draft/createDraft.ts';
import { createPageBoxes } from '#page-editor/canvas/marks/createPageBoxes.ts';
import type { SliceMarks } from '#page-editor/canvas/marks/sliceMarks.ts';
import type { DocumentSession } from '#page-editor/document/DocumentSession.ts';
import { useOpenDocument } from '#page-editor/document/useOpenDocument.ts';
import { putFrame } from '#page-editor/stage/useCanvas.ts';
import { usePageLayout } from '#page-editor/stage/usePageLayout.ts';
import { AroundSliceContext, type AroundSlice, SliceZone } from '#screens/SliceZone.tsx';
import { earlyFrame } from '../../../../packages/page-editor/src/server/windowScripts.ts';
import { find, mount } from '../../ui/mount.tsx';
import { memorySession } from '../form/support/memorySession.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

function opened(name: string, size: number) {
  const session = memorySession('page', { data: { name, size } });
  const set = (id: string, value: string | number) =>
    act(async () => session.edit([{ op: 'set', path: ['data', id], value }], { label: 'x' }));
  return { session, set };
}

test('a component renders when its part of the document changes, and at no other time', async () => {
  const onRender = vi.fn();
  const isSame = (one: readonly unknown[], other: readonly unknown[]) =>
    String(one) === String(other);
  function Shown({
    session,
    field,
  }: {
    readonly session: DocumentSession;
    readonly field: string;
  }) {
    const value = useOpenDocument(session, ({ json }) => json.data?.[field]);
    // A new list each time, which would render for ever if it counted as another one.
    const list = useOpenDocument(session, ({ json }) => [String(json.data?.[field])], isSame);
    return `${String(value)} ${list.join()}`;
  }
  const shown = (session: DocumentSession, field: string) => (
    <Profiler id="shown" onRender={onRender}>
      <Shown session={session} field={field} />
    </Profiler>
  );
  const one = opened('About', 3);
  const { container, update } = await mount(shown(one.session, 'name'));
  await one.set('size', 4);
  expect([container.textContent, onRender.mock.calls.length]).toEqual(['About About', 1]);
  await one.set('name', 'New');
  expect([container.textContent, onRender.mock.calls.length]).toEqual(['New New', 2]);
  await update(shown(one.session, 'size'));
  expect(container.textContent).toBe('4 4');
  await update(shown(opened('Other', 9).session, 'size'));
  onRender.mockClear();
  await one.set('size', 5);
  expect([container.textContent, onRender.mock.calls.length]).toEqual(['9 9', 0]);
});

const KIND = { slice_type: 'section_header', variation: 'default', version: 'initial', items: [] };
const slice = (at: number, title_text: string): AnySlice =>
  // Cast: the fields that a section header shows.
  ({ ...KIND, id: `slice-${at}`, primary: { title_text, body_text: [] } }) as unknown as AnySlice;

/** A zone as the page in the editor's frame has it, without the slices' own content. */
async function zone(slices: readonly AnySlice[]) {
  const render = vi.fn<AroundSlice['render']>(({ slice: shown }) => <p>{shown.id}</p>);
  const around: AroundSlice = {
    render,
    isSame: createDraft({ safeAddress: (address) => address }).isSameSlice,
  };
  const show = (shown: readonly AnySlice[]) => (
    <AroundSliceContext value={around}>
      <SliceZone slices={shown} variant="case_study" leading />
    </AroundSliceContext>
  );
  const { update } = await mount(show(slices));
  const rendered = async (shown: readonly AnySlice[]) => {
    render.mockClear();
    await update(show(shown));
    return render.mock.calls.map(([{ slice: one }]) => one.id);
  };
  return { render, rendered };
}

test('of two hundred slices only the edited one renders', async () => {
  const slices = Array.from({ length: 200 }, (_none, at) => slice(at, `Title ${at}`));
  const { render, rendered } = await zone(slices);
  expect(render).toHaveBeenCalledTimes(200);
  expect(await rendered(slices.with(3, slice(3, 'Title 3x')))).toEqual(['slice-3']);
  expect(await rendered(slices)).toEqual(['slice-3']);
  expect(await rendered([...slices])).toEqual([]);
});

test('slices render that stand elsewhere, and those whose number is another one', async () => {
  const slices = Array.from({ length: 4 }, (_none, at) => slice(at, `Title ${at}`));
  const { rendered } = await zone(slices);
  const [one, two, three, four] = slices as [AnySlice, AnySlice, AnySlice, AnySlice];
  expect(await rendered([one, three, two, four])).toEqual(['slice-2', 'slice-1']);
  expect(await rendered([one, three, four])).toEqual(['slice-3']);
});

const COUNT = 1000;

class Unsized {
  observe() {}
}

/** A page of slices of 100 px, one below the other. */
function page() {
  vi.stubGlobal('ResizeObserver', Unsized);
  const slices = Array.from({ length: COUNT }, (_none, index) => ({ index }));
  const measured = vi.fn<(index: number) => void>();
  const elements = slices.map(({ index }) => {
    const element = document.createElement('section');
    element.getBoundingClientRect = () => {
      measured(index);
      return new DOMRect(0, index * 100 - window.scrollY, 800, 100);
    };
    return element;
  });
  let served = { data: { spread: slices }, fields: {}, order: {} };
  let onChange = () => {};
  let unrendered: number | null = null;
  // Casts: what boxes are made of.
  const draft = {
    served: () => served,
    placeOf: (slice: { index: number }) => ({ zone: 'spread', index: slice.index }),
  } as unknown as Draft;
  const marks = {
    find: (slice: { index: number }) => {
      const shown = { slice, elements: new Set([elements[slice.index]]), isEmpty: () => false };
      return slice.index === unrendered ? null : shown;
    },
    onChange: (listener: () => void) => {
      onChange = listener;
      return () => {};
    },
  } as unknown as SliceMarks;
  return {
    boxes: createPageBoxes(draft, marks),
    measured,
    type: () => (served = { ...served, data: { spread: [...slices] } }),
    move: () => (served = { ...served, order: {} }),
    resize: () => onChange(),
    replace: (index: number | null) => (unrendered = index),
  };
}

test('a page of a thousand slices is measured once, and not while one types or scrolls', () => {
  const { boxes, measured, type } = page();
  const all = boxes.all();
  expect(measured).toHaveBeenCalledTimes(COUNT);
  expect(all[7]).toMatchObject({ zone: 'spread', index: 7, top: 700, height: 100 });
  type();
  window.scrollTo(0, 5000);
  expect(boxes.all()).toBe(all);
  expect(measured).toHaveBeenCalledTimes(COUNT);
});

test.each(['move', 'resize'] as const)(
  'after a %s it is measured again, wherever it is scrolled',
  (what) => {
    const { boxes, measured, ...page_ } = page();
    window.scrollTo(0, 0);
    const all = boxes.all();
    window.scrollTo(0, 300);
    page_[what]();
    expect(boxes.all()).not.toBe(all);
    expect(boxes.all()).toEqual(all);
    expect(measured).toHaveBeenCalledTimes(COUNT * 2);
  },
);

test('a slice whose new content is not rendered yet keeps its place; one that never was has none', () => {
  const { boxes, replace, move } = page();
  const all = boxes.all();
  replace(7);
  move();
  expect(boxes.all()).toEqual(all);
  const other = page();
  other.replace(7);
  expect(other.boxes.all().map(({ index }) => index)).not.toContain(7);
});

test('who listens is told of what may have moved', () => {
  const { boxes, resize } = page();
  const listener = vi.fn<() => void>();
  const stop = boxes.onMove(listener);
  resize();
  window.dispatchEvent(new Event('resize'));
  stop();
  resize();
  expect(listener).toHaveBeenCalledTimes(2);
});

test('two fields of a page are looked for once each while it scrolls, and again after it changed', () => {
  vi.stubGlobal('ResizeObserver', Unsized);
  document.body.innerHTML = '<h1>Low tide</h1><p>For whom</p>';
  const served = { data: { title: 'Low tide', client: 'For whom' }, fields: {}, order: {} };
  // Casts: what fields are looked for with; nothing is rendered.
  const draft = { served: () => served, placeOf: () => null } as unknown as Draft;
  let change = () => {};
  const onChange = (listener: () => void) => (change = listener);
  const marks = { onChange } as unknown as SliceMarks;
  const ports = { show: async () => {}, showPart() {} };
  const canvas = createCanvas({ draft, marks, looks: { classOf: () => '' }, ...ports });
  const looked = vi.spyOn(document.body, 'querySelectorAll');
  const look = () =>
    ['title', 'client'].map((field) => canvas.fieldElement({ field })?.tagName).join();
  expect([look(), look()]).toEqual(['H1,P', 'H1,P']);
  expect(looked).toHaveBeenCalledTimes(2);
  change();
  expect(look()).toBe('H1,P');
  expect(looked).toHaveBeenCalledTimes(4);
});

const PLACE = {};
const EVENTS: Partial<CanvasEvents> = {};

/** A page that is followed; frames are drawn when a test says so. */
async function followed() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const drawn: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => drawn.push(draw));
  let heard: CanvasEvents | undefined;
  const boxes: ReturnType<CanvasApi['boxes']> = [];
  const canvas: Partial<CanvasApi> = {
    boxes: () => boxes,
    scrollTop: () => 0,
    sliceBox: () => null,
    fieldBox: () => null,
    listen: (events) => {
      heard = events;
      return () => {};
    },
  };
  function Shown() {
    // Casts: what the hook asks for; nothing but the layout is heard of here.
    const { isMoving } = usePageLayout(canvas as CanvasApi, PLACE, null, EVENTS as CanvasEvents);
    return isMoving ? 'moving' : 'at rest';
  }
  const { container } = await mount(<Shown />);
  return {
    words: () => container.textContent,
    changes: (isScroll: boolean) => heard?.layout(isScroll),
    wait: (ms: number) => act(() => vi.advanceTimersByTime(ms)),
    frame: () => act(() => drawn.splice(0).forEach((draw) => draw(0))),
  };
}

type Step = number | 'draws' | 'scrolls' | 'changes';

test.each<[string, Step[], string]>([
  ['moves', ['scrolls'], 'moving'],
  ['moves as long as it changes', ['scrolls', 150, 'changes', 'draws', 49], 'moving'],
  ['is at rest once it has rested', ['scrolls', 'draws', 150, 'changes', 'draws', 50], 'at rest'],
  ['is at rest if its next frame is drawn only then', ['scrolls', 300], 'at rest'],
])('for 200 ms after scrolling, a page %s', async (_title, steps, state) => {
  const { words, changes, wait, frame } = await followed();
  frame();
  expect(words()).toBe('at rest');
  for (const step of steps) {
    if (typeof step === 'number') wait(step);
    else if (step === 'draws') frame();
    else changes(step === 'scrolls');
  }
  frame();
  expect(words()).toBe(state);
});

const early = () => document.querySelector<HTMLIFrameElement>('iframe[data-early]');

// Frames load nothing here, which happy-dom prints.
function sheetBeside(hasEarly: boolean) {
  document.body.innerHTML = `<div><p></p></div>${hasEarly ? '<iframe data-early></iframe>' : ''}`;
  return find<HTMLElement>(document.body, 'div');
}

test('the frame that the page brought along is moved as it is', () => {
  const sheet = sheetBeside(true);
  const brought = early();
  // Anything else would load it again.
  const moveBefore = vi.fn(sheet.insertBefore.bind(sheet));
  Object.assign(sheet, { moveBefore });
  expect(putFrame(sheet, 'frame', { kind: 'page' })).toBe(brought);
  expect(moveBefore).toHaveBeenCalledOnce();
  expect([sheet.firstElementChild, brought?.className, early()]).toEqual([brought, 'frame', null]);
});

test.each([
  ['a browser that cannot move it', true],
  ['a second document', false],
])('%s gets a new one', (_who, hasEarly) => {
  const sheet = sheetBeside(hasEarly);
  const frame = putFrame(sheet, 'frame', { kind: 'page' });
  expect([frame.getAttribute('src'), frame.title]).toEqual(['/edit/canvas', 'Page']);
  expect(sheet.firstElementChild).toBe(frame);
  expect(document.querySelectorAll('iframe')).toHaveLength(1);
});

test('the page starts its frame early only where it can be moved later', () => {
  const options = { path: '/edit/canvas', mark: 'data-early' };
  earlyFrame(options);
  expect(early()).toBeNull();
  Object.assign(Element.prototype, { moveBefore: vi.fn() });
  onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'moveBefore'));
  earlyFrame(options);
  expect([early()?.getAttribute('src'), early()?.title]).toEqual(['/edit/canvas', 'Page']);
});
