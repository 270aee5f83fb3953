import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  createProject,
  field,
  group,
  pngHeader,
  type Project,
  sliceModel,
  typeModel,
  zone,
} from '../support/createProject.ts';
import { importInto } from '../support/importing.ts';
import { clientOf } from '../support/repositoryClient.ts';
import { zipOf } from '../support/zip.ts';

const title = (text: string) => [{ type: 'heading1', content: { text, spans: [] } }];
const exported = (uid: string, more: object = {}) => ({ uid, title: title(uid), ...more });
/** The path of a document of the type `page`. */
const at = (id: string, { lang = 'en-us', group = id, type = 'page' } = {}) =>
  `export/${lang}/${id}=#=V${id}=#=${type}=#=${group}=#=${lang}=#=y.json`;
const ADDRESS = 'https://images.prismic.io/example/Xasset_boat.png';
const boat = {
  origin: { id: 'Xasset', url: ADDRESS, width: 40, height: 30 },
  width: 40,
  height: 30,
  edit: { zoom: 1, crop: { x: 0, y: 0 }, background: '#fff' },
};

function siteProject(files: Readonly<Record<string, unknown>> = {}): Project {
  return createProject({
    'customtypes/page/index.json': typeModel('page', {
      uid: field('UID'),
      title: field('StructuredText', { single: 'heading1' }),
      image: field('Image'),
      related: field('Link', { select: 'document' }),
      slices: zone('note'),
    }),
    'customtypes/menu/index.json': typeModel(
      'menu',
      { items: group({ target: field('Link') }) },
      { repeatable: false },
    ),
    'slices/Note/model.json': sliceModel('note', { default: { body: field('Text') } }),
    'slicemachine.config.json': { repositoryName: 'my-blog', libraries: ['./slices'] },
    ...files,
  });
}

/** The data of a page. */
const page = (project: Project, uid: string) =>
  project.json(`content/documents/page/${uid}.json`)['data'];
const importing = (project: Project, options = {}) => importInto(project, 'export', options);

