import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { push } from '../../src/sync/push/push.ts';
import type { Ports } from '../../src/sync/SyncJob.ts';
import { project } from '../../../../tests/support/contentFolder.ts';
import { figure, type Hosted, openHosted, svg } from '../support/openHosted.ts';
import type { PrismicDouble } from '../support/prismicDouble/startDouble.ts';
import { syncJob, testPorts } from '../support/syncJob.ts';

let folder: Hosted['folder'];
let double: Hosted['double'];

beforeEach(async () => {
  ({ folder, double } = await openHosted());
});

const send = (options = {}, ports = testPorts()) =>
  push(syncJob(folder, double, ports, options)).then(() => ports.lines);

const written = () => double.written();
/** What is written by a push. */
const sent = async (options = {}) => {
  written();
  await send(options);
  return written();
};
const draft = (uid: string) => double.state.documents().find((one) => one.uid === uid);

describe('before anything is sent', () => {
  it('the plan names what is new; --plan and answering no stop', async () => {
    const lines = await send({ yes: false }, testPorts(false));
    expect(lines).toContain('Documents: 3 new, 0 changed, 0 same');
    expect(lines).toContain('  new project/two');
    expect(lines).toContain('  new project (customtypes/project/index.json)');
    expect(lines).toContain('Not sent: 1 file of content/media that no document names');
    expect(lines).toContain('Not sent: releases (spring); they are made in the editor');
    expect(lines.at(-1)).toBe('Nothing was changed.');
    const plan = await send({ planOnly: true, publish: true });
    expect(plan.at(-1)).toBe('Then: publish the migration release.');
    await expect(send({ yes: false })).rejects.toThrow('there is no terminal to ask at. Use --yes');
    expect(written()).toEqual([]);
  });
});

describe('what is sent', () => {
  it('is each document once, whole, the linked before those that link, and then only what changed', async () => {
    await send();
    const lines = written();
    const models = lines.filter((line) => line.startsWith('POST /models'));
    expect(models.findIndex((line) => line.includes('customtypes'))).toBeGreaterThan(
      models.findLastIndex((line) => line.includes('slices')),
    );
    const documents = lines.filter((line) => line.includes('/migration/'));
    expect(documents).toEqual(Array.from({ length: 3 }, () => 'POST /migration/documents'));
    expect(draft('one')).toMatchObject({
      title: 'One',
      tags: ['Web'],
      data: { project_title: [{ type: 'heading1', text: 'One', spans: [] }] },
    });
    expect(draft('best')?.data).toMatchObject({
      projects: [{ project: { link_type: 'Document', id: draft('two')?.id } }],
    });
    folder.write('documents/project/one.json', project('One more', '2021-05-01', []));
    expect(await sent()).toEqual([`PUT /migration/documents/${draft('one')?.id}`]);
    expect(draft('one')).toMatchObject({ title: 'One more', tags: [] });
    expect(await sent()).toEqual([]);
  });

  it('is each file once, by its content, and again with its documents when that changes', async () => {
    folder.write('media/a.svg', svg(10));
    folder.write('media/copy.svg', svg(10));
    folder.write('documents/project/one.json', covered('a.svg'));
    folder.write('documents/project/two.json', covered('copy.svg'));
    await send();
    expect([...double.state.assets.values()].map(({ filename }) => filename)).toEqual(['a.svg']);
    folder.write('media/copy.svg', svg(20));
    const two = `PUT /migration/documents/${draft('two')?.id}`;
    expect(await sent()).toEqual(['POST /assets-api/assets', two]);
  });

  it('leaves out what the hosted library already has, read page by page', async () => {
    for (let at = 0; at < 100; at += 1) {
      const asset = { id: `other${at}`, filename: 'other.svg', notes: '', bytes: Buffer.from('x') };
      double.state.assets.set(asset.id, { ...asset, width: 1, height: 1 });
    }
    folder.write('media/a.svg', svg(1));
    folder.write('documents/project/one.json', covered('a.svg'));
    await send();
    double.state.publishDrafts();
    folder.write('.hosted/my-portfolio.json', { documents: {}, assets: {} });
    expect(await sent()).toEqual([]);
  });

  it('is no model that differs in the order of its own keys only, but one whose fields do', async () => {
    await send();
    const id = 'project';
    const model = double.state.customtypes.get(id) ?? {};
    const reversed = (json: object) => Object.fromEntries(Object.entries(json).toReversed());
    double.state.customtypes.set(id, { ...reversed(model), extra: null });
    expect(await sent()).toEqual([]);
    const { Main = {} } = Object(model['json']);
    double.state.customtypes.set(id, { ...model, json: { Main: reversed(Main) } });
    expect(await sent()).toEqual(['POST /models/customtypes/update']);
  });

  it('keeps the hosted address of a screenshot when a model changes', async () => {
    await send();
    const known = double.state.slices.get('single_image');
    const variations = known?.['variations'] as Record<string, unknown>[];
    double.state.slices.set('single_image', {
      ...known,
      variations: variations.map((one) => ({ ...one, imageUrl: 'https://shots.test/1.png' })),
    });
    expect(await sent()).toEqual([]);
    const file = '../slices/SingleImage/model.json';
    const text = await readFile(join(folder.contentDir, file), 'utf8');
    folder.write(file, text.replace('"name": "default"', '"name": "Cover picture"'));
    expect(await sent()).toEqual(['POST /models/slices/update']);
    const model = JSON.stringify(double.state.slices.get('single_image'));
    expect(model).toMatch(/Cover picture.*https:\/\/shots\.test\/1\.png/);
  });

  it('puts translations beside their first language', async () => {
    folder.write('repository.json', languages);
    folder.write('documents/project/one.fr-fr.json', project('Un', '2021-05-01', []));
    await expect(send()).rejects.toThrow('my-portfolio has no language fr-fr, only en-gb: add it');
    double.state.languages.push({ id: 'fr-fr', name: 'Français' });
    double.state.version += 1;
    expect(await send()).toContain('  new project/one@fr-fr');
    const [english, french] = ['en-gb', 'fr-fr'].map((lang) =>
      double.state.documents().find((one) => one.uid === 'one' && one.lang === lang),
    );
    expect(french?.group).toBe(english?.id);
  });
});

