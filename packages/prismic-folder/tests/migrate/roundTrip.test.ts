import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createMigration, type PrismicDocument } from '@prismicio/client';
import { expect, it, onTestFinished } from 'vitest';
import { applyChanges } from '../../src/edit/applyChanges.ts';
import { formatProblem } from '../../src/folder/formatProblem.ts';
import { loadRepository, type RepositoryFolders } from '../../src/folder/loadContent.ts';
import { createDraftWriter } from '../../src/migrate/documents/draftWriter.ts';
import { WriteProjects } from '../../src/migrate/WriteProject.ts';
import { openStore } from '../../src/store/openStore.ts';
import type { HostedSettings } from '../../src/sync/SyncJob.ts';
import { pull } from '../../src/sync/pull/pull.ts';
import { push } from '../../src/sync/push/push.ts';
import { BASE_KEY } from '../../src/types.ts';
import { sampleFiles } from '../authoring/support/sampleFiles.ts';
import { createProject, field, typeModel } from '../support/createProject.ts';
import { EVERY_VALUE, everyFieldProject, LINK } from '../support/everyField.ts';
import { clientOf } from '../support/repositoryClient.ts';
import { skipThrottle } from '../support/skipThrottle.ts';
import { startWriting, TOKEN } from '../support/startWriting.ts';
import { syncJob, testPorts } from '../support/syncJob.ts';

it('every field in two languages is pushed into an empty folder, published, and pulled back equal', async () => {
  const files = await sampleFiles();
  const project = everyFieldProject();
  const { root, write } = project;
  const languages = ['en-gb', 'fr-fr'].map((id) => ({ id, name: id }));
  const to = { ...LINK, uid: 'deux', lang: 'fr-fr' };
  const home = typeModel('home', { to: field('Link') }, { repeatable: false });
  write('customtypes/home/index.json', home);
  write('content/repository.json', { name: 'everything', languages });
  write('content/media/wave.png', files.png);
  write('content/media/loop.mp4', files.mp4);
  write('content/media/terms.pdf', files.pdf);
  write('content/documents/sample/one.json', { tags: ['a', 'b'], data: EVERY_VALUE });
  write('content/documents/sample/two.json', { data: { work: { ...LINK, uid: 'one' } } });
  write('content/documents/sample/one.fr-fr.json', {
    uid: 'une',
    data: { work: to, link: { ...LINK, lang: 'en-gb' } },
  });
  write('content/documents/sample/deux.fr-fr.json', { data: {} });
  write('content/documents/home/home.json', { data: { to: LINK } });
  write('content/documents/home/home.fr-fr.json', { data: { to: { ...to, uid: 'une' } } });
  const sent = await contentOf(project);
  expect(sent.problems).toEqual([]);

  const other = createProject({ 'content/repository.json': { name: 'everything', languages } });
  const { origin } = await startWriting(other);
  const settings: HostedSettings = {
    repository: 'everything',
    endpoint: `${origin}/api/v2`,
    customTypesEndpoint: `${origin}/custom-types-api`,
    assetEndpoint: `${origin}/asset-api`,
    migrationEndpoint: `${origin}/migration-api`,
    writeToken: TOKEN,
    pace: 0,
  };
  const ports = testPorts();
  const options = { strict: false, publish: true };
  await push(syncJob(project, { settings }, ports, options));
  expect(ports.waits.filter((wait) => wait > 0)).toEqual([]);
  expect(ports.lines.at(-1)).toMatch('Done. 6 documents of the migration release');
  for (const path of ['customtypes', 'slices']) {
    const models = readdirSync(join(other.root, path), { recursive: true, encoding: 'utf8' });
    for (const name of models.filter((one) => one.endsWith('.json'))) {
      const [one, two] = [other.root, root].map((at) =>
        JSON.parse(readFileSync(join(at, path, name), 'utf8')),
      );
      expect(one, name).toEqual(two);
    }
  }
  expect(await contentOf(other)).toEqual(sent);

  const back = { root, contentDir: join(root, 'back') };
  await pull(syncJob(back, { settings }, ports, options));
  expect((await contentOf(back)).documents).toEqual(sent.documents);
  await push(syncJob(project, { settings }, ports, { strict: false }));
  expect(ports.lines.at(-1)).toBe('Nothing to send.');
});

it('every field in two languages is copied from another repository by createDocumentFromPrismic()', async () => {
  skipThrottle();
  const files = await sampleFiles();
  const from = everyFieldProject();
  const to = everyFieldProject();
  const languages = ['en-gb', 'fr-fr'].map((id) => ({ id, name: id }));
  for (const project of [from, to]) {
    project.write('content/repository.json', { name: 'everything', visibility: 'open', languages });
    rmSync(join(project.contentDir, 'media'), { recursive: true });
  }
  from.write('content/media/wave.png', files.png);
  from.write('content/media/loop.mp4', files.mp4);
  from.write('content/media/terms.pdf', files.pdf);
  from.write('content/documents/sample/one.json', { tags: ['a', 'b'], data: EVERY_VALUE });
  from.write('content/documents/sample/two.json', { data: { work: { ...LINK, uid: 'one' } } });
  from.write('content/documents/sample/one.fr-fr.json', { data: { work: LINK } });
  const [source, target] = await Promise.all([startWriting(from), startWriting(to)]);

  const migration = createMigration<PrismicDocument>();
  for (const document of await source.readClient('everything').dangerouslyGetAll({ lang: '*' })) {
    migration.createDocumentFromPrismic(document, document.uid ?? document.type);
  }
  const writer = target.writeClient('everything');
  await writer.migrate(migration);
  await writer.publishMigrationRelease();

  const [sent, copied] = await Promise.all([contentOf(from), contentOf(to)]);
  expect(copied.problems).toEqual(sent.problems);
  expect(copied.documents).toEqual(sent.documents);
});

/** What a folder serves, without what differs from place to place. */
async function contentOf(folders: RepositoryFolders) {
  const { documents, problems } = await loadRepository(folders);
  const dates = { first_publication_date: '', last_publication_date: '' };
  return {
    problems: problems.map(formatProblem),
    documents: documents.map((document) => ({ ...document, ...dates })),
  };
}

it('a document that the client read and sends back unchanged is byte for byte its file', async () => {
  const { root, contentDir, load } = createProject();
  for (const name of ['content', 'customtypes', 'slices', 'slicemachine.config.json']) {
    cpSync(name, join(root, name), { recursive: true });
  }
  const store = await openStore({ contentDir });
  onTestFinished(() => store.close());
  const projects = new WriteProjects(root, contentDir);
  const writer = createDraftWriter(store, () => projects.current());
  const documents = await clientOf(await load()).dangerouslyGetAll({ lang: '*' });
  const project = await projects.current();
  expect(documents.length).toBeGreaterThan(50);
  for (const { id, ...document } of documents) {
    // As over HTTP, where no property is undefined.
    await writer.update(id, JSON.parse(JSON.stringify(document)));
    const { file = '' } = project.documents.byId(id) ?? {};
    const [before, after] = ['documents', 'releases/migration/documents'].map((folder) =>
      readFileSync(join(contentDir, folder, file), 'utf8'),
    );
    // The release notes what it was made from, until it is published.
    const note = { op: 'remove', path: [BASE_KEY] } as const;
    expect(applyChanges(after ?? '', [note]), file).toBe(before);
  }
});
