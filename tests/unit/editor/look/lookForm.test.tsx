// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { host } from '#editing/host.ts';
import { MediaPicker } from '#page-editor/fields/media/MediaPicker.tsx';
import type { DocumentJson } from '#page-editor/model/DocumentJson.ts';
import type { EditorType } from '#page-editor/model/EditorModels.ts';
import type { LookHost } from '#page-editor/model/LookHost.ts';
import { LookForm } from '#page-editor/rooms/look/LookForm.tsx';
import { click, find } from '../../ui/mount.tsx';
import { demoModels } from '../form/support/demoModels.ts';
import { memorySession } from '../form/support/memorySession.ts';
import { nameless, press, typeInto } from '../form/support/renderForm.tsx';
import { openPart, press as pressButton } from '../support/openPart.tsx';

const look = host.look as LookHost; // Cast: this site has one.
const model = demoModels.types.get('look') as EditorType;

const VIOLET = '#9C72FF';

afterEach(() => {
  vi.useRealTimers();
  document.adoptedStyleSheets = [];
});

async function openForm(
  json: DocumentJson = { data: {} },
  { type = model, readOnly = null as string | null, shown = look } = {},
) {
  const session = memorySession('look', json, { readOnly });
  const said: string[] = [];
  const parts: string[] = [];
  const turned: unknown[] = [];
  const onTheme = vi.fn<(theme: string) => void>();
  await shown.load().catch(() => undefined);
  const { container, leave, again } = await openPart(
    <MediaPicker>
      <LookForm
        {...{ look: shown, type, session, onTheme }}
        theme="dark"
        onChoose={() => {}}
        onTurn={({ accent: color }) => void turned.push(color)}
        onPart={(part) => void parts.push(part)}
      />
    </MediaPicker>,
    {},
    { announce: (one) => void said.push(one) },
  );
  const radio = (group: string, value: string) => {
    const selector = `[role=radiogroup][aria-label="${group}"] input[value="${value}"]`;
    return find<HTMLInputElement>(container, selector);
  };
  const ring = () => find<HTMLElement>(container, '[role=slider]');
  const accent = () => session.get().json.data?.['accent'];
  const text = () => container.textContent ?? '';
  const heard = { said, parts, turned, onTheme };
  return { ...heard, container, leave, again, session, radio, ring, accent, text };
}

test('looking writes nothing; a sun is one step, said with how it reads; the way back, or ember, which the site has anyway, writes none', async () => {
  const { container, session, radio, said, accent, text } = await openForm();
  expect(nameless(container)).toEqual([]);
  expect(session.edits).toEqual([]);
  expect(text()).not.toContain('Back to Ember');
  await click(radio('Accent', VIOLET));
  expect(accent()).toBe(VIOLET);
  expect(session.edits.at(-1)?.options).toEqual({ label: 'change Accent to Cold violet' });
  expect(said.at(-1)).toBe('Cold violet. Words on buttons 4.7 to 1.');
  await pressButton('Back to Ember');
  expect(session.get().json.data).toEqual({});
  expect(session.edits).toHaveLength(2);
  await click(radio('Accent', VIOLET));
  await click(radio('Accent', '#FF5A33'));
  expect(session.get().json.data).toEqual({});
});

test('a form whose parts the server did not send says so, and asks for them once it is there again', async () => {
  // Later it comes at once.
  await look.load();
  let isAway = true;
  const load = () => (isAway ? Promise.reject(new Error('It is away')) : look.load());
  const { container, text, again } = await openForm({ data: {} }, { shown: { ...look, load } });
  expect(text().trim()).toBe('It is away.');
  expect(container.querySelector('[aria-busy=true]')).toBeNull();
  isAway = false;
  await again();
  expect(text()).toContain('Accent');
});

test('keys turn the ring by one degree, with Shift by ten, and around its ends', async () => {
  const { ring, accent, session } = await openForm({ data: { accent: VIOLET } });
  expect(ring().getAttribute('aria-valuenow')).toBe('294');
  await press(ring(), 'ArrowRight');
  expect(ring().getAttribute('aria-valuetext')).toBe('Violet, 295 degrees');
  // Past its end and back: the strength that some hues cannot have is there again.
  const before = accent();
  for (const [key, degrees] of [
    ['ArrowUp', '5'],
    ['ArrowDown', '295'],
  ] as const) {
    for (let times = 0; times < 7; times += 1) await press(ring(), key, { shiftKey: true });
    expect(ring().getAttribute('aria-valuenow')).toBe(degrees);
  }
  expect(accent()).toBe(before);
  expect(session.edits.every(({ options }) => options.isTyping === true)).toBe(true);
});

