import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { pathId } from '../../src/folder/documentHeader.ts';
import { stableId } from '../../src/folder/digest.ts';
import type { FolderStore } from '../../src/store/types.ts';
import { type DraftWriting, draftWriting } from '../support/draftWriting.ts';

let writing: DraftWriting;
beforeEach(async () => {
  writing = await draftWriting();
});

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

  it('gets addresses of files and documents in place of ids', async () => {
    const target = await writing.create(other('target'));
    const french = await writing.create(other('cible', { lang: 'fr-fr' }));
    const photo = {
      id: stableId('wave.png'),
      url: 'http://127.0.0.1:3100/media/wave.png?auto=format&rect=1,2,30,40&w=3&h=4',
      dimensions: { width: 3, height: 4 },
      edit: { x: 1, y: 2, zoom: 1, background: 'transparent' },
      alt: 'A wave',
      copyright: null,
    };
    const plain = { id: stableId('wave.png'), alt: null };
    const document = {
      link_type: 'Document',
      id: target.id,
      isBroken: false,
      tags: ['x'],
      slug: '-',
    };
    const pdf = { link_type: 'Media', id: stableId('terms.pdf'), text: 'Terms' };
    await writing.create(
      sample('links', {
        image: photo,
        cropped: { ...plain, square: photo },
        link: document,
        links: [
          { ...document, text: 'There', key: 'k' },
          { link_type: 'Document', id: french.id },
          pdf,
        ],
        rich: [
          {
            type: 'paragraph',
            text: 'ab',
            spans: [{ type: 'hyperlink', start: 0, end: 1, data: document }],
          },
          { ...photo, type: 'image', linkTo: pdf },
        ],
        file: pdf,
        web: { link_type: 'Web', url: 'https://example.com', variant: 'Loud' },
        group: [{ name: 'a', inner: [{ picture: plain }] }],
        zone: [
          {
            slice_type: 'note',
            variation: 'default',
            primary: { body: 'x' },
            items: [{ picture: plain }],
          },
        ],
        embed: { embed_url: 'https://example.com/video' },
      }),
    );
    const image = { url: '/media/wave.png?rect=1,2,30,40&w=3&h=4', alt: 'A wave' };
    const cut = { ...image, dimensions: photo.dimensions, edit: photo.edit };
    const link = { link_type: 'Document', type: 'other', uid: 'target' };
    const file = { link_type: 'Media', url: '/media/terms.pdf', text: 'Terms' };
    expect(writing.written('sample/links.json')).toEqual({
      data: {
        image: cut,
        cropped: { url: '/media/wave.png', square: cut },
        link,
        links: [{ ...link, text: 'There' }, { ...link, uid: 'cible', lang: 'fr-fr' }, file],
        rich: [
          {
            type: 'paragraph',
            text: 'ab',
            spans: [{ type: 'hyperlink', start: 0, end: 1, data: link }],
          },
          { type: 'image', ...cut, linkTo: file },
        ],
        file,
        web: { link_type: 'Web', url: 'https://example.com', variant: 'Loud' },
        group: [{ name: 'a', inner: [{ picture: { url: '/media/wave.png' } }] }],
        zone: [
          {
            slice_type: 'note',
            variation: 'default',
            primary: { body: 'x' },
            items: [{ picture: { url: '/media/wave.png' } }],
          },
        ],
        embed: { type: 'link', embed_url: 'https://example.com/video' },
      },
    });
    expect(await writing.project.problems()).toEqual([]);
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
    const note = await writing.create({ title: 'A note!', type: 'note', lang: 'en-gb', data: {} });
    await writing.create({
      ...alternate,
      title: 'Une note',
      type: 'note',
      alternate_language_id: note.id,
      data: {},
    });
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
      expect(writing.written(`${name}.json`), name).toBeDefined();
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
    ['archive/documents/sample/taken.json', {}],
    ['documents/sample/named.json', { uid: 'taken' }],
    ['documents/sample/taken.json', { uid: 'renamed' }],
  ])('is refused if its uid belongs to %s %j', async (path, more) => {
    writing.project.write(`content/${path}`, { ...more, data: {} });
    const before = readFileSync(join(writing.project.contentDir, path), 'utf8');
    await expect(writing.create(sample('taken'))).rejects.toMatchObject({
      status: 400,
      message: `uid: a document with this UID already exists: content/${path}`,
    });
    expect(readFileSync(join(writing.project.contentDir, path), 'utf8')).toBe(before);
    await writing.create(sample('taken', {}, { lang: 'fr-fr' }));
    await writing.create(other('taken'));
  });

  it.each([
    [{ title: '' }, 'title must be text'],
    [{ title: 'x'.repeat(501) }, 'title must be text'],
    [{ type: 'sampel' }, 'there is no custom type "sampel"; did you mean "sample"?'],
    [{ type: ['sample'] }, 'type must be the id of a custom type'],
    [{ lang: 'de-de' }, "lang must be one of the repository's languages: en-gb, fr-fr"],
    [{ uid: undefined }, 'uid is missing: a sample has one'],
    [{ type: 'note' }, 'uid is not possible: a note has none'],
    [{ uid: '../../x' }, 'uid is "../../x": 1 to 200 small letters'],
    [{ uid: 'a/b' }, 'uid is "a/b"'],
    [{ uid: '.' }, 'uid is "."'],
    [{ uid: 'a\0' }, 'uid is'],
    [{ uid: 'x'.repeat(201) }, 'uid is'],
    [{ uid: 7 }, 'uid is 7'],
    [{ tags: 'a' }, 'tags must be a list of texts'],
    [{ tags: [1] }, 'tags must be a list of texts'],
    [{ data: undefined }, 'data must be an object, is missing'],
    [{ data: [] }, 'data must be an object, is a list'],
    [{ alternate_language_id: 'nothing' }, 'there is no sample "nothing"'],
    [
      { data: { titel: [] } },
      'data.titel: unknown field, not in customtypes/sample/index.json; did you mean "title"?',
    ],
    [
      { data: { amount: 11, choice: 'Maybe' } },
      'data.choice: "Maybe" is not among the options: Yes, No (and 1 more)',
    ],
    [{ data: { image: { id: 'nothing' } } }, 'data.image'],
    [
      {
        data: {
          image: { id: 'no', url: 'https://x.example/a.png', dimensions: { width: 1, height: 1 } },
        },
      },
      'data.image.id: there is no asset "no"',
    ],
    [
      { data: { image: { id: stableId('terms.pdf'), dimensions: { width: 1, height: 1 } } } },
      'terms.pdf is not an image',
    ],
    [{ data: { file: { link_type: 'Media', id: 'no' } } }, 'data.file.id: there is no asset "no"'],
    [
      { data: { link: { link_type: 'Document', id: 'no' } } },
      'data.link.id: there is no document "no"',
    ],
    [
      { data: { zone: [{ slice_type: 'aside', variation: 'default' }] } },
      'aside is not allowed in this zone',
    ],
    [
      { data: { web: { link_type: 'Web', url: 'javascript:alert(1)' } } },
      'is not the address of a page',
    ],
  ])('is refused with the reason: %j', async (more, reason) => {
    const refused = writing.create({ ...sample('new'), ...more });
    await expect(refused).rejects.toThrow(reason);
    await expect(refused).rejects.toMatchObject({ status: 400 });
    expect(existsSync(join(writing.project.contentDir, 'releases'))).toBe(false);
  });

  it('names every invalid value in the details of the refusal', async () => {
    await expect(
      writing.create(sample('new', { amount: 'x', zone: [{ slice_type: 'no' }] })),
    ).rejects.toMatchObject({
      body: {
        details: [
          { property: 'data.amount', error: 'must be a number, is text' },
          { property: 'data.zone[0].slice_type', error: 'there is no slice "no"' },
        ],
      },
    });
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
    const broken = { link_type: 'Document', id: '_____broken_____', isBroken: true };
    await writing.create(sample('one', { link: broken }));
    const { id, link_type } = broken;
    expect(writing.written('sample/one.json')).toEqual({ data: { link: { link_type, id } } });
  });
});

