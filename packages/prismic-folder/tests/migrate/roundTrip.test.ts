import { createMigration, type PrismicDocument } from '@prismicio/client';
import { expect, it, onTestFinished } from 'vitest';
import { applyChanges } from '../../src/edit/applyChanges.ts';
import { createAuthoring } from '../../src/authoring/createAuthoring.ts';
import { createDraftWriter } from '../../src/migrate/documents/draftWriter.ts';
import { readProject } from '../../src/migrate/WriteProject.ts';
import { BASE_KEY } from '../../src/types.ts';
import { sampleFiles } from '../authoring/support/sampleFiles.ts';
import { field, typeModel } from '../support/createProject.ts';
import { BILINGUAL, EVERY_VALUE, everyFieldProject, LINK } from '../support/everyField.ts';
import { clientOf } from '../support/repositoryClient.ts';
import { servedContent } from '../support/servedContent.ts';
import { skipThrottle } from '../support/skipThrottle.ts';
import { startWriting } from '../support/startWriting.ts';

/** A project with every kind of field in two languages, or its models alone. */
async function everything(isFilled = true) {
  const project = everyFieldProject();
  const { write } = project;
  const home = typeModel('home', { to: field('Link') }, { repeatable: false });
  write('customtypes/home/index.json', home);
  write('content/repository.json', BILINGUAL);
  project.remove('content/media');
  if (!isFilled) return project;
  const files = await sampleFiles();
  write('content/media/wave.png', files.png);
  write('content/media/loop.mp4', files.mp4);
  write('content/media/terms.pdf', files.pdf);
  const to = { ...LINK, uid: 'deux', lang: 'fr-fr' };
  const documents = {
    'sample/one': { tags: ['a', 'b'], data: EVERY_VALUE },
    'sample/two': { data: { work: { ...LINK, uid: 'one' } } },
    'sample/one.fr-fr': { uid: 'une', data: { work: to, link: { ...LINK, lang: 'en-gb' } } },
    'sample/deux.fr-fr': { data: {} },
    'home/home': { data: { to: LINK } },
    'home/home.fr-fr': { data: { to: { ...to, uid: 'une' } } },
  };
  for (const [name, document] of Object.entries(documents)) {
    write(`content/documents/${name}.json`, document);
  }
  return project;
}

it('every field in two languages is copied from another repository by createDocumentFromPrismic()', async () => {
  skipThrottle();
  const [from, to] = await Promise.all([everything(), everything(false)]);
  const [source, target] = await Promise.all([startWriting(from), startWriting(to)]);
  const migration = createMigration<PrismicDocument>();
  for (const document of await source.readClient(BILINGUAL.name).dangerouslyGetAll({ lang: '*' })) {
    migration.createDocumentFromPrismic(document, document.uid ?? document.type);
  }
  const writer = target.writeClient(BILINGUAL.name);
  await writer.migrate(migration);
  await writer.publishMigrationRelease();
  expect(await servedContent(to)).toEqual(await servedContent(from));
});

it('a document that the client read and sends back unchanged is byte for byte its file', async () => {
  const { root, contentDir, load, text } = await everything();
  const authoring = await createAuthoring({ root, contentDir });
  onTestFinished(() => authoring.close());
  const writer = createDraftWriter(authoring);
  const documents = await clientOf(await load()).dangerouslyGetAll({ lang: '*' });
  const project = await readProject(authoring);
  expect(documents).toHaveLength(6);
  for (const { id, ...document } of documents) {
    // As over HTTP, where no property is undefined.
    await writer.update(id, JSON.parse(JSON.stringify(document)));
    const { file = '' } = project.documents.byId(id) ?? {};
    const after = text(`content/releases/migration/documents/${file}`) ?? '';
    // The release notes what it was made from, until it is published.
    const note = { op: 'remove', path: [BASE_KEY] } as const;
    expect(applyChanges(after, [note]), file).toBe(text(`content/documents/${file}`));
  }
});
