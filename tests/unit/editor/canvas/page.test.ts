// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest';
import type { CanvasEvents } from '#page-editor/canvas/CanvasApi.ts';
import { leaveFocus } from '#page-editor/canvas/createCanvas.ts';
import { listenToPage } from '#page-editor/canvas/listenToPage.ts';

test('the slice under a pointer is looked for once, and again when slices have moved', () => {
  const hover = vi.fn<CanvasEvents['hover']>();
  const placeOf = vi.fn(() => ({ zone: 'slices', index: placeOf.mock.calls.length }));
  let order = {};
  const stop = listenToPage({
    // Cast: nothing else is done on the page.
    events: { hover } as unknown as CanvasEvents,
    placeOf,
    order: () => order,
    isPlaying: () => false,
    isEdited: () => false,
  });
  const move = () => document.body.dispatchEvent(new Event('pointermove'));
  move();
  move();
  order = {};
  move();
  stop();
  move();
  expect(hover.mock.calls.map(([place]) => place?.index)).toEqual([1, 1, 2]);
});

test('what the page focuses by itself leaves the focus in the form', () => {
  const { focus } = HTMLElement.prototype;
  const hasFocus = vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  onTestFinished(() => {
    HTMLElement.prototype.focus = focus;
    hasFocus.mockRestore();
  });
  const menu = document.createElement('button');
  document.body.append(menu);
  leaveFocus();
  menu.focus();
  expect(document.activeElement).not.toBe(menu);
  // Somebody is on the page.
  hasFocus.mockReturnValue(true);
  menu.focus();
  expect(document.activeElement).toBe(menu);
});