test('a drag is on the page at once, and in the document when it ends, or the form does', async () => {
  const { ring, turned, session, accent, leave } = await openForm({ data: { accent: VIOLET } });
  // However long it takes, it does not rest.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const point = (type: string, clientX: number, clientY: number) =>
    act(async () => {
      const init = { bubbles: true, pointerId: 1, clientX, clientY };
      ring().dispatchEvent(new PointerEvent(type, init));
    });
  await point('pointerdown', 0, -9);
  await point('pointermove', 9, 0);
  expect(ring().getAttribute('aria-valuenow')).toBe('90');
  expect(turned).toHaveLength(2);
  expect(session.edits).toEqual([]);
  await point('pointerup', 9, 0);
  expect(accent()).toBe(turned[1]);
  await point('pointerdown', 0, 9);
  expect(accent()).toBe(turned[1]);
  await leave();
  expect(accent()).toBe(turned[2]);
  const [first, second, ...others] = session.edits.map(({ options }) => options.gesture);
  expect(first).not.toBe(second);
  expect(others).toEqual([]);
});

test('a code is on the page at once, and of what is none the last good one stays, which is said', async () => {
  const { container, accent, text } = await openForm();
  const input = find<HTMLInputElement>(container, 'input[maxlength]');
  await typeInto(input, 'rgb(156, 114, 255)');
  expect(accent()).toBe(VIOLET);
  await typeInto(input, '#9C72');
  expect(accent()).toBe(VIOLET);
  await press(input, 'Enter');
  expect(text()).toContain('“#9C72” is not a colour code. The last good one stays.');
  expect(input.value).toBe(VIOLET);
});

test('a document with wrong values is shown, said, and not changed', async () => {
  const { session, text } = await openForm({
    data: { accent: 'lilac', theme: 'Dusk', gate: 7, motion: 'Calm' },
  });
  expect(text()).toContain('“lilac” is not a colour code. The page shows Ember.');
  expect(text()).toContain('Old value: Dusk');
  expect(text()).toContain('Old value: 7');
  expect(session.edits).toEqual([]);
});

test('the theme that is chosen is shown, and so is the part of the page', async () => {
  const { radio, onTheme, parts, session } = await openForm();
  await click(radio('Theme', 'Day first'));
  expect(onTheme).toHaveBeenLastCalledWith('light');
  await act(async () => radio('Gate', 'Off').focus());
  expect(parts.at(-1)).toBe('Gate');
  await click(radio('Gate', 'Off'));
  expect(session.get().json.data).toEqual({ theme: 'Day first', gate: 'Off' });
});

test('fields that the model does not have are not shown, nor parts without any', async () => {
  const fields = model.tabs.flatMap((tab) => tab.fields).filter(({ id }) => id === 'corners');
  const { container } = await openForm({}, { type: { ...model, tabs: [{ name: '', fields }] } });
  const groups = [...container.querySelectorAll('[role=radiogroup]')];
  expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual(['Corners']);
  // The title, and the only part.
  expect(find(container, '[data-form]').children).toHaveLength(2);
});

test('options in faces of their own say what each costs, and wait for the faces', async () => {
  let answer: { resolve?: () => void; reject?: () => void } = {};
  const tiles = {
    kind: 'tiles' as const,
    field: 'corners',
    load: () => new Promise<void>((resolve, reject) => (answer = { resolve, reject })),
    tileOf: (option: string) => ({
      title: option,
      detail: 'with Hanken',
      titleFont: `${option} Serif`,
      detailFont: 'Hanken',
      tracking: '0em',
      words: `${option}, 93 KB once`,
    }),
  };
  const parts = [{ label: 'Type', controls: [tiles] }];
  const load = async () => ({ reset: 'Back', parts, windowStyles: () => '' });
  const shown = { type: 'look', path: '/', load };
  const { container, radio, session, text } = await openForm({}, { shown });
  expect(text()).toContain('Round, 93 KB once');
  await click(radio('Corners', 'Soft'));
  find(container, '[data-waiting]');
  await act(async () => answer.reject?.());
  expect(text()).toContain('Soft did not load. The page shows Round. Try again');
  expect(container.querySelector('[data-waiting]')).toBeNull();
  expect(session.edits).toEqual([]);
  await pressButton('Try again');
  await act(async () => answer.resolve?.());
  expect(session.get().json.data).toEqual({ corners: 'Soft' });
  expect(text()).toContain('Soft, 93 KB once');
  expect(text()).not.toContain('did not load');
});

test('what is read only stays', async () => {
  const { radio, ring, session } = await openForm({ data: {} }, { readOnly: 'It is archived.' });
  await click(radio('Accent', VIOLET));
  await press(ring(), 'ArrowRight');
  expect(session.edits).toEqual([]);
});
