// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';
import { createAuthoringClient } from '#page-editor/api/AuthoringClient.ts';
import type { ApiAnswer } from '#page-editor/api/send.ts';
import { ReleasesScreen } from '#page-editor/rooms/releases/ReleasesPage.tsx';
import { EditorContext } from '#page-editor/session/EditorContext.ts';
import { mount } from '../../ui/mount.tsx';
import { bareServices } from '../form/support/bareServices.ts';
import { demoModels as models } from '../form/support/demoModels.ts';

/** A server that knows the answer to one question only, and gives it when told to. */
function serverOf(asked: string) {
  const waiting: ((value: unknown) => void)[] = [];
  const answer = (value: unknown): ApiAnswer => ({ status: 200, text: JSON.stringify(value) });
  const api = createAuthoringClient({
    send: ({ address }) =>
      address.endsWith(asked)
        ? new Promise((resolve) => waiting.push((value) => resolve(answer(value))))
        : Promise.resolve({
            ...answer({ error: { code: 'not_found', message: 'No' } }),
            status: 404,
          }),
    listen: () => () => undefined,
  });
  const settle = () => act(async () => new Promise((resolve) => setTimeout(resolve)));
  return {
    services: { ...bareServices, api, models },
    async answer(value: unknown) {
      waiting.shift()?.(value);
      await settle();
    },
  };
}

test('a release is said to be gone only by a list that was read after its address was opened', async () => {
  const { services, answer } = serverOf('/releases');
  const at = (release: string | null) => (
    <EditorContext value={services}>
      <ReleasesScreen release={release} menu={[]} />
    </EditorContext>
  );
  const { container, update } = await mount(at(null));
  await answer({ releases: [] });
  await update(at('spring'));
  expect(container.textContent).toBe('Opening the release');
  await answer({ releases: [] });
  expect(container.textContent).toContain('There is no release “spring” any more');
});
