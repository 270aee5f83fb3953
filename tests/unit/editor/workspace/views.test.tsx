// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';
import { EditorContext } from '#page-editor/session/EditorContext.ts';
import { useViews } from '#page-editor/window/workspace/useViews.tsx';
import { mount } from '../../ui/mount.tsx';
import { bareServices } from '../form/support/bareServices.ts';
import { memorySession } from '../form/support/memorySession.ts';

test('a first tag leaves the card on the page where it is, for nothing has its category yet', async () => {
  const session = memorySession('project', { tags: [], data: {} });
  const Shown = () => String(useViews(session, {}, null).path);
  const { container } = await mount(
    <EditorContext value={bareServices}>
      <Shown />
    </EditorContext>,
  );
  expect(container.textContent).toBe('/portfolio');
  await act(async () =>
    session.edit([{ op: 'set', path: ['tags'], value: ['Lamps'] }], { label: 'tag it' }),
  );
  expect(container.textContent).toBe('/portfolio');
});
