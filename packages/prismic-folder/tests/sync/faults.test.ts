import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { pull } from '../../src/sync/pull/pull.ts';
import { push } from '../../src/sync/push/push.ts';
import { field, typeModel } from '../support/createProject.ts';
import { figure, type Hosted, openHosted, svg } from '../support/openHosted.ts';
import {
  type Fault,
  type PrismicDouble,
  startDouble,
} from '../support/prismicDouble/startDouble.ts';
import { syncJob, testPorts } from '../support/syncJob.ts';

let folder: Hosted['folder'];
let double: PrismicDouble;

beforeEach(async () => {
  ({ folder, double } = await openHosted({ showsDrafts: true }));
  folder.write('media/a.svg', svg(10));
  folder.write('media/b.svg', svg(20));
  folder.write('documents/page/egg.json', page('hen', 'a.svg'));
  folder.write('documents/page/hen.json', page('egg', 'b.svg'));
});

const LOST: readonly Fault['kind'][] = ['drop', 'dropAfter', 'error', 'errorAfter', 'rubbishAfter'];
const BUSY: readonly Fault['kind'][] = ['busy', 'silent'];
const STEPS = {
  'reading models': /GET \/models/,
  'inserting models': /POST \/models/,
  'listing files': /GET \/assets-api/,
  'uploading files': /POST \/assets-api/,
  'creating documents': /POST \/migration/,
  'filling documents': /PUT \/migration/,
  'reading documents': /GET \/api\/v2/,
};

describe('a push', () => {
  it.each([...LOST, ...BUSY])(
    'that meets %s at every step is complete, without duplicates',
    async (kind) => {
      for (const on of Object.values(STEPS)) double.fail({ on, kind, times: 2 });
      const ports = testPorts();
      await push(syncJob(folder, double, ports));
      expectWhole(double);
      // As long as Retry-After says.
      if (kind === 'busy') expect(ports.waits).toContain(7000);
      double.written();
      await push(syncJob(folder, double));
      expect(double.written()).toEqual([]);
    },
  );

  it.each([
    ['a dead line', 'drop', 'could not be reached'],
    ['a broken service', 'error', 'answered 503'],
    ['a service that is always busy', 'busy', 'is too busy and asks to wait 7 s'],
  ] as const)('stops at %s with a reason, and goes on later', async (_, kind, reason) => {
    const on = STEPS['uploading files'];
    double.onRequest = (line) => {
      // After the first of two.
      if (on.test(line) && double.state.assets.size === 1) double.fail({ on, kind, times: 60 });
    };
    await expect(push(syncJob(folder, double))).rejects.toThrow(reason);
    expect(double.state.assets.size).toBe(1);
    double.onRequest = () => {};
    double.clearFaults();
    double.written();
    await push(syncJob(folder, double));
    const lines = double.written();
    expect(lines.filter((line) => line.includes('assets'))).toHaveLength(1);
    expect(lines.filter((line) => line.includes('models'))).toEqual([]);
    expectWhole(double);
  });

  it('waits no longer between two requests where the clock is set back', async () => {
    const ports = testPorts();
    let time = Date.UTC(2026, 1, 1);
    const pace = 1500;
    const settings = { ...double.settings, pace };
    await push(syncJob(folder, { settings }, { ...ports, now: () => (time -= 3_600_000) }));
    expect(Math.max(...ports.waits)).toBe(pace);
  });

  it('names a document whose draft cannot be read, creates no second one, and uses its id', async () => {
    const hidden = await startDouble();
    onTestFinished(() => hidden.stop());
    hidden.fail({ on: STEPS['creating documents'], kind: 'dropAfter', times: 1 });
    const hint =
      /is taken; why\n.*take the id from its address and put it into .*\.hosted\/my-portfolio\.json as "page\/hen"/;
    await expect(push(syncJob(folder, hidden))).rejects.toThrow(hint);
    await expect(push(syncJob(folder, hidden))).rejects.toThrow(hint);
    const uids = [...hidden.state.drafts.values()].map(({ uid }) => uid);
    expect(new Set(uids).size).toBe(uids.length);

    const draft = [...hidden.state.drafts.values()].find(({ uid }) => uid === 'hen');
    const path = join(folder.contentDir, '.hosted/my-portfolio.json');
    const record: { documents: Record<string, object> } = JSON.parse(await readFile(path, 'utf8'));
    record.documents[`${draft?.type}/${draft?.uid}`] = { id: draft?.id };
    await writeFile(path, JSON.stringify(record));
    await push(syncJob(folder, hidden));
    expectWhole(hidden);
  });

  /** A service that is new, and a folder of one document without a uid. */
  const oneNote = async () => {
    for (const part of ['documents', 'releases']) folder.remove(`content/${part}`);
    folder.write('../customtypes/note/index.json', typeModel('note', { text: field('Text') }));
    folder.write('documents/note/a.json', { data: { text: 'Once' } });
    const hidden = await startDouble();
    onTestFinished(() => hidden.stop());
    return hidden;
  };

  it('sends no document without a uid again that may be there', async () => {
    const hidden = await oneNote();
    hidden.fail({ on: STEPS['creating documents'], kind: 'dropAfter', times: 1 });
    for (let time = 0; time < 2; time += 1) {
      await expect(push(syncJob(folder, hidden))).rejects.toThrow(
        /^note\/#\S+ was not sent again\n.*put it into .* as "note\/#/,
      );
    }
    expect(hidden.state.drafts.size).toBe(1);
  });

  const notFound = Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' });
  it.each<[string, () => Promise<Response>, string]>([
    ['is not found', () => Promise.reject(new TypeError('', { cause: notFound })), 'ENOTFOUND'],
    ['refuses the token', async () => new Response('', { status: 403 }), 'a write token'],
    ['is always busy', async () => new Response('', { status: 429 }), 'is too busy'],
  ])('creates a document without a uid later if the service %s', async (_, answer, reason) => {
    const hidden = await oneNote();
    const ports = testPorts();
    const fetch: typeof ports.fetch = (url, init) =>
      url.includes('/migration/') ? answer() : ports.fetch(url, init);
    await expect(push(syncJob(folder, hidden, { ...ports, fetch }))).rejects.toThrow(reason);
    await push(syncJob(folder, hidden));
    expect(hidden.state.drafts.size).toBe(1);
  });

  it('refuses a record it cannot read', async () => {
    folder.write('.hosted/my-portfolio.json', '{ "documents": ');
    await expect(push(syncJob(folder, double))).rejects.toThrow(
      /my-portfolio\.json cannot be read: fix it, or restore it/,
    );
    expect(double.written()).toEqual([]);
  });
});

