import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type ContentFolder,
  createContentFolder,
} from '../../../../tests/support/contentFolder.ts';
import { push } from '../../src/sync/push/push.ts';
import type { Ports } from '../../src/sync/SyncJob.ts';
import { type PrismicDouble, startDouble } from '../support/prismicDouble/startDouble.ts';
import { syncJob, testPorts } from '../support/syncJob.ts';

let folder: ContentFolder;
let double: PrismicDouble;

beforeEach(async () => {
  [folder, double] = await Promise.all([createContentFolder(), startDouble()]);
});
afterEach(async () => {
  await Promise.all([folder.remove(), double.stop()]);
});

/** Pushes with --publish; resolves to the printed lines. */
async function publish(options = {}, more: Partial<Ports> = {}) {
  const ports = testPorts();
  const job = syncJob(folder, double, { ...ports, ...more }, { publish: true, ...options });
  await push(job);
  return ports.lines;
}

const publications = () =>
  double.requests.filter((line) => line === 'POST /migration/migration-release/publish').length;

describe('push --publish', () => {
  it('publishes what it sent, and what an earlier push sent', async () => {
    const lines = await publish();
    expect(lines.at(-1)).toBe(
      'Done. 3 documents of the migration release of my-portfolio are being published.',
    );
    expect([double.state.published.size, double.state.drafts.size]).toEqual([3, 0]);
    await folder.write('documents/project/two.json', { data: { project_date: '2020-02-02' } });
    await push(syncJob(folder, double));
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
    expect((await publish({ planOnly: true })).at(-1)).toBe('Then: publish the migration release.');
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
