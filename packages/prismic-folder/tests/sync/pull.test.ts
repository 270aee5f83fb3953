import { readFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadRepository } from '../../src/folder/loadContent.ts';
import { pull } from '../../src/sync/pull/pull.ts';
import { push } from '../../src/sync/push/push.ts';
import { project } from '../../../../tests/support/contentFolder.ts';
import { field, sliceModel } from '../support/createProject.ts';
import { type Hosted, openHosted, svg } from '../support/openHosted.ts';
import { syncJob, testPorts } from '../support/syncJob.ts';

let folder: Hosted['folder'];
let double: Hosted['double'];

beforeEach(async () => {
  ({ folder, double } = await openHosted());
  folder.write('media/a.svg', svg(10));
  folder.write(ONE, covered('One'));
  await push(syncJob(folder, double));
  double.state.publishDrafts();
});

const bring = (options = {}, ports = testPorts(), contentDir = folder.contentDir) =>
  pull(syncJob({ root: folder.root, contentDir }, double, ports, options)).then(() => ports.lines);
const ONE = 'documents/project/one.json';
const BOTH = '  left alone: project/one was edited on both sides';
const BEST = 'documents/project_list/best.json';
const uidsIn = async (type: string) => {
  const { documents, problems } = await loadRepository(folder);
  expect(problems).toEqual([]);
  return documents.flatMap((one) => (one.type === type ? [one.uid] : [])).toSorted();
};
/** Requests of a push. */
const pushed = async () => {
  double.written();
  await push(syncJob(folder, double));
  return double.written();
};
const read = (name: string) => readFile(join(folder.contentDir, name), 'utf8');
const heading = (text: string) => [{ type: 'heading1', text, spans: [] }];