describe('an import', () => {
  it('makes a content folder, which Prismic’s client reads', async () => {
    const project = siteProject({
      [at('Xhome')]: exported('home', {
        related: { id: 'Xabout' },
        image: boat,
        uids_INTERNAL: ['home', 'start'],
      }),
      [at('Xabout')]: exported('about', { related: { id: 'Xhome' } }),
      [at('Xaccueil', { lang: 'fr-fr', group: 'Xhome' })]: exported('accueil'),
      [at('Xmenu', { type: 'menu' })]: { items: [{ target: { id: 'Xabout' } }] },
      'export/index.json': { signature: '0123' },
    });
    project.remove('content');
    const { isUnderstood, lines } = await importing(project);
    expect([isUnderstood, lines.at(-1)]).toEqual([true, 'Done.']);
    expect(lines).toContain('Documents: 4 new, 0 changed, 0 same');
    expect(project.json('content/repository.json')).toEqual({
      name: 'my-blog',
      visibility: 'open',
      languages: [
        { id: 'en-us', name: 'American English' },
        { id: 'fr-fr', name: 'French (France)' },
      ],
    });
    expect(await project.problems()).toEqual([]);

    const client = clientOf(await project.load());
    const home = await client.getByUID('page', 'home', { lang: 'en-us' });
    expect(home.alternate_languages).toMatchObject([{ lang: 'fr-fr', uid: 'accueil' }]);
    expect(home.data).toMatchObject({
      title: [{ text: 'home' }],
      related: { type: 'page', uid: 'about' },
      image: { url: ADDRESS, dimensions: { width: 40, height: 30 } },
    });
    expect(await client.getByUID('page', 'start')).toMatchObject({ id: home.id });
    const menu = await client.getSingle('menu');
    expect(menu.data).toMatchObject({ items: [{ target: { uid: 'about' } }] });
  });

  it('takes answers of the Content API, with dates, tags and language versions', async () => {
    const answer = (id: string, lang: string, other: string) => ({
      id,
      uid: `news-${lang.slice(0, 2)}`,
      type: 'page',
      lang,
      tags: ['Web'],
      first_publication_date: '2026-01-02T03:04:05+0000',
      last_publication_date: '2026-01-03T03:04:05+0000',
      alternate_languages: [{ id: other, type: 'page', lang: 'other' }],
      data: { related: { link_type: 'Document', id: other, type: 'page', slug: 'x', tags: [] } },
    });
    const results = [answer('Xa', 'en-us', 'Xb'), answer('Xb', 'fr-fr', 'Xa')];
    const project = siteProject({ 'export.json': { page: 1, results } });
    expect(await importInto(project, 'export.json')).toMatchObject({ isUnderstood: true });
    const { documents, problems } = await project.load();
    expect(problems).toEqual([]);
    expect(documents.find(({ uid }) => uid === 'news-en')).toMatchObject({
      tags: ['Web'],
      first_publication_date: '2026-01-02T03:04:05+0000',
      last_publication_date: '2026-01-03T03:04:05+0000',
      alternate_languages: [{ uid: 'news-fr', lang: 'fr-fr' }],
      data: { related: { uid: 'news-fr', lang: 'fr-fr' } },
    });
  });

  it('reads a zip as it reads a folder, also one that Windows made', async () => {
    const project = siteProject();
    const files = {
      'documents\\en-us\\Xhome=#=V=#=page=#=G=#=en-us=#=y.json': `\uFEFF${JSON.stringify(exported('home', { image: boat }), null, 2).replaceAll('\n', '\r\n')}`,
      'documents\\media\\Xasset_boat.png': pngHeader(40, 30),
      '__MACOSX/._Xhome.json': 'binary',
    };
    project.write('export.zip', zipOf(files));
    const { lines } = await importInto(project, 'export.zip');
    expect(lines).toContain('  new boat.png');
    const image = { url: '/media/boat.png' };
    expect(page(project, 'home')).toMatchObject({ title: [{ text: 'home' }], image });
    expect(await project.problems()).toEqual([]);
  });

  it('says field by field what it could not take over', async () => {
    const slice = { key: 'gone$1', value: { variation: 'default', primary: {}, items: [] } };
    const project = siteProject({
      [at('Xhome')]: exported('home', {
        headline: 'Unknown',
        image: { ...boat, origin: { url: 'lost.png' } },
        slices: [slice],
        empty: [{}],
      }),
      [at('Xabout')]: exported('about', { headline: 'Unknown', related: { id: 'Xnowhere' } }),
      [at('Xpost', { type: 'post' })]: exported('post'),
      'export/en-us/broken.json': '{',
      'export/notes.json': { name: 'export' },
    });
    const { isUnderstood, lines } = await importing(project);
    expect(isUnderstood).toBe(false);
    const start = lines.findIndex((line) => line.startsWith('Not taken over'));
    expect(lines.slice(start, start + 11)).toEqual([
      'Not taken over as it is in the export: 8 places',
      '  headline: unknown field, not in customtypes/page/index.json (2 times)',
      '    page/about: data.headline',
      '    page/home: data.headline',
      '  page/home: data.image.url: "lost.png" is not in the export',
      '  page/home: data.slices[0].slice_type: there is no slice "gone"',
      `  ${at('Xpost', { type: 'post' }).slice('export/'.length)}: there is no type "post" in customtypes`,
      '  en-us/broken.json: line 1, column 2: a name in double quotes is expected here',
      '  notes.json: not a document: neither its name nor a key "type" says its type',
      '  page/about: data.related: leads to the document "Xnowhere", which is not in the export; the link is kept, but is broken',
      '[1/3] written',
    ]);
  });
});

describe('hostile documents', () => {
  it.each([
    ['a language that is none', { lang: '../..' }, '"../.." is not a language such as en-us'],
    ['a value deeper than a stack', { deep: 'DEEP' }, 'brackets are nested too deeply'],
    ['a key that is no field', { constructor: 'x' }, 'data.constructor: unknown field'],
    ['fields of other kinds', { title: 1, image: [], related: 'x', slices: {} }, 'must be a list'],
    [
      'a name that no system can have',
      { uid: 'con' },
      'not written: The path "documents/page/con.json" is refused',
    ],
    ['nothing but null', { title: null, image: null, slices: [null] }, 'must be a slice'],
  ])('cost what is wrong and no more: %s', async (_name, more, reason) => {
    const depth = 5000;
    const deep = `${'['.repeat(depth)}1${']'.repeat(depth)}`;
    const json = JSON.stringify(exported('odd', more)).replace('"DEEP"', deep);
    const project = siteProject({ [at('Xodd')]: json, [at('Xhome')]: exported('home') });
    const { isUnderstood, lines } = await importing(project);
    expect([isUnderstood, lines.join('\n')]).toEqual([false, expect.stringContaining(reason)]);
    expect(project.text('content/documents/page/home.json')).not.toBeNull();
    expect(await project.problems()).toEqual([]);
  });
});

