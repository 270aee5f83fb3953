// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';
import type { ReleaseDetails } from '#prismic-folder/contract';
import { createAuthoringClient } from '#page-editor/api/AuthoringClient.ts';
import type { ApiAnswer } from '#page-editor/api/send.ts';
import { useReleaseChecks } from '#page-editor/rooms/releases/releaseChecks.ts';
import { ReleasesScreen } from '#page-editor/rooms/releases/ReleasesPage.tsx';
import { EditorContext } from '#page-editor/session/EditorContext.ts';
import { mount } from '../../ui/mount.tsx';
import { bareServices } from '../form/support/bareServices.ts';
import { demoModels as models } from '../form/support/demoModels.ts';
import { memorySession } from '../form/support/memorySession.ts';

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
    waiting,
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

test('the checks of a release are not those of what it held before', async () => {
  const { services, waiting, answer } = serverOf('/publish');
  const { summary } = memorySession('page', {}).get();
  const holding = (...names: string[]): ReleaseDetails => ({
    id: 'spring',
    label: 'Spring',
    documents: names.map((name) => ({ ...summary, name })),
  });
  const Shown = ({ release }: { release: ReleaseDetails }) =>
    useReleaseChecks(release).value === undefined ? 'unknown' : 'known';
  const shown = (release: ReleaseDetails) => (
    <EditorContext value={services}>
      <Shown release={release} />
    </EditorContext>
  );
  const { container, update } = await mount(shown(holding('one')));
  await answer({ problems: [] });
  expect(container.textContent).toBe('known');
  // Another answer with the same in it.
  await update(shown(holding('one')));
  expect([container.textContent, waiting.length]).toEqual(['known', 0]);
  await update(shown(holding('one', 'two')));
  expect(container.textContent).toBe('unknown');
  await answer({ problems: [] });
  expect(container.textContent).toBe('known');
});
