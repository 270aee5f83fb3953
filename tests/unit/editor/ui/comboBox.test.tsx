// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ComboBox } from '#page-editor/kit/fields/ComboBox.tsx';
import { find, mount } from '../../ui/mount.tsx';

const nothing = () => {};

afterEach(() => vi.unstubAllGlobals());

test('suggestions stay while what is around their text scrolls, and close with its focus', async () => {
  const { container } = await mount(
    <div id="form">
      <ComboBox
        aria-label="Page"
        text=""
        onText={nothing}
        options={[{ id: '/about', label: 'About' }]}
        onChoose={nothing}
        emptyText="None"
      />
    </div>,
  );
  const options = () => document.querySelectorAll('[role=option]').length;
  const input = find<HTMLInputElement>(container, 'input');
  await act(async () => input.focus());
  expect(options()).toBe(1);
  const scroll = new Event('scroll');
  // Happy-dom does not tell the event that is handled.
  vi.stubGlobal('event', scroll);
  await act(async () => find(container, '#form').dispatchEvent(scroll));
  expect(options()).toBe(1);
  await act(async () => input.blur());
  expect(options()).toBe(0);
});
