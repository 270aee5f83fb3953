import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createMigration, filter, type PrismicDocument } from '@prismicio/client';
import { beforeEach, describe, expect, it } from 'vitest';
import { sampleFiles } from '../authoring/support/sampleFiles.ts';
import { field, type Project, typeModel } from '../support/createProject.ts';
import { everyFieldProject } from '../support/everyField.ts';
import { skipThrottle } from '../support/skipThrottle.ts';
import { startWriting } from '../support/startWriting.ts';

const files = await sampleFiles();
const NAME = 'everything';

let project: Project;
let server: Awaited<ReturnType<typeof startWriting>>;

beforeEach(async () => {
  skipThrottle();
  project = everyFieldProject();
  project.write('content/repository.json', {
    name: NAME,
    visibility: 'open',
    languages: [
      { id: 'en-gb', name: 'English' },
      { id: 'fr-fr', name: 'French' },
    ],
  });
  project.write(
    'customtypes/home/index.json',
    typeModel('home', { text: field('Text'), to: field('Link') }, { repeatable: false }),
  );
  project.write('content/documents/sample/old.json', {
    id: 'old-one',
    tags: ['kept'],
    first_publication_date: '2020-01-01T00:00:00+0000',
    data: { text: 'Old', image: { url: '/media/wave.png' }, work: { type: 'sample', uid: 'old' } },
  });
  server = await startWriting(project);
});

const heading = (text: string) => [{ type: 'heading1' as const, text, spans: [] as [] }];
const paragraph = (text: string) => ({ type: 'paragraph' as const, text, spans: [] });
const file = (text: string) => JSON.parse(readFileSync(join(project.contentDir, text), 'utf8'));
const png = () => new File([new Uint8Array(files.png)], 'ignored.png', { type: 'image/png' });