describe('a pull', () => {
  it('shows what it would write, and asks for confirmation', async () => {
    double.state.edit('project/one', { project_title: heading('Hosted') });
    const before = await read(ONE);
    const lines = await bring({ yes: false }, testPorts(false));
    expect(lines).toContain('Documents: 0 new, 1 changed, 2 same');
    expect(lines).toContain('  changed project/one');
    expect(lines.at(-1)).toBe('Nothing was changed.');
    await bring({ planOnly: true });
    expect(await read(ONE)).toBe(before);
  });

  it('does not overwrite a file that was saved after the plan was shown, and says so', async () => {
    double.state.edit('project/one', { project_title: heading('Hosted') });
    double.state.edit('project/two', { project_title: heading('Hosted') });
    const mine = '{ "data": { "project_title": [] } }';
    const ask = async () => {
      folder.write(ONE, mine);
      return true;
    };
    await expect(bring({ yes: false }, { ...testPorts(), ask })).rejects.toThrow(
      'Not everything was written. Run the command again.\ndocuments/project/one.json has changed since the pull was planned',
    );
    expect(await read(ONE)).toBe(mine);
    expect(await read('documents/project/two.json')).toContain('Hosted');
    expect(await bring({ planOnly: true })).toContainEqual(expect.stringContaining(BOTH));
  });

  it('leaves a document alone that a push noted and did not send', async () => {
    const record = '.hosted/my-portfolio.json';
    const json: { documents: Record<string, object> } = JSON.parse(await read(record));
    const id = { id: 'noted' };
    folder.write(record, { ...json, documents: { ...json.documents, 'project/one': id } });
    double.state.edit('project/one', { project_title: heading('Hosted') });
    const before = await read(ONE);
    expect(await bring()).toContainEqual(expect.stringContaining(BOTH));
    expect(await read(ONE)).toBe(before);
  });

  it('writes what changed and nothing else, in the folder’s own form', async () => {
    const json: object = JSON.parse(await read(ONE));
    // The API does not say which uids it had.
    folder.write(ONE, { ...json, previous_uids: ['zero'] });
    const two = await read('documents/project/two.json');
    const mine = 'documents/project/mine.json';
    folder.write(mine, project('Mine', '2020-01-01', []));
    const own = await read(mine);
    double.state.edit('project/one', { project_title: heading('Hosted') });
    const lines = await bring();
    expect(lines).toContain('  only here: project/mine');
    expect(lines).toContain(`[1/1] write ${ONE}`);
    const image = { single_image: { url: '/media/a.svg' } };
    const cover = [{ slice_type: 'single_image', variation: 'default', primary: image }];
    expect(JSON.parse(await read(ONE))).toMatchObject({
      tags: ['Web'],
      previous_uids: ['zero'],
      data: { project_title: heading('Hosted'), cover },
    });
    expect(await read('documents/project/two.json')).toBe(two);
    expect(await read(mine)).toBe(own);
    expect((await bring()).at(-1)).toBe('Nothing to bring.');
  });

  it('leaves a document alone whose thumbnails are those that an image has by default', async () => {
    const thumbnails = [{ name: 'wide', width: 4, height: 2 }];
    const model = sliceModel('single_image', {
      default: { single_image: field('Image', { thumbnails }) },
    });
    folder.write('../slices/SingleImage/model.json', model);
    folder.write(ONE, covered('Cropped'));
    await push(syncJob(folder, double));
    double.state.publishDrafts();
    const before = await read(ONE);
    expect((await bring()).at(-1)).toBe('Nothing to bring.');
    // Also without a record of what is the same.
    await rm(join(folder.contentDir, '.hosted'), { recursive: true });
    expect((await bring()).at(-1)).toBe('Nothing to bring.');
    expect(await read(ONE)).toBe(before);
  });

  it('never overwrites a file with other content, and uses the one with the same, whatever its name', async () => {
    const came = join(folder.root, 'came');
    folder.write('../came/media/a.svg', svg(99));
    const lines = await bring({}, testPorts(), came);
    const names = (await readdir(join(came, 'media'))).toSorted();
    expect(names).toEqual([expect.stringMatching(/^a-[\da-f]{8}\.svg$/), 'a.svg']);
    expect(lines).toContain(`  new ${names[0]}`);
    expect(await read('../came/media/a.svg')).toBe(svg(99));
    const one = await read(`../came/${ONE}`);
    expect(one).toContain(`"/media/${names[0]}"`);
    expect(one).toMatch(/^\{\n {2}"tags": \[\n {4}"Web"\n {2}\],\n {2}"first_publication_date"/);

    folder.write('../other/media/other name.svg', svg(10));
    expect(await bring({}, testPorts(), join(folder.root, 'other'))).toContain('Media: 0 new');
    // Written the same way every time.
    const named = one.replace(`/media/${names[0]}`, '/media/other%20name.svg');
    expect(await read(`../other/${ONE}`)).toBe(named);
  });
});

describe('what changed in the folder', () => {
  const here = '  left alone: project/one is newer here than what is published';

  it('stays while the hosted document is as it was, and until what was pushed is published', async () => {
    folder.write(ONE, covered('Mine'));
    expect(await bring()).toContain(here);
    expect(await read(ONE)).toContain('Mine');
    await push(syncJob(folder, double));
    expect(await bring()).toContain(here);
    double.state.publishDrafts();
    expect((await bring()).at(-1)).toBe('Nothing to bring.');
    expect(await read(ONE)).toContain('Mine');
  });

  it('stays when both sides changed, unless --overwrite is given', async () => {
    folder.write(ONE, covered('Mine'));
    double.state.edit('project/one', { project_title: heading('Hosted') });
    expect(await bring()).toContain(`${BOTH}; --overwrite takes the hosted one`);
    expect(await read(ONE)).toContain('Mine');
    await bring({ overwrite: true });
    expect(await read(ONE)).toContain('Hosted');
    expect((await bring()).at(-1)).toBe('Nothing to bring.');
  });
});

describe('names', () => {
  const french = async () => {
    const files = await readdir(join(folder.contentDir, 'documents/project'));
    return files.filter((name) => name.includes('fr-fr')).toSorted();
  };

  it.each(['a pull', 'a push'])(
    'keeps the file of a document whose uid changed, and lets one that links to it change after %s',
    async (next) => {
      double.state.edit('project/two', {}, 'dos');
      await bring();
      // Its old address leads to the new one.
      const two = JSON.parse(await read('documents/project/two.json'));
      expect(two).toMatchObject({ uid: 'dos', previous_uids: ['two'] });
      // Its record is of the link to the earlier uid.
      if (next === 'a push') expect(await pushed()).toEqual([]);
      else expect((await bring()).at(-1)).toBe('Nothing to bring.');
      double.state.edit('project_list/best', { list_name: 'Best' });
      expect(await bring()).toContain('  changed project_list/best');
    },
  );

  it.each([true, false])(
    'lets a document that links to it be edited here, before the pull: %s',
    async (isBefore) => {
      double.state.edit('project/two', {}, 'dos');
      if (!isBefore) await bring();
      const best = JSON.parse(await read(BEST));
      folder.write(BEST, { ...best, data: { ...best.data, list_name: 'Best' } });
      const newer = '  left alone: project_list/best is newer here than what is published';
      expect(await bring()).toContain(newer);
      expect(await bring()).toContain(newer);
      expect(await pushed()).toEqual([expect.stringMatching(/^PUT /)]);
      expect(await pushed()).toEqual([]);
    },
  );

  it('follows a document that was renamed in the folder, and brings another with its old uid', async () => {
    const two: object = JSON.parse(await read('documents/project/two.json'));
    const before = await loadRepository(folder);
    const id = before.documents.find(({ uid }) => uid === 'two')?.id;
    await rm(join(folder.contentDir, 'documents/project/two.json'));
    folder.write('documents/project/deux.json', { id, previous_uids: ['two'], ...two });
    folder.write(BEST, { data: { projects: [{ project: { type: 'project', uid: 'deux' } }] } });
    const lines = await bring();
    expect(lines).toContain('  left alone: project/deux is newer here than what is published');
    expect(lines.at(-1)).toBe('Nothing to bring.');
    expect(await pushed()).toEqual([expect.stringMatching(/^PUT /)]);
    double.state.publishDrafts();
    double.state.addDocument('project', 'two', {});
    expect(await bring()).toContain('Documents: 1 new, 0 changed, 3 same');
    expect(await uidsIn('project')).toEqual(['deux', 'one', 'two']);
  });

  it('leaves a document out whose uid is the name of the file of one that was renamed, until that has another', async () => {
    const before = await loadRepository(folder);
    const id = before.documents.find(({ uid }) => uid === 'two')?.id;
    double.state.edit('project/two', {}, 'dos');
    double.state.addDocument('project', 'two', { project_title: heading('Another') });
    const taken = `  left out: project/two: its file, documents/project/two.json, is that of project/dos: rename that one to documents/project/dos.json, with "id": "${id}" in it, let links to two lead to dos, and run the command again`;
    await bring();
    expect(JSON.parse(await read('documents/project/two.json'))).toMatchObject({ uid: 'dos' });
    expect(await bring()).toContain(taken);
    folder.write(BEST, { data: { projects: [{ project: { type: 'project', uid: 'dos' } }] } });
    const { uid: _uid, ...two } = JSON.parse(await read('documents/project/two.json'));
    await rm(join(folder.contentDir, 'documents/project/two.json'));
    folder.write('documents/project/dos.json', { id, ...two });
    expect(await bring()).toContain('  new project/two');
    expect(await uidsIn('project')).toEqual(['dos', 'one', 'two']);
    expect((await bring()).at(-1)).toBe('Nothing to bring.');
  });

  it('gives translations their language, and joins those of other uids', async () => {
    double.state.languages.push({ id: 'fr-fr', name: 'Français' });
    double.state.translate('project/one', 'un');
    double.state.translate('project/two', 'two');
    double.state.translate('project_list/best', 'best');
    expect(await bring()).toContain('  language fr-fr is added to repository.json');
    expect(JSON.parse(await read('repository.json'))).toMatchObject({
      name: 'small',
      languages: [{ id: 'en-gb' }, { id: 'fr-fr', name: 'Français' }],
    });
    const { documents, problems } = await loadRepository(folder);
    expect(problems).toEqual([]);
    const alternates = (uid: string) =>
      documents.find((one) => one.uid === uid)?.alternate_languages.map((one) => one.uid);
    expect(alternates('one')).toEqual(['un']);
    expect(alternates('un')).toEqual(['one']);
    expect(alternates('two')).toEqual(['two']);
    // Its link leads to the English project, of which there is a French version.
    const best = documents.find(({ type, lang }) => type === 'project_list' && lang === 'fr-fr');
    expect(best?.data).toMatchObject({ projects: [{ project: { uid: 'two', lang: 'en-gb' } }] });
    expect((await bring()).at(-1)).toBe('Nothing to bring.');
    // Beside its master, as a folder's own translations are.
    expect(await french()).toEqual(['one.fr-fr.json', 'two.fr-fr.json']);
  });

  it('leaves language versions together whose files have different names', async () => {
    const languages = ['en-gb', 'fr-fr', 'de-de'].map((id) => ({ id, name: id }));
    folder.write('repository.json', { languages });
    double.state.languages = languages.slice(0, 2);
    double.state.translate('project/one', 'un');
    const json: object = JSON.parse(await read(ONE));
    const versions = [
      { uid: 'un', lang: 'fr-fr' },
      { uid: 'eins', lang: 'de-de' },
    ];
    folder.write(ONE, { ...json, alternate_languages: versions });
    folder.write('documents/project/un.fr-fr.json', covered('One'));
    folder.write('documents/project/eins.de-de.json', covered('Eins'));
    await bring();
    double.state.edit('project/one', { project_title: heading('Hosted') });
    expect(await bring()).toContain(`[1/1] write ${ONE}`);
    const { documents } = await loadRepository(folder);
    const one = documents.find(({ uid }) => uid === 'one');
    expect(one?.alternate_languages.map(({ uid }) => uid)).toEqual(['un', 'eins']);
  });

  it('names a translation by its own uid where another has its master’s', async () => {
    double.state.languages.push({ id: 'fr-fr', name: 'Français' });
    double.state.translate('project/one', 'two');
    double.state.translate('project/two', 'deux');
    await bring();
    expect(await french()).toEqual(['deux.fr-fr.json', 'one.fr-fr.json']);
    expect(await uidsIn('project')).toEqual(['deux', 'one', 'two', 'two']);
    expect((await bring()).at(-1)).toBe('Nothing to bring.');
  });

  it('creates a new folder in the hosted repository’s first language', async () => {
    double.state.languages.unshift({ id: 'de-de', name: 'Deutsch' });
    double.state.version += 1;
    const contentDir = join(folder.root, 'came');
    await bring({}, testPorts(), contentDir);
    const { languages, problems, name } = await loadRepository({ root: folder.root, contentDir });
    expect([languages.map(({ id }) => id), problems, name]).toEqual([
      ['de-de', 'en-gb'],
      [],
      'my-portfolio',
    ]);
    expect(await readdir(join(contentDir, 'documents/project'))).toContain('one.en-gb.json');
  });
});

describe('what the folder cannot represent', () => {
  it('is left out with its reason', async () => {
    double.state.addModel('article');
    double.state.addDocument('article', 'news', {});
    double.state.addDocument('page', 'Über', { title: 'Over' });
    const text = [{ type: 'paragraph', text: 'Hosted', spans: [] }];
    const slice = { slice_type: 'text_block', variation: 'default', primary: { text } };
    double.state.addDocument('page', 'far', { slices: [slice] });
    const model = sliceModel('text_block', { default: { body: field('Text') } });
    folder.write('../slices/TextBlock/model.json', model);
    const lines = await bring();
    expect(lines).toContain('  left out: article/news: there is no type article in customtypes');
    expect(lines).toContain('  left out: page/Über: "Über" is not a valid uid');
    expect(lines).toContain('  left out: page/far: field text in slices is in no model here');
    expect(lines.at(-1)).toBe('Nothing to bring.');
    // A link to it is a broken one, and no error of the folder.
    const id = double.state.documents().find(({ type }) => type === 'article')?.id;
    double.state.edit('project_list/best', {
      projects: [{ project: { link_type: 'Document', id } }],
    });
    expect(await bring()).toContain('  changed project_list/best');
    expect((await bring()).at(-1)).toBe('Nothing to bring.');
  });

  it.each(['one', 'uno'])('is not what was archived here, also not as %s', async (uid) => {
    const one = await read(ONE);
    await rm(join(folder.contentDir, ONE));
    folder.write(`archive/${ONE}`, one);
    double.state.edit('project/one', { project_title: heading('Hosted') }, uid);
    expect(await bring()).toContain(
      `  left out: project/${uid}: it is archived here: restore it, or remove it from the archive`,
    );
    const { documents } = await loadRepository(folder);
    expect(documents.map((document) => document.uid)).not.toContain(uid);
    // Also where no record tells its former name.
    await rm(join(folder.contentDir, '.hosted'), { recursive: true });
    folder.write(`archive/${ONE}`, { ...JSON.parse(one), uid: 'first', previous_uids: [uid] });
    expect(await bring()).toContainEqual(expect.stringContaining(`project/${uid}: it is archived`));
  });

  it('is no difference of the documents that link to it, also once it is restored', async () => {
    const two = 'documents/project/two.json';
    const json = await read(two);
    for (const [from, to, same] of [
      [two, `archive/${two}`, 2],
      [`archive/${two}`, two, 3],
    ] as const) {
      await rm(join(folder.contentDir, from));
      folder.write(to, json);
      double.state.edit('project_list/best', { list_name: to });
      expect(await bring()).toContain('  changed project_list/best');
      expect(await bring()).toContain(`Documents: 0 new, 0 changed, ${same} same`);
    }
  });

  it('is not written into a folder with errors', async () => {
    folder.write(ONE, { data: { titel: 'One' } });
    await expect(bring()).rejects.toThrow(
      /^The content folder has errors\. Fix them first:\n.*unknown field/,
    );
  });
});

const covered = (title: string) => {
  const { tags, data } = project(title, '2021-05-01', ['Web']);
  const cover = { slice_type: 'single_image', primary: { single_image: { url: '/media/a.svg' } } };
  return { tags, data: { ...data, cover: [cover] } };
};
