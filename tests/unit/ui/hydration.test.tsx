// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from '#ui/controls/Button.tsx';
import { Field } from '#ui/controls/Field.tsx';
import { ContentImage } from '#ui/image/ContentImage.tsx';
import { FileVideo } from '#ui/video/FileVideo.tsx';
import { serverRender } from './serverRender.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

afterEach(() => vi.restoreAllMocks());

const picture = {
  id: 'a',
  url: 'http://localhost:3000/media/a.webp',
  alt: 'A tide',
  copyright: null,
  dimensions: { width: 1000, height: 600 },
  edit: { x: 0, y: 0, zoom: 1, background: '#fff' },
};

test.each<[what: string, node: () => ReactNode]>([
  ['a button', () => <Button to="/project/a">View</Button>],
  ['a field', () => <Field label="Enter Password" error="Incorrect Password" />],
  ['an image', () => <ContentImage field={picture} sizes="50vw" />],
  [
    'a video',
    () => <FileVideo sources={['/media/a.mp4']} sizes="50vw" label="a tide" autoPlay muted loop />,
  ],
])('%s hydrates as it was sent', async (_what, node) => {
  const container = document.createElement('div');
  container.innerHTML = serverRender(node());
  const mismatch = vi.fn();
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {});
  const root = await act(async () =>
    hydrateRoot(container, <MemoryRouter>{node()}</MemoryRouter>, { onRecoverableError: mismatch }),
  );
  expect(mismatch).not.toHaveBeenCalled();
  act(() => root.unmount());
});
