import { appendFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { applyChanges } from '../../src/edit/applyChanges.ts';
import { pathId } from '../../src/folder/documentHeader.ts';
import { stableId } from '../../src/lib/digest.ts';
import { createAuthoring } from '../../src/authoring/createAuthoring.ts';
import { createDraftWriter } from '../../src/migrate/documents/draftWriter.ts';
import { openStore } from '../../src/store/openStore.ts';
import type { FolderStore } from '../../src/store/types.ts';
import { BASE_KEY } from '../../src/types.ts';
import { field, typeModel } from '../support/createProject.ts';
import { BILINGUAL, everyFieldProject } from '../support/everyField.ts';

/** A project with a field of every kind in two languages, and what writes to its migration release. */
async function draftWriting(wrap = (store: FolderStore) => store) {
  const project = everyFieldProject();
  project.write('content/repository.json', BILINGUAL);
  project.write(
    'customtypes/home/index.json',
    typeModel('home', { text: field('Text') }, { repeatable: false }),
  );
  project.write(
    'customtypes/note/index.json',
    typeModel('note', { text: field('Text'), to: field('Link') }),
  );
  const { root, contentDir } = project;
  const store = wrap(await openStore({ contentDir }));
  const authoring = await createAuthoring({ root, contentDir, store });
  onTestFinished(() => authoring.close());
  /** Of a file of the migration release, without the note of what it was made from; null if there is none. */
  const text = (path: string) => {
    const file = project.text(`content/releases/migration/documents/${path}`);
    const isNoted = file !== null && Object.hasOwn(JSON.parse(file), BASE_KEY);
    return isNoted ? applyChanges(file, [{ op: 'remove', path: [BASE_KEY] }]) : file;
  };
  return {
    ...createDraftWriter(authoring),
    project,
    text,
    written: (path: string): unknown => JSON.parse(text(path) ?? 'null'),
  };
}

let writing: Awaited<ReturnType<typeof draftWriting>>;
beforeEach(async () => {
  writing = await draftWriting();
});

const CUT = {
  alt: 'A wave',
  dimensions: { width: 3, height: 4 },
  edit: { x: 1, y: 2, zoom: 1, background: 'transparent' },
};
const heading = (text: string) => [{ type: 'heading1', text, spans: [] }];
const sample = (uid: string, data: object = {}, more: object = {}) => ({
  title: uid,
  type: 'sample',
  uid,
  lang: 'en-gb',
  data,
  ...more,
});
const other = (uid: string, more: object = {}) => ({ ...sample(uid, {}, more), type: 'other' });

/** Documents of the migration release as the Content API would serve them. */
async function served() {
  const { releases } = await writing.project.load();
  return releases.find(({ id }) => id === 'migration')?.documents ?? [];
}

describe('a new document', () => {
  it('is a file of the migration release, with the id that the Content API gives it', async () => {
    const body = sample('one', { title: heading('One'), amount: 3 }, { tags: ['b', 'a', 'a'] });
    const { id, ...rest } = await writing.create(body);
    expect(rest).toEqual({ title: 'one', type: 'sample', lang: 'en-gb', uid: 'one' });
    expect(writing.text('sample/one.json')).toBe(
      `${JSON.stringify({ tags: ['b', 'a'], data: { title: heading('One'), amount: 3 } }, null, 2)}\n`,
    );
    expect(await served()).toMatchObject([{ id, uid: 'one', tags: ['b', 'a'], lang: 'en-gb' }]);
    expect(await writing.project.problems()).toEqual([]);
  });

  it('keeps an image on another host with its size, cut or not', async () => {
    const url = 'https://x.example/a.png';
    const id = stableId(url);
    const far = { url, dimensions: CUT.dimensions };
    const cut = { ...far, edit: CUT.edit, url: `${url}?rect=1,2,30,40&w=3&h=4` };
    const cropped = { id, ...cut, square: { id, ...cut } };
    await writing.create(sample('far', { image: { id, ...far }, cropped }));
    expect(writing.written('sample/far.json')).toEqual({ data: { image: far, cropped: cut } });
    expect(await writing.project.problems()).toEqual([]);
  });

  it('gets addresses of files and documents in place of ids', async () => {
    const french = await writing.create(other('cible', { lang: 'fr-fr' }));
    const path = '/media/wave.png?rect=1,2,30,40&w=3&h=4';
    const url = `http://127.0.0.1:3100${path.replace('?', '?auto=format&')}`;
    const served = { isBroken: false, tags: ['x'], slug: '-', key: 'k' };
    await writing.create(
      sample('links', {
        image: { ...CUT, id: stableId('wave.png'), url, copyright: null },
        link: { link_type: 'Document', id: french.id, ...served, text: 'A' },
        file: { link_type: 'Media', id: stableId('terms.pdf'), text: 'Terms' },
      }),
    );
    const to = { link_type: 'Document', type: 'other', uid: 'cible', lang: 'fr-fr' };
    expect(writing.written('sample/links.json')).toEqual({
      data: {
        image: { ...CUT, url: path },
        link: { ...to, text: 'A' },
        file: { link_type: 'Media', url: '/media/terms.pdf', text: 'Terms' },
      },
    });
  });

  it('may be a version of one in another language', async () => {
    const { id } = await writing.create(sample('boat'));
    const alternate = { lang: 'fr-fr', alternate_language_id: id };
    const french = await writing.create(sample('bateau', {}, alternate));
    // Its file has the name of the one in the other language.
    expect(writing.written('sample/boat.fr-fr.json')).toMatchObject({ uid: 'bateau' });
    const barque = await writing.create(sample('barque', {}, { lang: 'fr-fr' }));
    await writing.create(sample('skiff', {}, { alternate_language_id: barque.id }));
    expect(writing.written('sample/skiff.json')).toMatchObject({
      alternate_languages: [{ uid: 'barque', lang: 'fr-fr' }],
    });
    expect((await served()).find((one) => one.id === id)?.alternate_languages).toEqual([
      { id: french.id, uid: 'bateau', type: 'sample', lang: 'fr-fr' },
    ]);
    const note = { title: 'A note!', type: 'note', lang: 'en-gb', data: {} };
    const { id: noteId } = await writing.create(note);
    await writing.create({ ...note, lang: 'fr-fr', alternate_language_id: noteId });
    expect(writing.text('note/a-note.fr-fr.json')).toBe('{\n  "data": {}\n}\n');
    await expect(writing.create(sample('navire', {}, alternate))).rejects.toThrow(
      'alternate_language_id: sample/boat has a version in fr-fr',
    );
  });

  it('without a uid is named by its title, and by its type if there is one only', async () => {
    const note = { title: 'Été: 2 Boats / …', type: 'note', lang: 'en-gb', data: {} };
    await writing.create(note);
    await writing.create(note);
    await writing.create({ ...note, title: '…' });
    await writing.create({ ...note, type: 'home' });
    for (const name of ['note/ete-2-boats', 'note/ete-2-boats-2', 'note/document', 'home/home']) {
      expect(writing.text(`${name}.json`), name).not.toBeNull();
    }
    await expect(writing.create({ ...note, type: 'home' })).rejects.toThrow(
      'there can be one home in en-gb, and that exists: content/releases/migration/documents/home/home.json',
    );
    await writing.create({ ...note, type: 'home', lang: 'fr-fr' });
  });

  it.each([
    ['documents/sample/taken.json', {}],
    ['releases/spring/documents/sample/taken.json', {}],
    ['releases/migration/documents/sample/taken.json', {}],
    ['drafts/documents/sample/taken.json', {}],
    ['documents/sample/named.json', { uid: 'taken' }],
    ['documents/sample/taken.json', { uid: 'renamed' }],
  ])('is refused if its uid belongs to %s %j', async (path, more) => {
    writing.project.write(`content/${path}`, { ...more, data: {} });
    const before = writing.project.text(`content/${path}`);
    await expect(writing.create(sample('taken'))).rejects.toMatchObject({
      status: 400,
      message: `uid: a document with this UID already exists: content/${path}`,
    });
    expect(writing.project.text(`content/${path}`)).toBe(before);
    await writing.create(sample('taken', {}, { lang: 'fr-fr' }));
    await writing.create(other('taken'));
  });

  const linkTo = (id: string) => ({ link_type: 'Document', id });
  const pixel = { dimensions: { width: 1, height: 1 } };
  const far = { id: 'no', url: 'https://x.example/a.png', ...pixel };

  it.each<[object, string]>([
    [{ title: 'x'.repeat(501) }, 'title must be text'],
    [{ type: 'sampel' }, 'there is no custom type "sampel"; did you mean "sample"?'],
    [{ lang: 'de-de' }, "lang must be one of the repository's languages: en-gb, fr-fr"],
    [{ uid: undefined }, 'uid is missing: a sample has one'],
    [{ type: 'note' }, 'uid is not possible: a note has none'],
    [{ uid: '../../x' }, 'uid is "../../x": 1 to 200 small letters'],
    [{ uid: 'a\0' }, 'uid is'],
    [{ tags: [1] }, 'tags must be a list of texts'],
    [{ data: undefined }, 'data must be an object, is missing'],
    [{ alternate_language_id: 'nothing' }, 'there is no sample "nothing"'],
    [{ data: { titel: [] } }, 'data.titel: unknown field, not in customtypes/sample/index.json'],
    [{ data: { image: far } }, 'data.image.id: there is no asset "no"'],
    [{ data: { image: { id: stableId('terms.pdf'), ...pixel } } }, 'terms.pdf is not an image'],
    [{ data: { file: { link_type: 'Media', id: 'no' } } }, 'file.id: there is no asset "no"'],
    [{ data: { link: linkTo('no') } }, 'data.link.id: there is no document "no"'],
  ])('is refused with the reason: %j', async (more, reason) => {
    const refused = writing.create({ ...sample('new'), ...more });
    await expect(refused).rejects.toThrow(reason);
    await expect(refused).rejects.toMatchObject({ status: 400 });
    expect(existsSync(join(writing.project.contentDir, 'releases'))).toBe(false);
  });

  it('names every invalid value in the details of the refusal', async () => {
    const faulty = sample('new', { amount: 'x', zone: [{ slice_type: 'no' }] });
    const details = [
      { property: 'data.amount', error: 'must be a number, is text' },
      { property: 'data.zone[0].slice_type', error: 'there is no slice "no"' },
    ];
    await expect(writing.create(faulty)).rejects.toMatchObject({ body: { details } });
  });

  it('does not take the place of a document that was renamed', async () => {
    const renamed = { id: pathId({ type: 'sample', name: 'boat' }), data: { text: 'Ship' } };
    writing.project.write('content/documents/sample/ship.json', renamed);
    const { id } = await writing.create(sample('boat'));
    expect(id).not.toBe(renamed.id);
    expect(await served()).toMatchObject([{ id, uid: 'boat' }]);
    const { documents } = await writing.project.load();
    expect(documents).toMatchObject([{ id: renamed.id, uid: 'ship' }]);
  });

  it('keeps links that were broken before', async () => {
    const link = linkTo('_____broken_____');
    await writing.create(sample('one', { link: { ...link, isBroken: true } }));
    expect(writing.written('sample/one.json')).toEqual({ data: { link } });
  });
});

it('several at once claim a uid once, and write what does not clash', async () => {
  const twenty = Array.from({ length: 20 }, (_, at) => at);
  const claims = await Promise.allSettled(twenty.map(() => writing.create(sample('one'))));
  expect(claims.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await Promise.all(twenty.map((at) => writing.create(sample(`page-${at}`))));
  expect(await served()).toHaveLength(21);
  expect(await writing.project.problems()).toEqual([]);
});

describe('an update', () => {
  const published = `{
    "id": "own-id", "uid": "boat",
    "note": "unknown",
    "tags": ["old"],
    "data": { "amount": 1.0, "image": { "url": "media/wave.png" },
      "title": [ { "type": "heading1", "text": "Boat" } ], "text": null }
}`;
  const path = 'content/documents/sample/ship.json';
  const image = { id: stableId('wave.png') };
  const data = { amount: 1, image, title: heading('Boat') };

  beforeEach(() => writing.project.write(path, published));

  it('is a version of the file that differs where the content does', async () => {
    const amount = { data: { ...data, amount: 2 } };
    const result = await writing.update('own-id', { title: 'A boat', ...amount });
    const known = { id: 'own-id', type: 'sample', lang: 'en-gb', uid: 'boat' };
    expect(result).toEqual({ ...known, title: 'A boat' });
    expect(writing.text('sample/ship.json')).toBe(published.replace('1.0', '2'));
    expect(writing.project.text(path)).toBe(published);
    await writing.update('own-id', { data: { ...data, amount: 2, text: 'New' }, tags: ['old'] });
    expect(writing.text('sample/ship.json')).toBe(
      published.replace('1.0', '2').replace('"text": null', '"text": "New"'),
    );
  });

  it('removes fields and tags that are gone', async () => {
    await writing.update('own-id', { data: {}, tags: [] });
    const kept = { id: 'own-id', uid: 'boat', note: 'unknown' };
    const file = { ...kept, tags: [], data: { text: null } };
    expect(writing.written('sample/ship.json')).toEqual(file);
  });

  it('changes a uid, and remembers the published one', async () => {
    for (const uid of ['vessel', 'barge']) {
      await writing.update('own-id', { data, uid });
      const named = { id: 'own-id', uid, previous_uids: ['boat'] };
      expect(writing.written('sample/ship.json')).toMatchObject(named);
    }
    await writing.create(sample('other'));
    await expect(writing.update('own-id', { data, uid: 'other' })).rejects.toThrow(
      'uid: a document with this UID already exists',
    );
    await expect(writing.create(sample('barge'))).rejects.toThrow('already exists');
  });

  it('gives the id that the document has without one in its file', async () => {
    writing.project.write('content/documents/sample/plain.json', { data: {} });
    const { documents } = await writing.project.load();
    const id = documents.find(({ uid }) => uid === 'plain')?.id ?? '';
    await writing.update(id, { data: {}, uid: 'simple' });
    expect((await served()).map((one) => [one.id, one.uid])).toEqual([[id, 'simple']]);
  });

  it('of a document that is nowhere, or of a file that cannot be edited, is refused', async () => {
    await expect(writing.update('nothing', { data })).rejects.toMatchObject({ status: 404 });
    writing.project.write(path, published.replace('"tags"', '"uid": "twice", "tags"'));
    await expect(writing.update('own-id', { data })).rejects.toMatchObject({
      status: 409,
      message: 'content/documents/sample/ship.json cannot be edited: the key "uid" occurs twice',
    });
  });

  it('starts from the document that another program has changed meanwhile', async () => {
    let isFirst = true;
    const interrupted = await draftWriting((store): FolderStore => {
      const commit: FolderStore['commit'] = async (changes) => {
        const [change] = changes;
        if (isFirst && change) {
          isFirst = false;
          appendFileSync(join(store.contentDir, change.path), '\n');
        }
        return store.commit(changes);
      };
      return { ...store, commit };
    });
    interrupted.project.write(
      'content/releases/migration/documents/sample/one.json',
      '{ "data": { "text": "Old" } }',
    );
    const { releases } = await interrupted.project.load();
    const id = releases[0]?.documents[0]?.id ?? '';
    await interrupted.update(id, { data: { text: 'New' } });
    expect(interrupted.text('sample/one.json')).toBe('{ "data": { "text": "New" } }\n');
  });
});