describe('what was edited in the hosted repository', () => {
  beforeEach(async () => {
    await send();
    double.state.publishDrafts();
    double.state.edit('project/one', { work_type: 'Hosted' });
    written();
  });

  it('is left alone, also when the folder changed too, unless --overwrite is given', async () => {
    expect(await send()).toContain(
      '  left alone: project/one was edited in the hosted repository; npm run pull brings it',
    );
    folder.write('documents/project/one.json', project('Here', '2021-05-01', []));
    expect(await send()).toContain(
      "  left alone: project/one was edited on both sides; --overwrite sends this side's",
    );
    expect(written()).toEqual([]);
    expect(await sent({ overwrite: true })).toEqual([
      `PUT /migration/documents/${draft('one')?.id}`,
    ]);
  });

  it('does not include what was pushed and published meanwhile', async () => {
    folder.write('documents/project/two.json', project('Zwei', '2021-05-01', []));
    await send();
    double.state.publishDrafts();
    folder.write('documents/project/two.json', project('Deux', '2021-05-01', []));
    expect(await send()).toContain('  changed project/two');
  });
});

describe('a push that cannot send', () => {
  it.each([
    ['another write token', { writeToken: 'guess' }, 'Is PRISMIC_WRITE_TOKEN a write token of'],
    ['another access token', { accessToken: 'guess' }, 'PRISMIC_ACCESS_TOKEN is not a token of it'],
    ['no write token', { writeToken: undefined }, 'PRISMIC_WRITE_TOKEN is not set'],
    [
      'no access token',
      { accessToken: undefined },
      'PRISMIC_ACCESS_TOKEN is not set, and it is pr',
    ],
    ['another address', { endpoint: 'http://localhost:1/api/v2' }, 'could not be reached'],
  ])('stops with %s', async (_, settings, message) => {
    const all = Object.entries({ ...double.settings, ...settings });
    const given = Object.fromEntries(all.filter(([, value]) => value !== undefined));
    // Cast: what is required is set.
    const job = syncJob(folder, { settings: given as unknown as PrismicDouble['settings'] });
    await expect(push(job)).rejects.toThrow(message);
    expect(written()).toEqual([]);
  });

  it('stops at an address without a repository', async () => {
    const settings = { ...double.settings, endpoint: `${double.state.origin}/api/v9` };
    await expect(push(syncJob(folder, { settings }))).rejects.toThrow('There is no repository at');
  });

  it('stops on a folder with errors, which are named', async () => {
    folder.write('documents/project/one.json', { data: { titel: 'One' } });
    await expect(send()).rejects.toThrow(/one\.json:3: data\.titel: unknown field/);
    const gone = { link_type: 'Document', type: 'case_study', uid: 'no' };
    folder.write('documents/project/one.json', { data: { case_study: gone } });
    await expect(send()).rejects.toThrow(/links to case_study\/no, which does not exist/);
    expect(written()).toEqual([]);
  });

  it('stops on a file on another host', async () => {
    const image = { url: 'https://elsewhere.test/a.png', dimensions: { width: 1, height: 1 } };
    folder.write('documents/page/far.json', { data: { slices: [figure(image)] } });
    await expect(send()).rejects.toThrow(
      /^These files .*\npage\/far: https:\/\/elsewhere.test\/a.png$/,
    );
  });

  it('reports a document the service refuses; the others are sent, and a second run sends it alone', async () => {
    const foreign = { id: 'foreign', group: 'foreign', title: 'Foreign', uid: 'two', tags: [] };
    double.state.drafts.set('foreign', { ...foreign, type: 'project', lang: 'en-gb', data: {} });
    folder.write('repository.json', languages);
    double.state.languages.push({ id: 'fr-fr', name: 'Français' });
    folder.write('documents/project/two.fr-fr.json', project('Deux', '2021-05-01', []));
    await expect(send()).rejects.toThrow(
      /Could not create project\/two: 400, uid two .* is taken; why\nproject_list\/best was not sent: it links to project\/two, which was refused\nproject\/two@fr-fr was not sent: it is a version of project\/two, which was refused\n3 documents of 4/,
    );
    double.state.drafts.delete('foreign');
    expect(await sent()).toEqual(Array.from({ length: 3 }, () => 'POST /migration/documents'));
  });
});

