import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createMigration, type PrismicDocument } from '@prismicio/client';
import { beforeEach, describe, expect, it } from 'vitest';
import { sampleFiles } from '../authoring/support/sampleFiles.ts';
import type { Project } from '../support/createProject.ts';
import { BILINGUAL, everyFieldProject } from '../support/everyField.ts';
import { skipThrottle } from '../support/skipThrottle.ts';
import { startWriting, type Writing } from '../support/startWriting.ts';

const files = await sampleFiles();
const NAME = BILINGUAL.name;
const OLD = {
  id: 'old-one',
  tags: ['kept'],
  first_publication_date: '2020-01-01T00:00:00+0000',
  data: { text: 'Old', image: { url: '/media/wave.png' }, work: { type: 'sample', uid: 'old' } },
};

let project: Project;
let server: Writing;

beforeEach(async () => {
  skipThrottle();
  project = everyFieldProject();
  project.write('content/repository.json', BILINGUAL);
  project.write('content/documents/sample/old.json', OLD);
  server = await startWriting(project);
});

const heading = (text: string) => [{ type: 'heading1' as const, text, spans: [] as [] }];
const png = () => new File([new Uint8Array(files.png)], 'ignored.png', { type: 'image/png' });
const sample = (uid: string, data: object) => ({ type: 'sample', uid, lang: 'en-gb', data });

/** A migration with everything: files, documents that link to each other, a language, an update. */
function largeMigration(old: PrismicDocument) {
  const migration = createMigration<PrismicDocument>();
  const alt = { alt: 'A boat', credits: '© Somebody', notes: 'From the old site' };
  const image = migration.createAsset(png(), 'Boat.png', { ...alt, tags: ['boats', 'water'] });
  const second = migration.createDocument(
    sample('second', { work: () => first, link: old }),
    'Second',
  );
  const data = {
    title: heading('First'),
    cropped: { id: image, square: image },
    work: second,
    rich: [{ type: 'image', id: image, linkTo: second }],
  };
  const first = migration.createDocument({ ...sample('first', data), tags: ['new'] }, 'First');
  migration.createDocument(
    { ...sample('premier', { title: heading('Premier'), work: first }), lang: 'fr-fr' },
    'Premier',
    { masterLanguageDocument: first },
  );
  // As the documentation of the client shows it: what was read, with changes.
  migration.updateDocument({ ...old, data: { ...old.data, text: 'New', work: first } }, 'Old');
  return migration;
}

describe('the real write client', () => {
  it('fills a folder by migrate() and publishMigrationRelease()', async () => {
    const writer = server.writeClient(NAME);
    const old = await writer.getByUID('sample', 'old');
    await writer.migrate(largeMigration(old));

    // Nothing is published yet; the release shows all of it.
    const reader = server.readClient(NAME);
    expect(await reader.dangerouslyGetAll({ lang: '*' })).toHaveLength(1);
    expect(await project.problems()).toEqual([]);
    const { ref } = await server.readClient(NAME).getReleaseByID('migration');
    expect(await reader.dangerouslyGetAll({ lang: '*', ref })).toHaveLength(4);
    expect(await writer.publishMigrationRelease()).toEqual({ totalItems: 4 });

    const after = server.readClient(NAME);
    const first = await after.getByUID('sample', 'first');
    const second = await after.getByUID('sample', 'second');
    const premier = await after.getByUID('sample', 'premier', { lang: 'fr-fr' });
    expect(first.tags).toEqual(['new']);
    expect(first.alternate_languages).toEqual([
      { id: premier.id, uid: 'premier', type: 'sample', lang: 'fr-fr' },
    ]);
    const boat = `${server.origin}/media/boat.png`;
    const url = expect.stringContaining(`${boat}?v=`);
    const dimensions = { width: 40, height: 30 };
    const picture = { url, alt: 'A boat', copyright: '© Somebody', dimensions };
    expect(first.data).toMatchObject({
      title: heading('First'),
      cropped: { ...picture, square: picture },
      work: { id: second.id, uid: 'second', isBroken: false },
      rich: [{ type: 'image', ...picture, linkTo: { id: second.id } }],
    });
    expect(second.data).toMatchObject({ work: { id: first.id }, link: { id: OLD.id } });
    expect(premier.data).toMatchObject({ work: { id: first.id, lang: 'en-gb' } });
    expect(await after.getByUID('sample', 'old')).toMatchObject({
      ...OLD,
      data: { text: 'New', work: { id: first.id }, image: { dimensions: { width: 400 } } },
    });
    expect(Buffer.from(await (await fetch(boat)).arrayBuffer()).equals(files.png)).toBe(true);
    const details = { alt: 'A boat', notes: 'From the old site', tags: ['boats', 'water'] };
    expect(project.json('content/media.json')).toMatchObject({ 'boat.png': details });
    expect(await project.problems()).toEqual([]);
    expect(readdirSync(join(project.contentDir, 'releases'))).toEqual([]);
    expect(await writer.publishMigrationRelease()).toEqual({ totalItems: 0 });
  });

  it('publishes nothing if one document has an error, and says which', async () => {
    const writer = server.writeClient(NAME);
    const migration = createMigration<PrismicDocument>();
    for (const uid of ['one', 'two']) migration.createDocument(sample(uid, { text: uid }), uid);
    await writer.migrate(migration);
    // An editor of the folder makes a mistake before it is published.
    project.write('content/releases/migration/documents/sample/two.json', { data: { amount: 99 } });
    await expect(writer.publishMigrationRelease()).rejects.toMatchObject({
      name: 'Error',
      message: expect.stringContaining('migration was not published'),
      response: { details: [{ error: expect.stringContaining('two.json') }] },
    });
    expect(readdirSync(join(project.contentDir, 'documents/sample'))).toEqual(['old.json']);
  });

  it('merges what an editor publishes while the migration waits', async () => {
    const writer = server.writeClient(NAME);
    const old = await writer.getByUID('sample', 'old');
    const migration = createMigration<PrismicDocument>();
    migration.updateDocument({ ...old, data: { ...old.data, text: 'New' } }, 'Old');
    await writer.migrate(migration);
    const tags = ['kept', 'later'];
    const edited = { ...OLD, tags, data: { ...OLD.data, amount: 7 } };
    project.write('content/documents/sample/old.json', edited);
    await writer.publishMigrationRelease();
    const merged = { tags, data: { text: 'New', amount: 7 } };
    expect(project.json('content/documents/sample/old.json')).toMatchObject(merged);
    expect(await project.problems()).toEqual([]);
  });
});
