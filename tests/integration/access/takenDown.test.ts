import { cp, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { callOperation, createAuthoring, type Authoring } from '#prismic-folder/authoring';
import { nodeProtection } from '#server/platforms/node/nodeProtection.ts';
import {
  createContentFolder,
  IN_TWO_LANGUAGES,
  project,
  type ContentFolder,
} from '../../support/contentFolder.ts';
import { wordsOf } from '../../support/random.ts';
import { createDemoFolder } from '../../support/demoFolder.ts';
import { exchange, openSite, searchPath, unlock, type TestSite } from './site.ts';

/** Only in what the password of the project `harbour` protects, in both languages. */
const WORDS = ['Quaysecret', 'Tidesecret', 'Notessecret', 'Quaisecret', 'Mareesecret'];
const FILES = ['chart.txt', 'sonar.txt'];
const EXTERNAL = '430000777';
const PASSWORD = 'open sesame';

const link = (type: string, uid: string, lang = 'en-gb') => ({
  link_type: 'Document',
  type,
  uid,
  lang,
});
const text = (words: string, spans: object[] = []) => [{ type: 'paragraph', text: words, spans }];
const slice = (words: string, target?: object, file?: string) => ({
  slice_type: 'text_block',
  variation: 'default',
  primary: {
    text: text(
      `${words}${file ? ` /media/${file}` : ''}`,
      target ? [{ type: 'hyperlink', start: 0, end: 4, data: target }] : [],
    ),
  },
  items: [],
});

function harbour(title: string, words: string, password: string | null, study: object | null) {
  const { data, tags } = project(title, '2024-01-01', []);
  const more = { behance_id: EXTERNAL, password, case_study: study ?? { link_type: 'Document' } };
  return { tags, data: { ...data, ...more, spread: [slice(words)] } };
}

const HARBOUR = harbour('Harbour', 'Quaysecret', PASSWORD, link('case_study', 'tide'));
const STUDY = {
  data: { project_name: 'Tide', spread: [slice('Tidesecret', link('page', 'notes'), 'chart.txt')] },
};
const NOTES = { data: { title: 'Notes', slices: [slice('Notessecret', undefined, 'sonar.txt')] } };
const HOME = (more: object[]) => ({ data: { title: 'Home', slices: more } });
/** The translation, without a password of its own. */
const PORT = harbour('Port', 'Quaisecret', null, link('case_study', 'tide', 'fr-fr'));

const key = { type: 'project', name: 'harbour' };
const PROJECT = 'documents/project/harbour.json';
const FRENCH = 'documents/project/harbour.fr-fr.json';
const CASE = 'documents/case_study/tide.json';

let folder: ContentFolder;
let site: TestSite;
let authoring: Authoring | null;

beforeEach(async () => {
  authoring = null;
  folder = await createContentFolder({}, IN_TWO_LANGUAGES);
  const { write } = folder;
  await rm(join(folder.contentDir, 'releases'), { recursive: true });
  await write(PROJECT, HARBOUR);
  await write(FRENCH, PORT);
  await write(CASE, STUDY);
  await write('documents/case_study/tide.fr-fr.json', {
    data: { project_name: 'Marée', spread: [slice('Mareesecret')] },
  });
  await write('documents/page/notes.json', NOTES);
  await write('documents/home/home.json', HOME([]));
  await write('documents/settings/settings.json', { data: { name: 'Your Name' } });
  await write(`behance/${EXTERNAL}.json`, { id: Number(EXTERNAL), name: 'Quaysecret' });
  for (const name of FILES) await write(`media/${name}`, `the file ${name}`);
  site = await open();
});
afterEach(async () => {
  await authoring?.close();
  await folder.remove();
});

const open = (contentDir = folder.contentDir) =>
  openSite(contentDir, { watch: true, protection: nodeProtection(contentDir, { hosted: null }) });

const edit = async () => {
  const { root, contentDir } = folder;
  authoring ??= await createAuthoring({ root, contentDir });
  return authoring;
};

const remove = (name: string) => rm(join(folder.contentDir, name));
const move = (name: string, to: string) =>
  rename(join(folder.contentDir, name), join(folder.contentDir, to));

/** Pages of each kind; what has another address is in the answers of the API. */
const PATHS = wordsOf(`
  /project/harbour /case-study/harbour /case-study/tide /notes
  /fr-fr/project/harbour /fr-fr/case-study/tide /sitemap.xml /feed.xml /api/v2/tags
  /external/v2/projects /external/v2/projects/${EXTERNAL}
`);

/** Everything of the protected work that a stranger gets: words, files, addresses in the sitemap. */
async function uncovered({ app }: TestSite): Promise<string[]> {
  const searches = await Promise.all(
    ['project', 'case_study', 'page'].flatMap((type) =>
      ['en-gb', 'fr-fr'].map((lang) =>
        searchPath(app, [`[[at(document.type, "${type}")]]`], { lang, pageSize: '100' }),
      ),
    ),
  );
  const found: string[] = [];
  for (const path of [...PATHS, ...searches]) {
    const { body, status } = await exchange(app, path);
    if (status >= 500 || (searches.includes(path) && status !== 200))
      found.push(`${path} ${status}`);
    for (const word of WORDS) if (body.includes(word)) found.push(`${word} at ${path}`);
    const listed = /<loc>[^<]*(?:case-study|notes|remarks|harbour|quay)[^<]*<\/loc>/g;
    if (path === '/sitemap.xml') found.push(...(body.match(listed) ?? []));
  }
  for (const name of FILES) {
    const { status, body } = await exchange(app, `/media/${name}`);
    if (status !== 404 || body.includes('the file')) found.push(name);
  }
  return found;
}

/** Ways of taking down what the password protects, none of which makes any of it public. */
const WAYS: Readonly<Record<string, () => Promise<unknown>>> = {
  'the project is archived in both languages': async () => {
    const archive = { params: key, body: { acceptWarnings: true } };
    const authoring = await edit();
    await callOperation(authoring, 'archiveDocument', { ...archive, query: {} });
    await callOperation(authoring, 'archiveDocument', { ...archive, query: { lang: 'fr-fr' } });
  },
  'the project is renamed, and its password published away': async () => {
    const rename = { params: key, query: {}, body: { name: 'quay' } };
    await callOperation(await edit(), 'renameDocument', rename);
    await publishWith({ password: null }, { type: 'project', name: 'quay' });
  },
  'the case study is unlinked': () => publishWith({ case_study: { link_type: 'Document' } }),
  'the publication that brought the password is undone': async () => {
    const authoring = await edit();
    await folder.write('drafts/documents/project/harbour.json', HARBOUR);
    await folder.write(PROJECT, harbour('Harbour', 'Quaysecret', null, null));
    await callOperation(authoring, 'publish', { body: { documents: [key], acceptWarnings: true } });
    await uncovered(site);
    const { publications } = await callOperation(authoring, 'listPublications', {});
    const params = { publication: publications[0]?.id ?? '' };
    await callOperation(authoring, 'undoPublication', { params });
  },
  'a release without the password is published': async () => {
    await folder.write(
      'releases/spring/documents/project/harbour.json',
      harbour('Harbour', 'Quaysecret', null, link('case_study', 'tide')),
    );
    const body = { release: 'spring', acceptWarnings: true };
    await callOperation(await edit(), 'publish', { body });
  },
  'another program removes the password': () =>
    folder.write(PROJECT, harbour('Harbour', 'Quaysecret', '', link('case_study', 'tide'))),
  'another program deletes the project in both languages': async () => {
    await remove(PROJECT);
    await remove(FRENCH);
  },
  'another program moves the page behind it': () =>
    move('documents/page/notes.json', 'documents/page/remarks.json'),
  'a checkout without the project and without the record': async () => {
    await remove(PROJECT);
    await remove('protected.json');
  },
  'a merge conflict in the record, and the project is gone': async () => {
    await remove(PROJECT);
    await folder.write('protected.json', '<<<<<<< ours\n{}\n=======\n{}\n>>>>>>> theirs\n');
  },
  'a public page links to the page behind it': () =>
    folder.write('documents/home/home.json', HOME([slice('Here', link('page', 'notes'))])),
  'a public page uses its files': () =>
    folder.write(
      'documents/home/home.json',
      HOME([slice('One', undefined, FILES[0]), slice('Two', undefined, FILES[1])]),
    ),
  'a public project shows its external project': () => {
    const { data, tags } = project('One', '2021-05-01', ['Web']);
    return folder.write('documents/project/one.json', {
      tags,
      data: { ...data, behance_id: EXTERNAL },
    });
  },
};

async function publishWith(data: Record<string, unknown>, document = key) {
  const authoring = await edit();
  const at = { params: document, query: {} };
  const { revision, version } = await callOperation(authoring, 'readDocument', at);
  const set = ([field, value]: [string, unknown]) => ({ op: 'set', path: ['data', field], value });
  const changes = Object.entries(data).map(set);
  // Cast: the changes are JSON values.
  const body = { version, revision, changes } as never;
  await callOperation(authoring, 'saveDocument', { ...at, body });
  await callOperation(authoring, 'publish', {
    body: { documents: [document], acceptWarnings: true },
  });
}

test.each(Object.entries(WAYS))(
  'what a password protected stays protected when %s',
  async (_, takeDown) => {
    // Whatever is asked for, the site finds out what is protected.
    await exchange(site.app, '/notes');
    await takeDown();
    expect(await uncovered(site)).toEqual([]);
    // Another process, on the same folder.
    site = await open();
    expect(await uncovered(site)).toEqual([]);
  },
);

test('a copy of the content alone, such as a fresh clone, knows what was protected', async () => {
  expect(await uncovered(site)).toEqual([]);
  await remove(PROJECT);
  const clone = await createContentFolder();
  await cp(folder.contentDir, clone.contentDir, {
    recursive: true,
    filter: (path) => !/\/\.[^/]+$/.test(path),
  });
  expect(await uncovered(await open(clone.contentDir))).toEqual([]);
  await clone.remove();
});

test('the password goes on unlocking all of it, files that are used in public too', async () => {
  await exchange(site.app, '/notes');
  await folder.write('documents/home/home.json', HOME([slice('One', undefined, 'chart.txt')]));
  const cookie = await unlock(site.app, 'harbour', PASSWORD);
  const study = await exchange(site.app, '/case-study/tide', { headers: { cookie } });
  expect(study.body).toContain('Tidesecret');
  const file = await exchange(site.app, '/media/chart.txt', { headers: { cookie } });
  expect([file.status, file.body]).toEqual([200, 'the file chart.txt']);
});

test('the demo’s own record is of its content, so that starting the site changes no file', async () => {
  const demo = createDemoFolder();
  onTestFinished(demo.remove);
  const kept = await readFile('content/protected.json', 'utf8');
  demo.write('content/protected.json', kept);
  const { app } = await open(demo.contentDir);
  await exchange(app, '/api/v2');
  expect(demo.read('content/protected.json')).toBe(kept);
});
