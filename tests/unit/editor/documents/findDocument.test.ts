import { expect, test } from 'vitest';
import { documentLookup } from '#page-editor/session/findDocument.ts';
import { documentCall } from '#page-editor/session/documentCall.ts';
import { startService } from '../store/support/service.ts';

const KEY = { type: 'page', name: 'low-tide' };

async function start(files: Readonly<Record<string, unknown>> = {}) {
  const service = await startService({
    'content/documents/page/low-tide.json': { id: 'L1', data: { name: 'Low Tide' } },
    ...files,
  });
  const api = service.client();
  const lookup = documentLookup(api);
  const asked = () => service.requests.filter((one) => one.startsWith('GET /documents?')).length;
  /** The next time that something may have changed. */
  const change = () =>
    new Promise<void>((resolve) => {
      const stop = lookup.subscribe(() => {
        stop();
        resolve();
      });
    });
  return { service, api, lookup, asked, change };
}

test('a document is asked for once, by its id and by its uid, and again after a failure', async () => {
  const { service, lookup, asked } = await start();
  service.network = 'down';
  await expect(lookup.find({ id: 'L1' })).rejects.toMatchObject({ code: 'offline' });
  service.network = 'up';
  const [one, other] = await Promise.all([lookup.find({ id: 'L1' }), lookup.find({ id: 'L1' })]);
  expect(one).toMatchObject({ title: 'Low Tide' });
  expect(other).toBe(one);
  expect(asked()).toBe(1);
  expect(await lookup.findByUid('page', 'low-tide')).toEqual(one);
  expect(await lookup.findByUid('page', 'low-tide')).toEqual(one);
  expect(await lookup.find({ id: 'nothing' })).toBeNull();
  expect(await lookup.findByUid('note', 'low-tide')).toBeNull();
  expect(asked()).toBe(4);
});

test('a change is seen: a new title, another address, and one that was missing', async () => {
  const { api, lookup, change } = await start();
  expect(await lookup.find({ id: 'L1' })).toMatchObject({ title: 'Low Tide' });
  expect(await lookup.findByUid('page', 'late')).toBeNull();
  const { version, revision } = await api.call('readDocument', documentCall(KEY));
  let changed = change();
  const changes = [{ op: 'set' as const, path: ['data', 'name'], value: 'Ebb' }];
  await api.call('saveDocument', { ...documentCall(KEY), body: { version, revision, changes } });
  await changed;
  expect(await lookup.find({ id: 'L1' })).toMatchObject({ title: 'Ebb', status: 'changed' });
  changed = change();
  await api.call('createDocument', { body: { type: 'page', uid: 'late' } });
  await changed;
  expect(await lookup.findByUid('page', 'late')).toMatchObject({ status: 'draft' });
  changed = change();
  await api.call('renameDocument', { ...documentCall(KEY), body: { name: 'ebb' } });
  await changed;
  // Links by the former uid still lead to it.
  expect(await lookup.findByUid('page', 'low-tide')).toMatchObject({ uid: 'ebb' });
});

test('of several documents the one that has the uid now, in the language of the link', async () => {
  const { lookup } = await start({
    'content/documents/page/low-tide.fr-fr.json': { data: { name: 'Marée basse' } },
    'content/documents/page/former.json': { previous_uids: ['low-tide'], data: { name: 'Former' } },
  });
  const titles = await Promise.all(
    [undefined, 'en-gb', 'fr-fr', 'de-de'].map(
      async (language) => (await lookup.findByUid('page', 'low-tide', language))?.title,
    ),
  );
  expect(titles).toEqual(['Low Tide', 'Low Tide', 'Marée basse', 'Low Tide']);
});