const publish = (options = {}, more: Partial<Ports> = {}) =>
  send({ publish: true, ...options }, { ...testPorts(), ...more });

const publications = () =>
  double.requests.filter((line) => line === 'POST /migration/migration-release/publish').length;

describe('push --publish', () => {
  it('publishes what it sent, and what an earlier push sent', async () => {
    const lines = await publish();
    expect(lines.at(-1)).toBe(
      'Done. 3 documents of the migration release of my-portfolio are being published.',
    );
    expect([double.state.published.size, double.state.drafts.size]).toEqual([3, 0]);
    folder.write('documents/project/two.json', { data: { project_date: '2020-02-02' } });
    await send();
    expect(double.state.drafts.size).toBe(1);
    expect((await publish()).at(-1)).toContain(
      '1 document of the migration release of my-portfolio is',
    );
    expect((await publish()).at(-1)).toContain('had nothing to publish');
  });

  it('asks before it sends and before it publishes', async () => {
    const asked: string[] = [];
    const ask = (question: string) => {
      asked.push(question);
      return Promise.resolve(question.startsWith('Send'));
    };
    const lines = await publish({ yes: false }, { ask });
    expect(asked).toEqual([
      'Send this to my-portfolio?',
      'Publish everything in the migration release of my-portfolio?',
    ]);
    expect(lines.at(-1)).toBe('The documents stay drafts.');
    expect([publications(), double.state.drafts.size]).toEqual([0, 3]);
    await expect(publish({ yes: false })).rejects.toThrow(
      'The documents stay drafts: there is no terminal to ask at. Use --yes',
    );
    expect(publications()).toBe(0);
  });

  it('says why the service refuses, and that the documents are drafts', async () => {
    const body = { message: 'Check failed', details: [{ property: 'uid', error: 'taken' }] };
    const fetchRefused: Ports['fetch'] = async (url, init) =>
      url.endsWith('/publish') ? Response.json(body, { status: 400 }) : fetch(url, init);
    await expect(publish({}, { fetch: fetchRefused })).rejects.toThrow(
      /^Could not publish the migration release: 400, Check failed; uid: taken\nThe documents are sent and stay drafts/,
    );
    expect(double.state.drafts.size).toBe(3);
  });

  it('does not repeat a publication whose answer was lost', async () => {
    double.fail({ on: /release\/publish/, kind: 'dropAfter', times: 1 });
    await expect(publish()).rejects.toThrow(
      /It may be published nevertheless: look in my-portfolio/,
    );
    expect([publications(), double.state.published.size]).toEqual([1, 3]);
  });

  it('publishes nothing if a document was refused', async () => {
    const refusing: Ports['fetch'] = async (url, init) =>
      url.endsWith('/migration/documents') && String(init.body).includes('"two"')
        ? Response.json({ message: 'no' }, { status: 400 })
        : fetch(url, init);
    await expect(publish({}, { fetch: refusing })).rejects.toThrow('Nothing was published');
    expect(publications()).toBe(0);
  });
});

const languages = {
  languages: [
    { id: 'en-gb', name: 'English' },
    { id: 'fr-fr', name: 'Français' },
  ],
};
const covered = (file: string) => ({
  data: {
    cover: [{ slice_type: 'single_image', primary: { single_image: { url: `/media/${file}` } } }],
  },
});
