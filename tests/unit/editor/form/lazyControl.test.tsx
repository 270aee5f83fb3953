// @vitest-environment happy-dom
import { act, type ComponentType } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyControl } from '../../../../src/editor/form/field/lazyControl.tsx';
import type { FieldProps } from '../../../../src/editor/form/FieldProps.ts';
import { TextField } from '../../../../src/editor/form/kinds/TextField.tsx';
import { find } from '../../ui/mount.tsx';
import { waitFor } from '../../../support/waitFor.ts';
import { kindData, kindModels } from './support/kinds.ts';
import { memorySession } from './support/memorySession.ts';
import { renderForm } from './support/renderForm.tsx';

/** A control that comes when the test says so. */
function lateControl() {
  let answer: (control: ComponentType<FieldProps>) => void = () => undefined;
  const file = new Promise<ComponentType<FieldProps>>((resolve) => {
    answer = resolve;
  });
  return { Text: lazyControl(() => file), come: () => act(async () => answer(TextField)) };
}

afterEach(() => {
  Reflect.deleteProperty(document, 'execCommand');
});

test('a control that comes late gets the focus and the keys of the input that stood in for it', async () => {
  const { Text, come } = lateControl();
  const typed = vi.fn();
  // Happy-dom has no commands of editing.
  Object.assign(document, { execCommand: typed });
  const session = memorySession('kinds', { data: kindData });
  const form = await renderForm({
    session,
    models: kindModels,
    controls: { Text },
  });
  const waiting = form.field<HTMLInputElement>('text', 'input');
  const label = find(form.container, '[data-field="text"] label');
  expect(waiting.getAttribute('aria-busy')).toBe('true');
  expect(waiting.getAttribute('aria-labelledby')).toBe(label.id);
  await act(async () => waiting.focus());
  waiting.value = 'Low tide';
  await come();
  const control = form.field<HTMLTextAreaElement>('text', 'textarea');
  expect(document.activeElement).toBe(control);
  expect(typed).toHaveBeenCalledExactlyOnceWith('insertText', false, 'Low tide');
  expect(form.container.querySelector('[aria-busy]')).toBeNull();
});

test('what is typed after all was selected replaces the text of the control', async () => {
  const { Text, come } = lateControl();
  const commands = vi.fn();
  Object.assign(document, { execCommand: commands });
  const form = await renderForm({
    session: memorySession('kinds', { data: kindData }),
    models: kindModels,
    controls: { Text },
  });
  const waiting = form.field<HTMLInputElement>('text', 'input');
  await act(async () => waiting.focus());
  waiting.value = 'Low';
  const all = new KeyboardEvent('keydown', { key: 'a', ctrlKey: true, bubbles: true });
  await act(async () => void waiting.dispatchEvent(all));
  waiting.value += 'High tide';
  await come();
  expect(commands.mock.calls).toEqual([['selectAll'], ['insertText', false, 'High tide']]);
});

test('a control that comes late leaves the focus where it is', async () => {
  const { Text, come } = lateControl();
  const form = await renderForm({
    session: memorySession('kinds', { data: kindData }),
    models: kindModels,
    controls: { Text },
  });
  const other = form.field<HTMLElement>('number', 'input');
  await act(async () => other.focus());
  await come();
  expect(document.activeElement).toBe(other);
});

test('a field whose control did not load says so; the others can be edited', async () => {
  const form = await renderForm({
    session: memorySession('kinds', { data: kindData }),
    models: kindModels,
    controls: { Text: lazyControl(() => Promise.reject(new Error('The server is away'))) },
  });
  await waitFor(() =>
    expect(find(form.container, '[data-field="text"]').textContent).toContain(
      'The server did not send the control of this field.',
    ),
  );
  expect(find(form.container, '[data-field="text"] button').textContent).toBe('Try again');
  expect(form.field<HTMLInputElement>('number', 'input').disabled).toBe(false);
});

test('what was typed before a failure is for the control that comes with the next try', async () => {
  const load = vi
    .fn<() => Promise<ComponentType<FieldProps>>>()
    .mockRejectedValueOnce(new Error('The server is away'))
    .mockResolvedValue(TextField);
  const typed = vi.fn();
  Object.assign(document, { execCommand: typed });
  vi.stubGlobal('requestIdleCallback', vi.fn());
  const form = await renderForm({
    session: memorySession('kinds', { data: kindData }),
    models: kindModels,
    controls: { Text: lazyControl(load, undefined, () => <p>Low tide</p>) },
  });
  const waiting = form.field<HTMLInputElement>('text', 'input');
  expect(waiting.hasAttribute('aria-disabled')).toBe(false);
  waiting.value = ' at noon';
  await act(async () => waiting.focus());
  expect(form.field('text', 'input')).toBe(waiting);
  expect(waiting.value).toBe(' at noon');
  expect(waiting.hasAttribute('aria-busy')).toBe(false);
  expect(typed).not.toHaveBeenCalled();
  const again = form.field<HTMLElement>('text', 'button');
  await act(async () => again.focus());
  await act(async () => again.click());
  expect(document.activeElement).toBe(form.field('text', 'textarea'));
  expect(typed).toHaveBeenCalledExactlyOnceWith('insertText', false, ' at noon');
  vi.unstubAllGlobals();
});

test('a control whose value can be rendered is loaded when the browser is idle, or its field has the focus', async () => {
  const load = vi.fn(() => Promise.resolve(TextField));
  vi.stubGlobal('requestIdleCallback', vi.fn());
  const Text = lazyControl(load, undefined, ({ value }) => <p data-still="">{String(value)}</p>);
  const form = await renderForm({
    session: memorySession('kinds', { data: { ...kindData, text: 'Low tide' } }),
    models: kindModels,
    controls: { Text },
  });
  const waiting = form.field<HTMLInputElement>('text', 'input');
  expect(find(form.container, '[data-still]').textContent).toBe('Low tide');
  expect(waiting.hasAttribute('aria-busy')).toBe(false);
  expect(load).not.toHaveBeenCalled();
  await act(async () => waiting.focus());
  expect(load).toHaveBeenCalledOnce();
  const control = form.field<HTMLTextAreaElement>('text', 'textarea');
  expect(document.activeElement).toBe(control);
  expect(control.value).toBe('Low tide');
  vi.unstubAllGlobals();
});
