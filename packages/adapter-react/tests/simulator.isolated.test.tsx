// @vitest-environment happy-dom
import { SliceSimulator } from '../src/simulator/SliceSimulator.tsx';
import { act, StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.body.firstElementChild ?? document.body);
});

afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

const Zone = ({ slices }: { slices: readonly unknown[] }) => <p>{slices.length} slices</p>;

test('a server renders the simulator’s container and no slice', () => {
  const html = renderToString(<SliceSimulator sliceZone={Zone} className="mine" />);
  expect(html).toContain('class="slice-simulator mine"');
  expect(html).toContain('background:#ffffff');
  expect(html).toContain('z-index:100');
  expect(html).not.toContain('slices');
});

test('a page opened by itself explains where slices are shown, in StrictMode and remounted', async () => {
  const page = (
    <StrictMode>
      <SliceSimulator sliceZone={Zone} />
    </StrictMode>
  );
  for (const shown of [page, null, page]) {
    await act(async () => root.render(shown));
    const says = shown ? expect.stringContaining('open it from there') : '';
    expect(document.body.textContent).toEqual(says);
  }
});

test('a page opened by itself may show its own message, without a layer and a background', async () => {
  const fallback = <h1>Only in a frame</h1>;
  const page = (
    <SliceSimulator {...{ sliceZone: Zone, fallback, zIndex: null, background: null }} />
  );
  await act(async () => root.render(page));
  expect(document.body.textContent).toBe('Only in a frame');
  expect(renderToString(page)).not.toMatch(/background|z-index/);
});
