// @vitest-environment happy-dom
import { act } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { Announcer, createAnnouncements } from '../../../../src/editor/ui/messages/Announcer.tsx';
import { createToasts, Toasts } from '../../../../src/editor/ui/messages/Toasts.tsx';
import { click, find, mount } from '../../ui/mount.tsx';

describe('announcements', () => {
  test('the same sentence twice is two changes of the region', async () => {
    const announcements = createAnnouncements();
    const { container } = await mount(<Announcer announcements={announcements} />);
    const region = find(container, '[aria-live=polite]');
    await act(async () => announcements.announce('Moved up.'));
    const first = region.firstChild;
    await act(async () => announcements.announce('Moved up.'));
    expect(region.textContent).toBe('Moved up.');
    expect(region.firstChild).not.toBe(first);
    expect(find(container, '[aria-live=assertive]').textContent).toBe('');
  });

  test('an urgent sentence is in a region of its own, which dialogs do not hide', async () => {
    const announcements = createAnnouncements();
    const { container } = await mount(<Announcer announcements={announcements} />);
    await act(async () => announcements.announce('Not saved: the disk is full.', 'assertive'));
    const region = find(container, '[aria-live=assertive]');
    expect(region.textContent).toBe('Not saved: the disk is full.');
    expect(region.getAttribute('data-live-announcer')).toBe('true');
  });
});

test('the action of a note runs once and closes it', async () => {
  const toasts = createToasts();
  const run = vi.fn();
  await mount(<Toasts toasts={toasts} />);
  await act(async () => toasts.show({ message: 'Card deleted.', action: { label: 'Undo', run } }));
  const undo = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Undo',
  );
  expect(document.body.textContent).toContain('Card deleted.');
  if (undo) await click(undo);
  expect(run).toHaveBeenCalledOnce();
  expect(document.body.textContent).not.toContain('Card deleted.');
});