it('two documents with one uid are both kept, the second under a free name to which its links lead', async () => {
  const project = siteProject({
    [at('Xa')]: exported('home'),
    [at('Xb')]: exported('home', { related: { id: 'Xa' } }),
    [at('Xc')]: exported('Über uns', { related: { id: 'Xb' } }),
    [at('Xd')]: { title: title('none') },
    [at('Xmenu', { type: 'menu' })]: { items: [] },
    [at('Xnemu', { type: 'menu' })]: { items: [] },
  });
  const { isUnderstood, lines } = await importing(project);
  expect(isUnderstood).toBe(false);
  expect(page(project, 'home-2')).toMatchObject({ related: { uid: 'home' } });
  expect(page(project, 'uber-uns')).toMatchObject({ related: { uid: 'home-2' } });
  expect(project.text('content/documents/page/xd.json')).not.toBeNull();
  expect(lines.join('\n')).toContain(
    `"home" is the uid of ${at('Xa').slice('export/'.length)}, too; this document gets "home-2"`,
  );
  expect(lines.join('\n')).toContain('the type "menu" has one document in each language; it is');
  expect(await project.problems()).toEqual([]);
});

describe('documents that are in the folder', () => {
  const HOME = 'documents/page/home.json';

  it('are left alone if no import wrote them, unless --overwrite says otherwise', async () => {
    const mine = '{ "data": { "title": [] } }\n';
    const project = siteProject({ [at('Xhome')]: exported('home'), [`content/${HOME}`]: mine });
    const { lines } = await importing(project);
    expect(lines).toContain(
      "  left alone: page/home is in the folder and differs; --overwrite takes the export's",
    );
    expect(project.text(`content/${HOME}`)).toBe(mine);
    await importing(project, { overwrite: true });
    expect(page(project, 'home')).toMatchObject({ title: [{ text: 'home' }] });
  });

  it('follow a later export until they are edited here', async () => {
    const project = siteProject({ [at('Xhome')]: exported('home', { image: boat }) });
    await importing(project);
    expect((await importing(project)).lines.at(-1)).toBe('Nothing to import.');
    project.write(at('Xhome'), exported('home', { title: title('Later') }));
    expect((await importing(project)).lines).toContain('  changed page/home');
    expect(page(project, 'home')).toMatchObject({ title: [{ text: 'Later' }] });

    const text = project.text(`content/${HOME}`) ?? '';
    project.write(`content/${HOME}`, text.replace('Later', 'Mine'));
    expect((await importing(project)).lines).toContain(
      '  left alone: page/home was edited here since it was imported',
    );
    project.write(at('Xhome'), exported('home', { title: title('Latest') }));
    await importing(project);
    expect(page(project, 'home')).toMatchObject({ title: [{ text: 'Mine' }] });
  });

  it('are found by links of a second export', async () => {
    const project = siteProject({ [at('Xhome')]: exported('home') });
    await importing(project);
    project.remove('export');
    project.write(at('Xabout'), exported('about', { related: { id: 'Xhome' } }));
    expect(await importing(project)).toMatchObject({ isUnderstood: true });
    expect(page(project, 'about')).toMatchObject({ related: { type: 'page', uid: 'home' } });
  });

  it('get the language of an export beside their own', async () => {
    const languages = [{ id: 'de-de', name: 'Deutsch' }];
    const project = siteProject({
      'content/repository.json': { languages, visibility: 'open' },
      [at('Xhome')]: exported('home'),
    });
    const { lines } = await importing(project);
    expect(lines).toContain('  language en-us is added to repository.json');
    expect(project.json('content/repository.json')).toEqual({
      languages: [...languages, { id: 'en-us', name: 'American English' }],
      visibility: 'open',
    });
    expect(project.text('content/documents/page/home.en-us.json')).not.toBeNull();
  });
});

