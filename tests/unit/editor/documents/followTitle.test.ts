import { host } from '#editing/host.ts';
import { expect, test } from 'vitest';
import { movedTo, noteFollowing, noteMove } from '#page-editor/session/followTitle.ts';
import { followsTitle, followTitle, startFollowing } from '#page-editor/session/followTitle.ts';
import { readEditorModels } from '#page-editor/model/readEditorModels.ts';
import { AUTHORING_MODELS } from '../../../../packages/prismic-folder/tests/support/authoringProject.ts';
import { openPage } from '../store/support/openPage.ts';
import { startService } from '../store/support/service.ts';

const types = [AUTHORING_MODELS['customtypes/page/index.json']];
const models = readEditorModels({ types, slices: [] }, {});

const titled = (text: string) => ({
  data: { title: [{ type: 'heading1', text, spans: [] }] },
});

/** A document with the title “Low Tide”. */
async function draft(name: string, version: 'draft' | 'published' = 'draft') {
  const key = { type: 'page', name };
  const folder = version === 'draft' ? 'content/drafts/documents' : 'content/documents';
  const { client } = await startService({
    [`${folder}/page/${name}.json`]: titled('Low Tide'),
    'content/documents/page/ebb.json': titled('Ebb'),
  });
  const api = client();
  const { document: summary } = await api.call('readDocument', { params: key, query: {} });
  const published = version === 'published' ? titled('Low Tide') : null;
  const of = (title: string) => ({ key, summary, json: titled(title), published });
  return { api, key, of };
}

test('a draft whose address was made from its title gets that of its next title', async () => {
  const { api, key, of } = await draft('low-tide');
  startFollowing(models, of('Low Tide'));
  expect(followsTitle(of('Low'))).toBe(true);
  const next = { ...key, name: 'high-tide' };
  expect(await followTitle({ api, host, models }, of('High Tide'))).toEqual(next);
  const { documents } = await api.call('listDocuments', { query: { type: 'page' } });
  expect(documents.map(({ name }) => name).toSorted()).toEqual(['ebb', 'high-tide']);
  expect(movedTo(key)).toEqual(next);
});

test.each([
  ['is taken gets a number', 'low-tide', 'draft', 'Ebb', 'ebb-2'],
  ['was typed stays', 'tides', 'draft', 'High Tide', 'tides'],
  ['was typed, as more of the title, stays', 'low-tide-two', 'draft', 'High Tide', 'low-tide-two'],
  ['is no more than a part of the title stays', 'low', 'draft', 'High Tide', 'low'],
  ['is public stays', 'low-tide', 'published', 'High Tide', 'low-tide'],
  ['has no words any more stays', 'low-tide', 'draft', '', 'low-tide'],
  ['would be the same stays', 'low-tide-2', 'draft', 'Low, Tide', 'low-tide-2'],
  ['was changed by hand stays', 'low-tide', 'draft', 'High Tide', 'low-tide'],
] as const)('an address that %s', async (why, name, version, next, expected) => {
  const { api, of } = await draft(name, version);
  startFollowing(models, of('Low Tide'));
  if (why === 'was changed by hand stays') noteFollowing(of('').summary.id, false);
  expect(await followTitle({ api, host, models }, of(next))).toMatchObject({ name: expected });
});

test('a draft that is opened again while its address follows its title is looked for where it goes', async () => {
  const key = { type: 'page', name: 'low-tide' };
  const service = await startService({
    'content/drafts/documents/page/low-tide.json': titled('Low Tide'),
  });
  const { session, api, set } = await openPage(service, key);
  startFollowing(models, session.get());
  set(['data', 'title', 0, 'text'], 'High Tide');
  session.close((left) => followTitle({ api, host, models }, left));
  await expect(openPage(service, key)).rejects.toMatchObject({ code: 'not_found' });
  expect(movedTo(key)).toEqual({ ...key, name: 'high-tide' });
});

test('the last name of a document that was renamed several times, also back', () => {
  const key = (name: string) => ({ type: 'page', name });
  noteMove(key('a'), 'b');
  noteMove(key('b'), 'c');
  expect(movedTo(key('a'))).toEqual(key('c'));
  expect(movedTo(key('c'))).toBeNull();
  noteMove(key('c'), 'a');
  expect(movedTo(key('a'))).toBeNull();
});
