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

test('layer and background can be turned off', () => {
  const html = renderToString(<SliceSimulator sliceZone={Zone} zIndex={null} background={null} />);
  expect(html).not.toMatch(/background|z-index/);
});

test('a page opened by itself explains where slices are shown, in StrictMode and remounted', async () => {
  const page = (
    <StrictMode>
      <SliceSimulator sliceZone={Zone} />
    </StrictMode>
  );
  await act(async () => root.render(page));
  expect(document.body.textContent).toContain('open it from there');
  await act(async () => root.render(null));
  expect(document.body.textContent).toBe('');
  await act(async () => root.render(page));
  expect(document.body.textContent).toContain('open it from there');
});

test('a page opened by itself may show its own message', async () => {
  await act(async () =>
    root.render(<SliceSimulator sliceZone={Zone} fallback={<h1>Only in a frame</h1>} />),
  );
  expect(document.body.textContent).toBe('Only in a frame');
});
