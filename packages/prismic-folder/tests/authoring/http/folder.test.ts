import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { ShareLink } from '../../../src/authoring/contract/sharing.ts';
import { createAuthoring } from '../../../src/authoring/createAuthoring.ts';
import { createEditor } from '../../../src/authoring/http/createEditor.ts';
import type {
  ProtectionPorts,
  RemarkOn,
  SharePorts,
  ViewPorts,
  SitePorts,
} from '../../../src/authoring/OperationContext.ts';
import {
  operationEntries,
  operations,
  type OperationName,
} from '../../../src/authoring/operations.ts';
import { createProject, field, pngHeader, typeModel } from '../../support/createProject.ts';
import { ORIGIN, PASSWORD, pairOf } from '../../support/openEditor.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"><g/></svg>';

/** The API over a real folder. `ask` checks each answer against the operation's description. */
async function openFolder(site: SitePorts = {}, files: Readonly<Record<string, unknown>> = {}) {
  const project = createProject({
    'customtypes/page/index.json': typeModel('page', { uid: field('UID'), title: field('Text') }),
    'content/repository.json': { visibility: 'open', languages: [{ id: 'en-us' }] },
    'content/documents/page/about.json': { type: 'page', data: { title: 'About' } },
    ...files,
  });
  const { root, contentDir } = project;
  const authoring = await createAuthoring({ root, contentDir });
  const free = { wait: () => 0, count: () => {} };
  const logged: unknown[] = [];
  const editor = createEditor({
    ...site,
    authoring,
    siteOrigin: null,
    password: PASSWORD,
    limits: { addresses: free, all: free, browsers: free },
    now: () => performance.now(),
    log: (_, error) => void logged.push(error),
  });
  onTestFinished(async () => {
    editor.close();
    await authoring.close();
    expect(logged).toEqual([]);
  });
  const opened = editor.openByKey(new Request(`${ORIGIN}/edit/open`), editor.issueKey());
  const cookie = pairOf(opened ?? '');
  const asked = new Set<OperationName>();

  async function ask(name: OperationName, path: string, body?: object | string) {
    asked.add(name);
    const { address, result, status = 200 } = operations[name];
    const [method = ''] = address.split(' ');
    const type = typeof body === 'string' ? 'octet-stream' : 'json';
    const headers = { cookie, origin: ORIGIN, 'x-slicefolio-editor': '1' };
    const request = new Request(`${ORIGIN}/edit/api/v1${path}`, {
      method,
      headers: { ...headers, ...(body && { 'content-type': `application/${type}` }) },
      ...(body && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const response = await editor.api(request, '127.0.0.1');
    if (result === 'events') {
      await response.body?.cancel();
      return { status: response.status, value: {} };
    }
    const text = await response.text();
    const value: unknown = text === '' ? {} : JSON.parse(text);
    if (!response.ok) return { status: response.status, value };
    const ok = result === 'nothing' ? 204 : status;
    expect(response.status, name).toBe(ok);
    if (result !== 'nothing') {
      expect(result.safeParse(value).error, `${name}: ${text}`).toBeUndefined();
    }
    return { status: ok, value };
  }
  const read = (path: string) => readFileSync(join(contentDir, path), 'utf8');
  return { ask, asked, read };
}

/** A text of an answer. */
const textOf = (value: unknown, key: string) => String(Object(value)[key]);

const NEVER = { count: 0, lastOn: null };
const SHARE = 'share-of-north';
const LINK: ShareLink = {
  id: SHARE,
  client: 'North',
  createdAt: 0,
  expiresAt: 1,
  revokedAt: null,
  state: 'open',
  address: `${ORIGIN}/project/a?share=b`,
  opens: NEVER,
};

/** A site with one link. */
const counting: ViewPorts = {
  read: async () => ({
    isOn: true,
    isVisited: true,
    today: '2026-11-29',
    pages: { 'id-about': { total: 2, days: { '2026-11-29': 2 } } },
    links: {},
  }),
  choose: async () => {},
};

const shares: SharePorts = {
  read: async () => ({ links: [LINK], password: NEVER, areLasting: true, reach: 'machine' }),
  create: async (_document, link) => ({ ...LINK, ...link }),
  revoke: async (_document, id) => (id === SHARE ? { ...LINK, state: 'revoked' } : null),
  remove: async (_document, id) => id === SHARE,
};

/** A site on which these files are still protected. */
const protecting = (...media: string[]): ProtectionPorts => ({
  current: async () => ({ documents: [], media, external: [] }),
  after: async () => ({ documents: [], media, external: [] }),
  makePublic: async () => {},
});

test('every operation answers as it is described', async () => {
  const { ask, asked } = await openFolder(
    {
      shares,
      views: counting,
      protection: protecting(),
      startPreview: async () => ({ path: '/', cookie: 'preview=drafts' }),
    },
    {
      'content/demo.json': {},
      'content/media/wave.png': pngHeader(400, 300),
      'content/documents/page/links.json': {
        data: { title: 'Links', link: { link_type: 'Web', url: 'https://old.example' } },
      },
      'customtypes/page/index.json': typeModel('page', {
        uid: field('UID'),
        title: field('Text'),
        link: field('Link'),
      }),
    },
  );
  const about = { type: 'page', name: 'about' };
  const [ABOUT, QUINCE] = ['/documents/page/about', '/documents/page/quince'];
  const accepted = { acceptWarnings: true };
  const made = (await ask('createDocument', '/documents', { type: 'page', uid: 'quince' })).value;
  const [from, to] = ['https://old.example', 'https://new.example'].map((url) => ({
    kind: 'web',
    url,
  }));
  const links = async () => {
    const found = Object((await ask('findLinks', '/find/links', { to: from })).value).links;
    return found.map((one: Record<string, unknown>) => ({
      document: { type: 'page', name: 'links' },
      version: one['version'],
      revision: one['revision'],
      path: one['path'],
    }));
  };
  const saved = async () => {
    const places = await links();
    const { value } = await ask('replaceLinks', '/find/links/replace', { from, to, places });
    return { saved: Object(value).saved };
  };
  const idOf = async (name: OperationName, path: string, list: string) =>
    textOf(Object((await ask(name, path)).value)[list][0], 'id');
  const image = '?name=wave.png';
  const steps = [
    () => ask('readSession', '/session'),
    () => ask('signIn', '/session', { password: PASSWORD }),
    () => ask('readModels', '/models'),
    () => ask('readEvents', '/events'),
    () => ask('startPreview', '/previews', {}),
    () => ask('listDocuments', '/documents'),
    () => ask('countDocuments', '/documents/counts'),
    () => ask('readDocument', ABOUT),
    () => ask('listDocumentUses', `${ABOUT}/uses`),
    () =>
      ask('saveDocument', QUINCE, {
        version: 'draft',
        revision: textOf(made, 'revision'),
        changes: [{ op: 'set', path: ['data', 'title'], value: 'Quince' }],
      }),
    () => ask('duplicateDocument', `${ABOUT}/duplicate`, { name: 'copy' }),
    () => ask('discardDraft', '/documents/page/copy/discard'),
    () => ask('mergePublished', `${QUINCE}/merge`, { version: 'draft' }),
    () =>
      ask('publish', '/publish', { documents: [{ type: 'page', name: 'quince' }], ...accepted }),
    async () =>
      ask(
        'undoPublication',
        `/publications/${await idOf('listPublications', '/publications', 'publications')}/undo`,
      ),
    () =>
      ask('publish', '/publish', { documents: [{ type: 'page', name: 'quince' }], ...accepted }),
    () =>
      ask('undoPublish', '/publish/undo', {
        documents: [{ document: { type: 'page', name: 'quince' }, revision: null }],
      }),
    () => ask('renameDocument', `${QUINCE}/rename`, { name: 'medlar' }),
    () => ask('archiveDocument', `${ABOUT}/archive`, accepted),
    () => ask('restoreDocument', `${ABOUT}/restore`),
    async () => {
      const history = '/history/page/about';
      const id = await idOf('listHistory', history, 'versions');
      await ask('readHistory', `${history}/${id}`);
      return ask('restoreHistory', `${history}/${id}/restore`);
    },
    () => ask('removeDocument', '/documents/page/medlar?acceptWarnings=true'),
    () => ask('listRemoved', '/history'),
    () => ask('createRelease', '/releases', { label: 'Spring' }),
    () => ask('addToRelease', '/releases/spring/documents/page/about'),
    () => ask('listReleases', '/releases'),
    () => ask('takeFromRelease', '/releases/spring/documents/page/about'),
    () => ask('updateRelease', '/releases/spring', { label: 'May' }),
    () => ask('removeRelease', '/releases/spring'),
    () => ask('findText', '/find/text?text=links'),
    () => ask('findSlices', '/find/slices?slice=note'),
    async () => ask('undoReplaceLinks', '/find/links/undo', await saved()),
    () => ask('addLanguage', '/languages', { id: 'fr-fr' }),
    () => ask('renameLanguage', '/languages/fr-fr', { name: 'Français' }),
    () => ask('listLanguages', '/languages'),
    () => ask('translateDocument', `${ABOUT}/translations`, { to: 'fr-fr' }),
    () => ask('readTranslations', `${ABOUT}/translations`),
    () => ask('listTranslations', '/translations?state=missing'),
    () => ask('discardDraft', `${ABOUT}/discard?lang=fr-fr`),
    () => ask('removeLanguage', '/languages/fr-fr'),
    () => ask('uploadMedia', '/media?name=Low%20Tide.svg', SVG),
    () => ask('replaceMedia', '/media/item?name=low-tide.svg', SVG.replace('<g/>', '')),
    () => ask('describeMedia', `/media/item${image}`, { alt: 'A wave' }),
    () => ask('readMedia', `/media/item${image}`),
    () => ask('listMediaUses', `/media/item/uses${image}`),
    () => ask('listMedia', '/media?shows=picture,film'),
    () => ask('countMedia', '/media/counts'),
    () => ask('renameMedia', `/media/item/rename${image}`, { to: 'tide.png' }),
    () => ask('removeMedia', '/media/item?name=tide.png'),
    async () =>
      ask('restoreMedia', '/media/bin/restore', {
        id: await idOf('listBin', '/media/bin', 'entries'),
      }),
    () => ask('readSharing', `${ABOUT}/shares`),
    () =>
      ask('createShareLink', `${ABOUT}/shares`, {
        client: 'North',
        expiresAt: Date.now() + 86_400_000,
      }),
    () => ask('revokeShareLink', `${ABOUT}/shares/${SHARE}/revoke`),
    () => ask('removeShareLink', `${ABOUT}/shares/${SHARE}`),
    () => ask('readViews', '/views'),
    () => ask('countViews', '/views', { isOn: true }),
    () => ask('readProtection', '/protection'),
    () => ask('planProtection', '/protection/plan', { kind: 'remove', document: about }),
    () => ask('makePublic', '/protection/public', { documents: [], media: [], external: [] }),
    () => ask('readContentSets', '/sets'),
    () => ask('keepDemo', '/sets/keep'),
    async () => {
      const documents = [{ ...about, data: { title: 'Mine' } }];
      const { value } = await ask('startContent', '/sets', { documents, media: [] });
      return ask('restoreContent', '/sets/restore', { name: textOf(value, 'aside') });
    },
    () => ask('signOut', '/session'),
  ];
  for (const step of steps) {
    const { value } = await step();
    expect(value).not.toHaveProperty('error');
  }
  // An image that needs no smaller version is refused.
  const rest = operationEntries.map(([name]) => name).filter((name) => !asked.has(name));
  expect(rest).toEqual(['shrinkMedia']);
});

const SHARES = '/documents/page/about/shares';

test.each([
  ['readSharing', SHARES, undefined, {}, 'off'],
  ['revokeShareLink', `${SHARES}/share-of-another/revoke`, undefined, { shares }, 'not_found'],
  ['removeShareLink', `${SHARES}/share-of-another`, undefined, { shares }, 'not_found'],
  ['readViews', '/views', undefined, {}, 'off'],
  ['countViews', '/views', { isOn: 'yes' }, { views: counting }, 'invalid'],
  ['makePublic', '/protection/public', { documents: [], media: [], external: [] }, {}, 'off'],
  ['startPreview', '/previews', { release: 'gone' }, {}, 'not_found'],
] as const)('%s %s with %o is refused: %s', async (name, path, body, site, code) => {
  const { ask } = await openFolder(site);
  expect((await ask(name, path, body)).value).toMatchObject({ error: { code } });
});

test('a refusal names a document by its title, one that is not there by its place', async () => {
  const { ask } = await openFolder();
  const messageOf = async (name: string) => {
    const path = `/documents/page/${name}/discard`;
    // Cast: the body of a refusal.
    const { error } = (await ask('discardDraft', path, { revision: 'a'.repeat(40) })).value as {
      error: { message: string };
    };
    return error.message;
  };
  expect(await messageOf('about')).toBe('About has no draft');
  expect(await messageOf('none')).toMatch(/page\/none/);
});

test.each([
  { client: ' ' },
  { expiresAt: 1 },
  { expiresAt: 4_600_000_000_000 },
  { expiresAt: 'tomorrow' },
  { token: 'mine' },
])('a share link with %o is refused', async (more) => {
  const { ask } = await openFolder({ shares });
  const link = { client: 'North', expiresAt: Date.now() + 86_400_000, ...more };
  const { value } = await ask('createShareLink', SHARES, link);
  expect(value).toMatchObject({ error: { code: 'invalid' } });
});

test('a site that protects nothing loses nothing', async () => {
  const { ask } = await openFolder();
  const nothing = { documents: [], media: [], external: [] };
  const planned = { kind: 'remove', document: { type: 'page', name: 'about' } };
  expect((await ask('readProtection', '/protection')).value).toEqual(nothing);
  expect((await ask('planProtection', '/protection/plan', planned)).value).toEqual(nothing);
});

test.each([
  ['archiveDocument', '/documents/page/about/archive', { acceptWarnings: false }],
  ['removeDocument', '/documents/page/about', undefined],
  ['publish', '/publish', { documents: [{ type: 'page', name: 'about' }] }],
  ['publish', '/publish', { release: 'spring' }],
] as const)('%s %s asks before something loses its protection', async (name, path, body) => {
  const { ask, read } = await openFolder(
    { protection: protecting('chart.webp') },
    {
      'content/drafts/documents/page/about.json': { data: { title: 'Draft' } },
      'content/releases/spring/documents/page/about.json': { data: { title: 'Spring' } },
    },
  );
  const problems = [{ file: 'media/chart.webp', severity: 'warning' }];
  expect(await ask(name, path, body)).toMatchObject({
    status: 422,
    value: { error: { problems } },
  });
  expect(read('documents/page/about.json')).toContain('About');
});

test('a dry run has what the site says of the content as it would be, in spite of errors; publishing has not', async () => {
  const seen: unknown[] = [];
  const remarkOn: RemarkOn = ({ documents }, now, ids) => {
    const [before, after] = [now.documents, documents].map((all) => all.map(({ uid }) => uid));
    const [id = ''] = ids;
    seen.push([before, after, documents.find((one) => one.id === id)?.uid]);
    return [
      { id, reason: 'is lonely', kind: 'unlinked' },
      { id: 'gone', reason: 'is no document' },
    ];
  };
  const { ask } = await openFolder(
    { remarkOn },
    {
      'content/drafts/documents/page/new.json': { data: { title: 5 } },
      'content/drafts/documents/page/about.json': { data: { title: 'Good' } },
    },
  );
  const documents = [{ type: 'page', name: 'new' }];
  const lonely = { file: 'documents/page/new.json', reason: 'is lonely', severity: 'warning' };
  expect((await ask('publish', '/publish', { documents, dryRun: true })).value).toMatchObject({
    published: [],
    problems: [
      { field: 'data.title', severity: 'error' },
      { ...lonely, kind: 'unlinked' },
    ],
  });
  expect(seen).toEqual([[['about'], ['about', 'new'], 'new']]);
  const good = [{ type: 'page', name: 'about' }];
  expect(await ask('publish', '/publish', { documents: good })).toMatchObject({ status: 200 });
  expect(seen).toHaveLength(1);
});
