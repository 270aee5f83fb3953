import { expect, onTestFinished, test } from 'vitest';
import type { ShareLink } from '../../../src/authoring/contract/sharing.ts';
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
import { authoringProject } from '../../support/authoringProject.ts';
import { openEditor, ORIGIN } from '../../support/openEditor.ts';
import { ABOUT, about, DRAFT, SPRING } from '../support/saving.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"><g/></svg>';

/** The API over a real folder. `ask` checks each answer against the operation's description. */
async function openFolder(site: SitePorts = {}, files: Readonly<Record<string, unknown>> = {}) {
  const project = await authoringProject({ [ABOUT]: { data: { name: 'About' } }, ...files });
  const editor = openEditor({ ...site, authoring: project });
  onTestFinished(() => {
    editor.editor.close();
    expect(editor.logged).toEqual([]);
  });
  const asked = new Set<OperationName>();

  async function ask(name: OperationName, path: string, body?: object | string) {
    asked.add(name);
    const { address, result, status: success = 200 } = operations[name];
    const [method = ''] = address.split(' ');
    const file = { 'content-type': 'application/octet-stream' };
    const response = await editor.ask(method, path, body, typeof body === 'string' ? file : {});
    const { ok, status } = response;
    if (result === 'events') {
      await response.body?.cancel();
      return { status, value: {} };
    }
    const text = await response.text();
    const value: unknown = text === '' ? {} : JSON.parse(text);
    if (!ok) return { status, value };
    expect(status, name).toBe(result === 'nothing' ? 204 : success);
    if (result !== 'nothing') {
      expect(result.safeParse(value).error, `${name}: ${text}`).toBeUndefined();
    }
    return { status, value };
  }
  return { ask, asked, text: project.text };
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
  current: async () => ({ ...NO_NAMES, media }),
  after: async () => ({ ...NO_NAMES, media }),
  makePublic: async () => {},
  locked: async () => [...Array.from({ length: 2000 }, (_, at) => `id-${at}`), 'A1'],
});

const [PAGE, QUINCE] = ['/documents/page/about', '/documents/page/quince'];
const HISTORY = '/history/page/about';
const NEW = 'content/drafts/documents/page/new.json';
const SHARES = `${PAGE}/shares`;
const TO_NORTH = { client: 'North', expiresAt: Date.now() + 86_400_000 };
const quince = { type: 'page', name: 'quince' };
const NO_NAMES = { documents: [], media: [], external: [] };
const ACCEPTED = { acceptWarnings: true };
const FROM = { kind: 'web', url: 'https://old.example' };
const TO = { kind: 'web', url: 'https://new.example' };
const image = '?name=wave.png';

