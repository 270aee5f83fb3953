import { expect, test } from 'vitest';
import { publishDocuments } from '#page-editor/checks/publishDocuments.ts';
import { startService } from '../store/support/service.ts';

const about = { type: 'page', name: 'about' };
const french = { ...about, lang: 'fr-fr' };

async function start() {
  const named = (name: string) => ({ data: { name } });
  const { project, client } = await startService({
    'content/documents/page/about.json': named('About'),
    'content/drafts/documents/page/about.json': named('About me'),
    'content/drafts/documents/page/about.fr-fr.json': named('Moi'),
  });
  const read = (path: string) => (project.text(path) === null ? null : project.json(path));
  /** What is public, and what is a draft. */
  const versions = (file: string) =>
    ['documents', 'drafts/documents'].map(
      (folder) =>
        // Cast: a document of the test.
        (read(`content/${folder}/page/${file}.json`) as ReturnType<typeof named> | null)?.data.name,
    );
  return { api: client(), versions };
}

test('documents of several languages are published together, and taken back: what was public, and the drafts', async () => {
  const { api, versions } = await start();
  const done = await publishDocuments(api, { documents: [about, french] });
  expect(done.documents).toMatchObject([about, french]);
  expect([versions('about'), versions('about.fr-fr')]).toEqual([
    ['About me', undefined],
    ['Moi', undefined],
  ]);
  await done.undo();
  expect([versions('about'), versions('about.fr-fr')]).toEqual([
    ['About', 'About me'],
    [undefined, 'Moi'],
  ]);
});

test('a release is published as a whole, and taken back', async () => {
  const { api, versions } = await start();
  const { id } = await api.call('createRelease', { body: { label: 'Spring edition' } });
  await api.call('addToRelease', { params: { ...about, release: id }, query: {} });
  const done = await publishDocuments(api, { documents: [about], release: id });
  expect(versions('about')).toEqual(['About me', undefined]);
  await done.undo();
  expect(versions('about')).toEqual(['About', undefined]);
  const { releases } = await api.call('listReleases', {});
  expect(releases).toMatchObject([{ label: 'Spring edition', documents: [about] }]);
});
