// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import type { AuthoringClient } from '#page-editor/api/AuthoringClient.ts';
import { NO_FILTER } from '#page-editor/fields/media/library/mediaFilter.ts';
import { useQueue, type WorkFiles } from '#page-editor/rooms/library/useQueue.ts';
import { EditorContext } from '#page-editor/session/EditorContext.ts';
import { waitFor } from '../../../support/waitFor.ts';
import { mount } from '../../ui/mount.tsx';
import { bareServices } from '../form/support/bareServices.ts';

it('A work goes through all files that are listed, those that are used first.', async () => {
  const asked: unknown[] = [];
  const pages = [
    [
      { name: 'a.png', uses: 0 },
      { name: 'b.png', uses: 1 },
    ],
    [
      { name: 'b.png', uses: 1 },
      { name: 'c.png', uses: 2 },
    ],
  ];
  const call = async (_: string, { query }: { query: { page: number } }) => {
    asked.push(query);
    return { media: pages[query.page - 1] ?? [], total: 4 };
  };
  // Cast: the client answers only what this test asks.
  const api = { call } as unknown as AuthoringClient;
  const filter = { ...NO_FILTER, search: 'sea', usedIn: 'project', isUndescribed: true };
  function Names({ files }: { files: WorkFiles }) {
    return useQueue(files).names?.join(' ');
  }
  const { container } = await mount(
    <EditorContext value={{ ...bareServices, api }}>
      <Names files={filter} />
    </EditorContext>,
  );
  await waitFor(() => expect(container.textContent).toBe('b.png c.png a.png'));
  const query = { pageSize: 1000, search: 'sea', usedIn: 'project', undescribed: true };
  expect(asked).toEqual([
    { ...query, page: 1 },
    { ...query, page: 2 },
  ]);
});