/** A migration with everything: files, new documents that link to each other, languages, updates. */
async function migrationOf(old: PrismicDocument) {
  const migration = createMigration<PrismicDocument>();
  const image = migration.createAsset(png(), 'Boat.png', {
    alt: 'A boat',
    credits: '© Somebody',
    notes: 'From the old site',
    tags: ['boats', 'water'],
  });
  const terms = migration.createAsset(new Blob([new Uint8Array(files.pdf)]), 'Terms of Use.pdf');
  const home = migration.createDocument(
    { type: 'home', lang: 'en-gb', data: { text: 'Home', to: () => first } },
    'Home',
  );
  const first = migration.createDocument(
    {
      type: 'sample',
      uid: 'first',
      lang: 'en-gb',
      tags: ['new'],
      data: {
        title: heading('First'),
        image,
        cropped: { id: image, square: image },
        work: () => second,
        links: [home, { link_type: 'Media', id: terms, text: 'Terms' }],
        file: { link_type: 'Media', id: terms },
        rich: [paragraph('One'), { type: 'image', id: image, linkTo: home }],
        group: [{ name: 'a', inner: [{ picture: image }] }],
        zone: [
          {
            slice_type: 'note',
            variation: 'default',
            primary: { body: 'x' },
            items: [{ picture: image }],
          },
        ],
      },
    },
    'First',
  );
  const second = migration.createDocument(
    { type: 'sample', uid: 'second', lang: 'en-gb', data: { work: first, link: old } },
    'Second',
  );
  migration.createDocument(
    {
      type: 'sample',
      uid: 'premier',
      lang: 'fr-fr',
      data: { title: heading('Premier'), work: first },
    },
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
    const migration = await migrationOf(old);
    const events: string[] = [];
    await writer.migrate(migration, { reporter: ({ type }) => events.push(type) });
    expect(events.at(-1)).toBe('end');

    // Nothing is published yet; the release shows all of it.
    expect(
      (await server.readClient(NAME).dangerouslyGetAll({ lang: '*' })).map(({ uid }) => uid),
    ).toEqual(['old']);
    expect(await project.problems()).toEqual([]);
    const released = await server.readClient(NAME).dangerouslyGetAll({
      lang: '*',
      ref: (await server.readClient(NAME).getReleaseByID('migration')).ref,
    });
    expect(released).toHaveLength(5);
    expect(await writer.publishMigrationRelease()).toEqual({ totalItems: 5 });

    const reader = server.readClient(NAME);
    const first = await reader.getByUID('sample', 'first', { fetchLinks: 'sample.text' });
    const [home, second, premier, updated] = await Promise.all([
      reader.getSingle('home'),
      reader.getByUID('sample', 'second'),
      reader.getByUID('sample', 'premier', { lang: 'fr-fr' }),
      reader.getByUID('sample', 'old'),
    ]);
    expect(first.tags).toEqual(['new']);
    expect(first.alternate_languages).toEqual([
      { id: premier.id, uid: 'premier', type: 'sample', lang: 'fr-fr' },
    ]);
    const url = `${server.origin}/media/boat.png`;
    const picture = {
      id: migration._assets.values().next().value?.asset?.id,
      url,
      alt: 'A boat',
      copyright: '© Somebody',
      dimensions: { width: 40, height: 30 },
    };
    const terms = {
      link_type: 'Media',
      name: 'terms-of-use.pdf',
      url: `${server.origin}/media/terms-of-use.pdf`,
    };
    expect(first.data).toMatchObject({
      title: heading('First'),
      image: picture,
      cropped: { ...picture, square: picture },
      work: { id: second.id, uid: 'second', isBroken: false },
      links: [
        { id: home.id, type: 'home' },
        { ...terms, text: 'Terms' },
      ],
      file: terms,
      rich: [paragraph('One'), { type: 'image', ...picture, linkTo: { id: home.id } }],
      group: [{ name: 'a', inner: [{ picture }] }],
      zone: [{ slice_type: 'note', primary: { body: 'x' }, items: [{ picture }] }],
    });
    expect(home.data).toMatchObject({ text: 'Home', to: { id: first.id } });
    expect(second.data).toMatchObject({ work: { id: first.id }, link: { id: 'old-one' } });
    expect(premier.data).toMatchObject({ work: { id: first.id, lang: 'en-gb' } });
    expect(updated).toMatchObject({
      id: 'old-one',
      tags: ['kept'],
      first_publication_date: '2020-01-01T00:00:00+0000',
      data: {
        text: 'New',
        work: { id: first.id },
        image: { url: `${server.origin}/media/wave.png` },
      },
    });
    expect(Buffer.from(await (await fetch(url)).arrayBuffer()).equals(files.png)).toBe(true);
    expect(file('media.json')).toMatchObject({
      'boat.png': {
        alt: 'A boat',
        credits: '© Somebody',
        notes: 'From the old site',
        tags: ['boats', 'water'],
      },
    });
    expect(await project.problems()).toEqual([]);
    expect(readdirSync(join(project.contentDir, 'releases'))).toEqual([]);
    expect(await writer.publishMigrationRelease()).toEqual({ totalItems: 0 });
  });

  it('publishes nothing if one document has an error, and says which', async () => {
    const writer = server.writeClient(NAME);
    const migration = createMigration<PrismicDocument>();
    for (const uid of ['one', 'two']) {
      migration.createDocument({ type: 'sample', uid, lang: 'en-gb', data: { text: uid } }, uid);
    }
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
    const published = file('documents/sample/old.json');
    project.write('content/documents/sample/old.json', {
      ...published,
      tags: ['kept', 'later'],
      data: { ...published.data, amount: 7 },
    });
    await writer.publishMigrationRelease();
    expect(file('documents/sample/old.json')).toMatchObject({
      tags: ['kept', 'later'],
      data: { text: 'New', amount: 7 },
    });
    expect(await project.problems()).toEqual([]);
  });

  it('can be two migrations at once', async () => {
    const run = async (names: readonly string[]) => {
      const migration = createMigration<PrismicDocument>();
      for (const uid of names) {
        migration.createDocument({ type: 'sample', uid, lang: 'en-gb', data: { text: uid } }, uid);
      }
      await server.writeClient(NAME).migrate(migration);
    };
    await Promise.all([run(['a1', 'a2', 'a3']), run(['b1', 'b2', 'b3'])]);
    const outcomes = await Promise.allSettled([run(['c', 'd1']), run(['c', 'd2'])]);
    expect(outcomes.filter(({ status }) => status === 'rejected')).toMatchObject([
      { reason: { message: expect.stringContaining('a document with this UID already exists') } },
    ]);
    await server.writeClient(NAME).publishMigrationRelease();
    const all = await server.readClient(NAME).getAllByType('sample');
    const texts = Object.fromEntries(all.map(({ uid, data }) => [uid, data['text']]));
    expect(texts).toMatchObject({
      a1: 'a1',
      a2: 'a2',
      a3: 'a3',
      b1: 'b1',
      b2: 'b2',
      b3: 'b3',
      c: 'c',
    });
    expect(await project.problems()).toEqual([]);
  });

  it('can be interrupted, and continued by updates of what is there', async () => {
    const migration = (known: ReadonlyMap<string, PrismicDocument>) => {
      const made = createMigration<PrismicDocument>();
      const image = made.createAsset(png(), 'boat.png');
      for (const uid of ['one', 'two']) {
        const data = { text: uid, image };
        const existing = known.get(uid);
        if (existing) made.updateDocument({ ...existing, data });
        else made.createDocument({ type: 'sample', uid, lang: 'en-gb', data }, uid);
      }
      return made;
    };
    const stop = new AbortController();
    const interrupted = server.writeClient(NAME).migrate(migration(new Map()), {
      fetchOptions: { signal: stop.signal },
      reporter: ({ type, ...event }) => {
        if (type === 'documents:updating' && JSON.stringify(event).includes('"current":2'))
          stop.abort();
      },
    });
    await expect(interrupted).rejects.toThrow();
    expect(await project.problems()).toEqual([]);
    await expect(server.writeClient(NAME).migrate(migration(new Map()))).rejects.toThrow(
      /already exists: content\/releases\/migration\/documents\/sample\/(?:one|two)\.json$/,
    );

    const reader = server.readClient(NAME);
    const { ref } = await reader.getReleaseByID('migration');
    const drafts = await reader.dangerouslyGetAll({
      ref,
      filters: [filter.not('my.sample.uid', 'old')],
    });
    expect(drafts.map(({ data }) => data['text'])).toEqual(['one', null]);
    const writer = server.writeClient(NAME);
    await writer.migrate(migration(new Map(drafts.map((one) => [one.uid ?? '', one]))));
    expect(await writer.publishMigrationRelease()).toEqual({ totalItems: 2 });
    expect(
      readdirSync(join(project.contentDir, 'media')).filter((name) => name.startsWith('boat')),
    ).toEqual(['boat.png']);
    const all = await server.readClient(NAME).getAllByType('sample');
    expect(all.map(({ data }) => data['text']).toSorted()).toEqual(['Old', 'one', 'two']);
  });
});