type Step = readonly [OperationName, path: string, body?: object | string];

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
      'content/documents/page/links.json': { data: { link: { link_type: 'Web', url: FROM.url } } },
    },
  );
  /** The first one of a list. */
  const firstOf = async (name: OperationName, path: string, list: string, body?: object) =>
    Object((await ask(name, path, body)).value)[list][0];
  const steps: (Step | (() => Promise<Step>))[] = [
    ['readSession', '/session'],
    ['readModels', '/models'],
    ['readEvents', '/events'],
    ['startPreview', '/previews', {}],
    ['listDocuments', '/documents'],
    ['countDocuments', '/documents/counts'],
    ['readDocument', PAGE],
    ['listDocumentUses', `${PAGE}/uses`],
    async () => {
      const made = (await ask('createDocument', '/documents', { type: 'page', uid: 'quince' }))
        .value;
      const changes = [{ op: 'set', path: ['data', 'name'], value: 'Quince' }];
      const revision = textOf(made, 'revision');
      return ['saveDocument', QUINCE, { version: 'draft', revision, changes }];
    },
    ['duplicateDocument', `${PAGE}/duplicate`, { name: 'copy' }],
    ['discardDraft', '/documents/page/copy/discard'],
    ['mergePublished', `${QUINCE}/merge`, { version: 'draft' }],
    ['publish', '/publish', { documents: [quince], ...ACCEPTED }],
    async () => {
      const { id } = await firstOf('listPublications', '/publications', 'publications');
      return ['undoPublication', `/publications/${id}/undo`];
    },
    ['renameDocument', `${QUINCE}/rename`, { name: 'medlar' }],
    ['archiveDocument', `${PAGE}/archive`, ACCEPTED],
    ['restoreDocument', `${PAGE}/restore`],
    async () => {
      const { id } = await firstOf('listHistory', HISTORY, 'versions');
      await ask('readHistory', `${HISTORY}/${id}`);
      return ['restoreHistory', `${HISTORY}/${id}/restore`];
    },
    ['removeDocument', '/documents/page/medlar?acceptWarnings=true'],
    ['listRemoved', '/history'],
    ['createRelease', '/releases', { label: 'Spring' }],
    ['addToRelease', '/releases/spring/documents/page/about'],
    ['listReleases', '/releases'],
    ['takeFromRelease', '/releases/spring/documents/page/about'],
    ['updateRelease', '/releases/spring', { label: 'May' }],
    ['removeRelease', '/releases/spring'],
    ['findText', '/find/text?text=links'],
    ['findSlices', '/find/slices?slice=note'],
    async () => {
      const found = await firstOf('findLinks', '/find/links', 'links', { to: FROM });
      const { words: _words, document: _summary, ...place } = found;
      const places = [{ ...place, document: { type: 'page', name: 'links' } }];
      const path = '/find/links/replace';
      const saved = await firstOf('replaceLinks', path, 'saved', { from: FROM, to: TO, places });
      return ['undoReplaceLinks', '/find/links/undo', { saved: [saved] }];
    },
    ['addLanguage', '/languages', { id: 'de-de' }],
    ['renameLanguage', '/languages/de-de', { name: 'Deutsch' }],
    ['listLanguages', '/languages'],
    ['translateDocument', `${PAGE}/translations`, { to: 'de-de' }],
    ['readTranslations', `${PAGE}/translations`],
    ['listTranslations', '/translations?state=missing'],
    ['discardDraft', `${PAGE}/discard?lang=de-de`],
    ['removeLanguage', '/languages/de-de'],
    ['uploadMedia', '/media?name=Low%20Tide.svg', SVG],
    ['replaceMedia', '/media/item?name=low-tide.svg', SVG.replace('<g/>', '')],
    ['describeMedia', `/media/item${image}`, { alt: 'A wave' }],
    ['readMedia', `/media/item${image}`],
    ['listMediaUses', `/media/item/uses${image}`],
    ['listMedia', '/media?shows=picture,film'],
    ['countMedia', '/media/counts'],
    ['renameMedia', `/media/item/rename${image}`, { to: 'tide.png' }],
    ['removeMedia', '/media/item?name=tide.png'],
    async () => {
      const { id } = await firstOf('listBin', '/media/bin', 'entries');
      return ['restoreMedia', '/media/bin/restore', { id }];
    },
    ['readSharing', SHARES],
    ['createShareLink', SHARES, TO_NORTH],
    ['revokeShareLink', `${SHARES}/${SHARE}/revoke`],
    ['removeShareLink', `${SHARES}/${SHARE}`],
    ['readViews', '/views'],
    ['countViews', '/views', { isOn: true }],
    ['readProtection', '/protection'],
    ['planProtection', '/protection/plan', { kind: 'remove', document: about }],
    ['makePublic', '/protection/public', NO_NAMES],
    ['readContentSets', '/sets'],
    ['keepDemo', '/sets/keep'],
    async () => {
      const documents = [{ ...about, data: { name: 'Mine' } }];
      const { value } = await ask('startContent', '/sets', { documents, media: [] });
      return ['restoreContent', '/sets/restore', { name: textOf(value, 'aside') }];
    },
    ['signOut', '/session'],
  ];
  for (const step of steps) {
    const { value } = await ask(...(typeof step === 'function' ? await step() : step));
    expect(value).not.toHaveProperty('error');
  }
  // An image that needs no smaller version is refused.
  const rest = operationEntries.map(([name]) => name).filter((name) => !asked.has(name));
  expect(rest).toEqual(['shrinkMedia']);
});

