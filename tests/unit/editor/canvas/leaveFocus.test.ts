// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest';
import { leaveFocus } from '#page-editor/canvas/createCanvas.ts';

test('what the page focuses by itself leaves the focus in the form', () => {
  const { focus } = HTMLElement.prototype;
  onTestFinished(() => {
    HTMLElement.prototype.focus = focus;
  });
  const hasFocus = vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  onTestFinished(() => hasFocus.mockRestore());
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
