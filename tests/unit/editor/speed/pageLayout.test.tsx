// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { CanvasApi, CanvasEvents } from '../../../../src/editor/canvas/CanvasApi.ts';
import { usePageLayout } from '../../../../src/editor/stage/usePageLayout.ts';
import { mount } from '../../ui/mount.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

const PLACE = {};
const EVENTS = {
  hover: vi.fn<CanvasEvents['hover']>(),
  select: vi.fn<CanvasEvents['select']>(),
  enter: vi.fn<CanvasEvents['enter']>(),
  key: vi.fn<CanvasEvents['key']>(),
  clipboard: vi.fn<CanvasEvents['clipboard']>(),
};

/** A page that is followed; frames are drawn when a test says so. */
async function followed() {
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
    // Cast: what the hook asks for.
    const { isMoving } = usePageLayout(canvas as CanvasApi, PLACE, null, EVENTS);
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

test('a page moves until it has rested for 200 ms after scrolling', async () => {
  const { words, changes, wait, frame } = await followed();
  frame();
  expect(words()).toBe('at rest');
  changes(true);
  frame();
  expect(words()).toBe('moving');
  wait(150);
  changes(false);
  frame();
  expect(words()).toBe('moving');
  wait(49);
  frame();
  expect(words()).toBe('moving');
  wait(1);
  frame();
  expect(words()).toBe('at rest');
});

test('a page whose next frame is drawn only after it has rested is at rest', async () => {
  const { words, changes, wait, frame } = await followed();
  frame();
  changes(true);
  wait(300);
  frame();
  expect(words()).toBe('at rest');
});
