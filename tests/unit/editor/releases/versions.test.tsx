// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import type { HistoryEntry } from '#prismic-folder/contract';
import { useRowWords } from '#page-editor/rooms/versions/useVersions.ts';
import { openPart, settle } from '../support/openPart.tsx';

test('what a version has changed is described once, also if more of them are shown', async () => {
  const read = vi.fn(async (id: string) => ({ data: { id } }));
  // Casts: of a version only its id is looked at.
  const entries = ['c', 'b', 'a'].map((id) => ({ id })) as unknown as HistoryEntry[];
  const Words = ({ shown }: { shown: number }) => {
    const words = useRowWords('page', entries, shown, read);
    return entries.map(({ id }) => (words.get(id) === '' ? '?' : id)).join('');
  };
  const { container, update } = await openPart(<Words shown={1} />, {});
  expect(container.textContent).toBe('c??');
  read.mockClear();
  await update(<Words shown={3} />);
  await settle();
  expect(container.textContent).toBe('cba');
  expect(read.mock.calls.flat().toSorted()).toEqual(['a', 'b']);
});
