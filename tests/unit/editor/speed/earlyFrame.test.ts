// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { earlyFrame } from '../../../../src/effects/boot/earlyFrame.ts';
import { putFrame } from '../../../../src/editor/stage/earlyFrame.ts';

interface HappyWindow {
  readonly happyDOM: { readonly settings: { handleDisabledFileLoadingAsSuccess: boolean } };
}

// Cast: the window of the test's environment. Frames load nothing here.
const { happyDOM } = window as unknown as HappyWindow;
happyDOM.settings.handleDisabledFileLoadingAsSuccess = true;

afterEach(() => {
  document.body.replaceChildren();
});

function sheetBeside(early: boolean) {
  const sheet = document.createElement('div');
  sheet.append(document.createElement('p'));
  document.body.append(sheet);
  if (early) document.body.insertAdjacentHTML('beforeend', '<iframe data-early></iframe>');
  return sheet;
}

test('the frame that the page brought along is moved as it is', () => {
  const sheet = sheetBeside(true);
  const early = document.querySelector('iframe');
  const moveBefore = vi.fn(sheet.insertBefore.bind(sheet));
  Object.assign(sheet, { moveBefore });
  expect(putFrame(sheet, 'frame')).toBe(early);
  expect(moveBefore).toHaveBeenCalledOnce();
  expect(early?.className).toBe('frame');
  expect(sheet.firstElementChild).toBe(early);
  expect(document.querySelectorAll('iframe[data-early]')).toHaveLength(0);
});

test.each([true, false])(
  'a browser that cannot move it, or a second document, gets a new one',
  (early) => {
    const sheet = sheetBeside(early);
    const frame = putFrame(sheet, 'frame');
    expect(frame.getAttribute('src')).toBe('/edit/canvas');
    expect(frame.title).toBe('Page');
    expect(sheet.firstElementChild).toBe(frame);
    expect(document.querySelectorAll('iframe')).toHaveLength(1);
  },
);

test('the page starts its frame early only where it can be moved later', () => {
  const options = { path: '/edit/canvas', mark: 'data-early' };
  earlyFrame(options);
  expect(document.querySelector('iframe')).toBeNull();
  Object.assign(Element.prototype, { moveBefore: vi.fn() });
  earlyFrame(options);
  Reflect.deleteProperty(Element.prototype, 'moveBefore');
  const frame = document.querySelector('iframe[data-early]');
  expect(frame?.getAttribute('src')).toBe('/edit/canvas');
  expect(frame?.getAttribute('title')).toBe('Page');
});
