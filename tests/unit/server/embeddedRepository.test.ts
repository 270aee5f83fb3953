import { expect, onTestFinished, test } from 'vitest';
import { embeddedRepository } from '#server/sources/embeddedRepository.ts';
import { createContentFolder } from '../../support/contentFolder.ts';

const RELEASES = [{ id: 'spring', label: 'Spring' }];

test.each<[string, object]>([
  ['open to everybody', { visibility: 'open' }],
  ['public by default', {}],
  ['public with a token', { visibility: 'public', accessTokens: ['a-token'] }],
  ['private', { visibility: 'private', accessTokens: ['a-token'] }],
  ['private without a token', { visibility: 'private' }],
])('the site reads releases and drafts of a folder that is %s', async (_what, settings) => {
  const folder = await createContentFolder();
  onTestFinished(folder.remove);
  await folder.write('repository.json', { name: 'small', releases: RELEASES, ...settings });
  const { source, snapshots } = await embeddedRepository({ ...folder, watch: false });
  const ask = async (path: string) => {
    const response = await source(new Request(`http://localhost/api/v2${path}`));
    // Cast: an answer of the Content API.
    return [
      response.status,
      (await response.json()) as { refs?: { id: string; ref: string }[] },
    ] as const;
  };
  const [status, { refs = [] }] = await ask('');
  expect([status, refs.map(({ id }) => id)]).toEqual([200, ['master', 'spring']]);
  const ref = encodeURIComponent(refs[1]?.ref ?? '');
  expect(await ask(`/documents/search?ref=${ref}`)).toEqual([
    200,
    expect.objectContaining({ total_results_size: expect.any(Number) as number }),
  ]);
  expect((await snapshots.current()).visibility).toBe(
    'visibility' in settings ? settings.visibility : 'public',
  );
});