describe('a pull', () => {
  beforeEach(async () => {
    await push(syncJob(folder, double));
    double.state.publishDrafts();
  });
  const empty = () => ({ root: folder.root, contentDir: join(folder.root, 'came') });

  // Where nothing is written, it is the same whether the service has done it.
  it.each(['drop', 'error', 'rubbishAfter', ...BUSY] as const)(
    'that meets %s while it reads is complete',
    async (kind) => {
      double.fail({ on: STEPS['reading documents'], kind, times: 2 });
      // A file has no form that tells it from rubbish.
      if (kind !== 'rubbishAfter') double.fail({ on: /GET \/files/, kind, times: 2 });
      await pull(syncJob(empty(), double));
      expect(await readFile(join(empty().contentDir, 'media/a.svg'), 'utf8')).toBe(svg(10));
    },
  );

  it('that cannot fetch a file writes nothing, and fetches only the rest the next time', async () => {
    double.onRequest = (line) => {
      if (line.includes('/files/')) double.fail({ on: /GET \/files/, kind: 'error', times: 99 });
    };
    await expect(pull(syncJob(empty(), double))).rejects.toThrow(/Could not fetch .*\.svg/);
    double.onRequest = () => {};
    await expect(readFile(join(empty().contentDir, 'documents/page/egg.json'))).rejects.toThrow();
    double.clearFaults();
    const before = double.requests.length;
    await pull(syncJob(empty(), double));
    const fetched = double.requests.slice(before).filter((line) => line.includes('/files/'));
    expect(fetched).toHaveLength(1);
    expect(await readFile(join(empty().contentDir, 'media/a.svg'), 'utf8')).toBe(svg(10));
  });
});

/** Every document of the folder exists once, with its links. */
function expectWhole({ state }: PrismicDouble): void {
  const names = [...state.drafts.values()].map(({ type, uid }) => `${type}/${uid}`);
  const all = ['page/egg', 'page/hen', 'project/one', 'project/two', 'project_list/best'];
  expect(names.toSorted()).toEqual(all);
  const files = [...state.assets.values()].map(({ filename }) => filename);
  expect(files.toSorted()).toEqual(['a.svg', 'b.svg']);
  const find = (uid: string) => [...state.drafts.values()].find((one) => one.uid === uid);
  expect(JSON.stringify(find('egg')?.data)).toContain(`"id":"${find('hen')?.id}"`);
  expect(JSON.stringify(find('hen')?.data)).toContain(`"id":"${find('egg')?.id}"`);
  expect(find('one')?.data).toHaveProperty('project_title');
}

/** A page that links to another and shows an image. */
function page(uid: string, file: string) {
  const data = { link_type: 'Document', type: 'page', uid };
  const spans = [{ type: 'hyperlink', start: 0, end: 7, data }];
  const text = [{ type: 'paragraph', text: 'Onwards', spans }];
  const slice = { slice_type: 'text_block', primary: { text } };
  return { data: { slices: [slice, figure({ url: `/media/${file}` })] } };
}
