// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { SliceZone } from '#screens/SliceZone.tsx';
import { ErrorBoundary } from '#ui/feedback/ErrorBoundary.tsx';
import { preloadSlices } from '#screens/sliceLoader.ts';
import type { AnySlice } from '#content/sliceRegistry.ts';
import { MemoryRouter } from 'react-router-dom';
import { waitFor } from '../../support/waitFor.ts';
import { mount } from '../ui/mount.tsx';
import { serverRender } from '../ui/serverRender.tsx';

const code = vi.hoisted(() => ({ isThere: false }));

vi.mock('#slices', () => ({
  slices: {
    lost: {
      component: async () => {
        if (!code.isThere) throw new TypeError('Failed to fetch dynamically imported module');
        return () => 'The slice';
      },
    },
    other: { component: async () => () => 'Another slice' },
    intro: { component: async () => () => 'It has the heading' },
    introduction: { component: async () => () => 'A slice of the owner' },
    broken: {
      component: async () => () => {
        throw new Error('It cannot be rendered');
      },
    },
  },
}));

const slice = (type: string) =>
  // Cast: slices of the registry above.
  ({ slice_type: type, id: type, primary: {}, items: [] }) as unknown as AnySlice;

test('a slice whose code does not come fails the page, which says so; one that fails is left out, and the next page tries again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const zone = (
    <MemoryRouter>
      <SliceZone slices={[slice('lost'), slice('broken')]} variant="page" />
    </MemoryRouter>
  );
  await expect(preloadSlices([slice('lost'), slice('broken')])).rejects.toThrow(
    'Code did not load',
  );
  const { container } = await mount(
    <ErrorBoundary onError={() => {}} fallback={(error) => String(error)}>
      {zone}
    </ErrorBoundary>,
  );
  await waitFor(() => expect(container.textContent).toBe('Error: Code did not load'));
  code.isThere = true;
  await preloadSlices([slice('lost')]);
  const later = await mount(zone);
  await waitFor(() => expect(later.container.textContent).toBe('The slice'));
});

test('another slice under the same id is shown by its own component, as the simulator sends it', async () => {
  const zoneOf = (type: string) => (
    <MemoryRouter>
      <SliceZone slices={[{ ...slice(type), id: 'same' }]} variant="page" />
    </MemoryRouter>
  );
  code.isThere = true;
  const { container, update } = await mount(zoneOf('lost'));
  await waitFor(() => expect(container.textContent).toBe('The slice'));
  await update(zoneOf('other'));
  await waitFor(() => expect(container.textContent).toBe('Another slice'));
});

test.each([
  ['introduction', 1],
  ['intro', 0],
])('beside the slice %s a page has %i headings from its title', (type, count) => {
  const html = serverRender(<SliceZone slices={[slice(type)]} variant="page" title="Low tide" />);
  expect(html.split('Low tide</h1>')).toHaveLength(count + 1);
});
