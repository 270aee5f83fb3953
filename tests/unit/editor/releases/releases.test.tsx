// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { ReleaseDetails } from '#prismic-folder/contract';
import { useReleaseChecks } from '#page-editor/rooms/releases/releaseChecks.ts';
import { ReleasesScreen } from '#page-editor/rooms/releases/ReleasesPage.tsx';
import { memorySession } from '../form/support/memorySession.ts';
import { later, openPart } from '../support/openPart.tsx';

test('a release is said to be gone only by a list that was read after its address was opened', async () => {
  const { ask, answer } = later();
  const at = (release: string | null) => <ReleasesScreen release={release} menu={[]} />;
  const { container, update } = await openPart(at(null), { listReleases: ask });
  await answer({ releases: [] });
  await update(at('spring'));
  expect(container.textContent).toBe('Opening the release');
  await answer({ releases: [] });
  expect(container.textContent).toContain('There is no release “spring” any more');
});

test('the checks of a release are not those of what it held before', async () => {
  const { waiting, ask, answer } = later();
  const { summary } = memorySession('page', {}).get();
  const holding = (...names: string[]): ReleaseDetails => ({
    id: 'spring',
    label: 'Spring',
    documents: names.map((name) => ({ ...summary, name })),
  });
  const Shown = ({ release }: { release: ReleaseDetails }) =>
    useReleaseChecks(release).value === undefined ? 'unknown' : 'known';
  const { container, update } = await openPart(<Shown release={holding('one')} />, {
    publish: ask,
    readDocument: () => Promise.reject(new Error('No')),
  });
  await answer({ problems: [] });
  expect(container.textContent).toBe('known');
  // Another answer with the same in it.
  await update(<Shown release={holding('one')} />);
  expect([container.textContent, waiting.length]).toEqual(['known', 0]);
  await update(<Shown release={holding('one', 'two')} />);
  expect(container.textContent).toBe('unknown');
  await answer({ problems: [] });
  expect(container.textContent).toBe('known');
});