describe('several at once', () => {
  it('claim a uid once', async () => {
    const all = await Promise.allSettled(
      Array.from({ length: 20 }, () => writing.create(sample('one'))),
    );
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('write what does not clash', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, at) => writing.create(sample(`page-${at}`))));
    expect(await served()).toHaveLength(20);
    expect(await writing.project.problems()).toEqual([]);
  });
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
  const shown = () => readFileSync(join(writing.project.root, path), 'utf8');
  const image = { id: stableId('wave.png') };
  const data = { amount: 1, image, title: heading('Boat') };

  beforeEach(() => writing.project.write(path, published));

  it('is a version of the file that differs where the content does', async () => {
    const result = await writing.update('own-id', {
      title: 'A boat',
      data: { ...data, amount: 2 },
    });
    expect(result).toEqual({
      id: 'own-id',
      title: 'A boat',
      type: 'sample',
      lang: 'en-gb',
      uid: 'boat',
    });
    expect(writing.text('sample/ship.json')).toBe(published.replace('1.0', '2'));
    expect(shown()).toBe(published);
    await writing.update('own-id', { data: { ...data, amount: 2, text: 'New' }, tags: ['old'] });
    expect(writing.text('sample/ship.json')).toBe(
      published.replace('1.0', '2').replace('"text": null', '"text": "New"'),
    );
  });

  it('removes fields and tags that are gone', async () => {
    await writing.update('own-id', { data: {}, tags: [] });
    expect(writing.written('sample/ship.json')).toEqual({
      id: 'own-id',
      uid: 'boat',
      note: 'unknown',
      tags: [],
      data: { text: null },
    });
  });

  it('changes a uid, and remembers the published one', async () => {
    await writing.update('own-id', { data, uid: 'vessel' });
    expect(writing.written('sample/ship.json')).toMatchObject({
      id: 'own-id',
      uid: 'vessel',
      previous_uids: ['boat'],
    });
    await writing.update('own-id', { data, uid: 'barge' });
    expect(writing.written('sample/ship.json')).toMatchObject({
      uid: 'barge',
      previous_uids: ['boat'],
    });
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