describe('files of an export', () => {
  it('are fetched on request, and keep their addresses if that fails', async () => {
    const lost = { ...boat, origin: { ...boat.origin, id: 'Xlost', url: `${ADDRESS}.gif` } };
    const project = siteProject({
      [at('Xhome')]: exported('home', { image: boat }),
      [at('Xabout')]: exported('about', { image: lost }),
    });
    const asked: string[] = [];
    const { lines } = await importInto(project, 'export', { fetch: true }, (url) => {
      asked.push(url);
      const isThere = url === ADDRESS;
      return Promise.resolve(
        isThere ? new Response(Buffer.from(pngHeader(40, 30))) : new Response('', { status: 404 }),
      );
    });
    // What is not there is asked for once.
    expect(asked.toSorted()).toEqual([ADDRESS, `${ADDRESS}.gif`]);
    expect(lines).toContainEqual(expect.stringMatching(/boat\.png\.gif answered 404$/));
    expect(page(project, 'home')).toMatchObject({ image: { url: '/media/boat.png' } });
    expect(page(project, 'about')).toMatchObject({ image: { url: `${ADDRESS}.gif` } });
  });

  it.each([503, 408, 429, null])(
    'are fetched after some that are answered by %s',
    async (status) => {
      const lost = (end: string) => ({ ...boat, origin: { id: `X${end}`, url: ADDRESS + end } });
      const project = siteProject({
        // Documents are read by name.
        [at('Xabout')]: exported('about', { image: lost('.gif') }),
        [at('Xbrief')]: exported('brief', { image: lost('.jpg') }),
        [at('Xhome')]: exported('home', { image: boat }),
      });
      const asked: string[] = [];
      const { lines } = await importInto(project, 'export', { fetch: true }, async (url) => {
        asked.push(url);
        if (url === ADDRESS) return new Response(Buffer.from(pngHeader(40, 30)));
        if (status === null && url.endsWith('.jpg')) throw new Error('reset');
        return new Response('', { status: status ?? 503 });
      });
      expect(asked[0]).toMatch(/gif$/);
      // Waiting for each would take half a minute.
      expect(asked.filter((url) => url.endsWith('.jpg'))).toHaveLength(1);
      const reason = status === null ? /: \S+ could not be reached\. Run/ : ` answered ${status}`;
      expect(lines).toContainEqual(expect.stringMatching(reason));
      expect(page(project, 'home')).toMatchObject({ image: { url: '/media/boat.png' } });
    },
  );

  it('are asked for once if their host cannot be reached', async () => {
    const other = { ...boat, origin: { ...boat.origin, id: 'Xother', url: `${ADDRESS}.gif` } };
    const project = siteProject({
      [at('Xhome')]: exported('home', { image: boat }),
      [at('Xabout')]: exported('about', { image: other }),
    });
    const { isUnderstood, lines } = await importing(project, { fetch: true });
    expect(isUnderstood).toBe(true);
    expect(lines.filter((line) => line.startsWith('fetch '))).toHaveLength(1);
    for (const reason of [/boat\.png could not be reached$/, /gif: \S+ could not be reached, 6/]) {
      expect(lines).toContainEqual(expect.stringMatching(reason));
    }
  });

  it('are taken by the path that a document names', async () => {
    const image = { ...boat, origin: { url: 'images/a boat.png', width: 40, height: 30 } };
    const project = siteProject({
      [at('Xhome')]: exported('home', { image }),
      'export/en-us/images/a boat.png': pngHeader(40, 30),
    });
    await importing(project);
    expect(page(project, 'home')).toMatchObject({ image: { url: '/media/a-boat.png' } });
  });
});

describe('what cannot be imported', () => {
  const files = { 'a.json': exported('a') };
  const cut = zipOf(files).subarray(0, 60);
  it.each([
    ['a zip that is encrypted', zipOf(files, { encrypted: true }), 'it is encrypted. Unpack it'],
    ['a zip that is cut off', cut, 'it is not a zip, or its end is missing'],
    ['something else', 'no zip', 'it is not a zip, or its end is missing'],
    ['a path that leads out', zipOf({ '../a.json': '{}' }), 'it has a path that leads out of it'],
    ['an absolute path', zipOf({ '/etc/a.json': '{}' }), 'it has a path that leads out of it'],
    ['a path of Windows', zipOf({ '..\\..\\a.json': '{}' }), 'it has a path that leads out of it'],
    ['a wrong size', zipOf(files, { size: 9 }), 'a.json in it is damaged'],
    ['a wrong checksum', zipOf(files, { crc: 1 }), 'a.json in it is damaged'],
    ['no documents', zipOf({ 'a.txt': 'a' }), 'of its 1 files, none is a document of a type in'],
    ['nothing', zipOf({}), 'it is empty'],
  ])('is refused with a reason: %s', async (_name, content, reason) => {
    const project = siteProject({ 'export.zip': content });
    project.remove('content');
    await expect(importInto(project, 'export.zip')).rejects.toThrow(reason);
    expect(existsSync(project.contentDir)).toBe(false);
  });

  it('a file that is larger than a document may be is named, and the others are imported', async () => {
    const project = siteProject();
    const large = zipOf({
      'en-us/Xa=#=V=#=page=#=G=#=en-us=#=y.json': exported('a'),
      'en-us/Xb=#=V=#=page=#=H=#=en-us=#=y.json': ' '.repeat(17 * 1024 ** 2),
    });
    project.write('export.zip', large);
    const { lines } = await importInto(project, 'export.zip');
    expect(lines).toContainEqual(expect.stringContaining('not read: it has 17.8 MB'));
    expect(project.text('content/documents/page/a.json')).not.toBeNull();
  });

  it.each([
    ['no such file', 'nothing.zip', 'There is no file or folder'],
    ['a folder without documents', 'customtypes', 'is not an export of Prismic'],
  ])('%s', async (_name, source, reason) => {
    await expect(importInto(siteProject(), source)).rejects.toThrow(reason);
  });
});