test.each([
  ['readSharing', SHARES, undefined, {}, 'off'],
  ['revokeShareLink', `${SHARES}/share-of-another/revoke`, undefined, { shares }, 'not_found'],
  ['removeShareLink', `${SHARES}/share-of-another`, undefined, { shares }, 'not_found'],
  ['readViews', '/views', undefined, {}, 'off'],
  ['countViews', '/views', { isOn: 'yes' }, { views: counting }, 'invalid'],
  ['makePublic', '/protection/public', NO_NAMES, {}, 'off'],
  ['startPreview', '/previews', { release: 'gone' }, {}, 'not_found'],
  ['createShareLink', SHARES, { ...TO_NORTH, client: ' ' }, { shares }, 'invalid'],
  ['createShareLink', SHARES, { ...TO_NORTH, expiresAt: 1 }, { shares }, 'invalid'],
  ['createShareLink', SHARES, { ...TO_NORTH, expiresAt: 4_600_000_000_000 }, { shares }, 'invalid'],
  ['createShareLink', SHARES, { ...TO_NORTH, expiresAt: 'tomorrow' }, { shares }, 'invalid'],
  ['createShareLink', SHARES, { ...TO_NORTH, token: 'mine' }, { shares }, 'invalid'],
] as const)('%s %s with %o is refused: %s', async (name, path, body, site, code) => {
  const { ask } = await openFolder(site);
  expect((await ask(name, path, body)).value).toMatchObject({ error: { code } });
});

test('a refusal names a document by its title, and a site that protects nothing loses nothing', async () => {
  const { ask } = await openFolder();
  const refused = await ask('discardDraft', `${PAGE}/discard`);
  expect(refused.value).toMatchObject({ error: { message: 'About has no draft' } });
  const none = await ask('discardDraft', '/documents/page/none/discard');
  const message = expect.stringMatching(/page\/none/);
  expect(none.value).toMatchObject({ error: { message } });
  expect((await ask('readProtection', '/protection')).value).toEqual(NO_NAMES);
  const planned = await ask('planProtection', '/protection/plan', {
    kind: 'remove',
    document: about,
  });
  expect(planned.value).toEqual(NO_NAMES);
});

test('the list of what is protected has it, however much that is', async () => {
  const files = {
    'content/documents/page/locked.json': { id: 'A1', data: {} },
    'content/documents/page/open.json': { data: {} },
  };
  for (const [protection, names] of [
    [protecting(), ['locked']],
    [undefined, []],
  ] as const) {
    const { ask } = await openFolder({ protection }, files);
    const { value } = await ask('listDocuments', '/documents?protected=true');
    expect(Object(value).documents.map((one: object) => textOf(one, 'name'))).toEqual(names);
  }
});

test.each([
  ['archiveDocument', `${PAGE}/archive`, { acceptWarnings: false }],
  ['removeDocument', PAGE, undefined],
  ['publish', '/publish', { documents: [about] }],
  ['publish', '/publish', { release: 'spring' }],
] as const)('%s %s asks before something loses its protection', async (name, path, body) => {
  const { ask, text } = await openFolder(
    { protection: protecting('chart.webp') },
    { [DRAFT]: { data: { name: 'Draft' } }, [SPRING]: { data: { name: 'Spring' } } },
  );
  const problems = [{ file: 'media/chart.webp', severity: 'warning' }];
  expect(await ask(name, path, body)).toMatchObject({
    status: 422,
    value: { error: { problems } },
  });
  expect(text(ABOUT)).toContain('About');
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
  const drafts = { [DRAFT]: { data: { name: 'Good' } }, [NEW]: { data: { name: 5 } } };
  const { ask } = await openFolder({ remarkOn }, drafts);
  const documents = [{ type: 'page', name: 'new' }];
  const lonely = { file: 'documents/page/new.json', reason: 'is lonely', severity: 'warning' };
  expect((await ask('publish', '/publish', { documents, dryRun: true })).value).toMatchObject({
    published: [],
    problems: [
      { field: 'data.name', severity: 'error' },
      { ...lonely, kind: 'unlinked' },
    ],
  });
  expect(seen).toEqual([[['about'], ['about', 'new'], 'new']]);
  const good = { documents: [about] };
  expect(await ask('publish', '/publish', good)).toMatchObject({ status: 200 });
  expect(seen).toHaveLength(1);
});
