// @vitest-environment happy-dom
import type { Content } from '@prismicio/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ImageSwitcher } from '../../../slices/ImageSwitcher/index.tsx';
import { click, find, mount } from '../ui/mount.tsx';
import { slice } from './caseStudyDocument.ts';

function switcher(fields: Record<string, unknown> = {}) {
  const made = slice('image_switcher', ({ image }) => ({
    starting_state: 'On',
    title_text: 'Night water',
    on_text: 'Night palette',
    off_text: 'Day palette',
    on_image: { ...image, alt: 'By night.' },
    off_image: { ...image, alt: 'By day.' },
    body_text: [],
    ...fields,
  }));
  // Cast: made for this slice type.
  return <ImageSwitcher slice={made as Content.ImageSwitcherSlice} index={0} />;
}

const hidden = (container: Element) =>
  [...container.querySelectorAll('[aria-hidden="true"] img')].map((image) =>
    image.getAttribute('alt'),
  );

it('starts in its starting state, with both images in the document', async () => {
  const { container } = await mount(switcher());
  expect(container.querySelectorAll('img')).toHaveLength(2);
  expect(hidden(container)).toEqual(['By day.']);
  const off = await mount(switcher({ starting_state: null }));
  expect(hidden(off.container)).toEqual(['By night.']);
});

it('swaps image and label with its state, and exposes the state', async () => {
  const { container } = await mount(switcher());
  const control = find<HTMLButtonElement>(container, '[role="switch"]');
  expect(control.textContent).toContain('Night palette');
  expect(control.getAttribute('aria-checked')).toBe('true');
  await click(control);
  expect(control.textContent).toContain('Day palette');
  expect(control.getAttribute('aria-checked')).toBe('false');
  expect(hidden(container)).toEqual(['By night.']);
});

it('keeps its name while the label swaps', async () => {
  const { container } = await mount(switcher());
  const control = find<HTMLButtonElement>(container, '[role="switch"]');
  for (const _ of [1, 2]) {
    expect(control.getAttribute('aria-label')).toBe('Night water: Night palette');
    await click(control);
  }
});

it('shows its starting state without JavaScript', () => {
  const html = renderToStaticMarkup(switcher({ starting_state: 'Off' }));
  expect(html).toMatch(/aria-hidden="false"><img[^>]*alt="By day\."/);
  expect(html).toMatch(/aria-hidden="true"><img[^>]*alt="By night\."/);
});

it.each([
  ['on', { off_image: {} }, 'By night.'],
  ['off', { on_image: {}, starting_state: 'On' }, 'By day.'],
])('shows the %s image without a switch where it has no other', (_, fields, alt) => {
  const html = renderToStaticMarkup(switcher(fields));
  expect(html).not.toContain('role="switch"');
  expect(html).toContain(alt);
  expect(html).not.toContain('aria-hidden="true"');
});

it('renders nothing without images', () => {
  expect(renderToStaticMarkup(switcher({ on_image: {}, off_image: {} }))).toBe('');
});
