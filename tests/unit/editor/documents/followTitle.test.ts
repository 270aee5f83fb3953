import { expect, test } from 'vitest';
import { isMadeFrom, titleUid } from '#editor/documents/names/titleUid.ts';
import { movedTo, noteFollowing, noteMove } from '#editor/documents/operations/addressNotes.ts';
import {
  followsTitle,
  followTitle,
  startFollowing,
} from '#editor/documents/operations/followTitle.ts';
import type { DocumentJson } from '#editor/document/DocumentSession.ts';
import { readEditorModels } from '#editor/model/readEditorModels.ts';
import { AUTHORING_MODELS } from '../../../../packages/prismic-folder/tests/support/authoringProject.ts';
import { startService } from '../store/support/service.ts';

const models = readEditorModels(
  {
    types: Object.entries(AUTHORING_MODELS)
      .filter(([file]) => file.startsWith('customtypes/'))
      .map(([, model]) => model),
    slices: [],
  },
  {},
);

const titled = (text: string) => ({
  data: { title: [{ type: 'heading1', text, spans: [] }] },
});

test.each<[string, string, boolean]>([
  ['low-tide-2', 'low-tide', true],
  ['low-tide-two', 'low-tide', false],
  ['low-tides', 'low-tide', false],
  ['low-tide', '', false],
])('%s is or is not made from %s', (uid, ofTitle, isMade) => {
  expect(isMadeFrom(uid, ofTitle)).toBe(isMade);
});

test.each<[string, string, DocumentJson, string]>([
  ['a title', 'page', titled('Größe & Ebbe'), 'groesse-ebbe'],
  ['a type without a uid', 'note', titled('Memo'), ''],
])('the address of %s', (_what, type, json, uid) => {
  expect(titleUid(models, type, json)).toBe(uid);
});

async function draft(name: string, text: string, version: 'draft' | 'published' = 'draft') {
  const key = { type: 'page', name };
  const folder = version === 'draft' ? 'content/drafts/documents' : 'content/documents';
  const { client } = await startService({
    [`${folder}/page/${name}.json`]: titled(text),
    'content/documents/page/ebb.json': titled('Ebb'),
  });
  const api = client();
  const { document: summary } = await api.call('readDocument', { params: key, query: {} });
  const published = version === 'published' ? titled(text) : null;
  const of = (title: string) => ({ key, summary, json: titled(title), published });
  return { api, key, of };
}

test('a draft whose address was made from its title gets that of its next title', async () => {
  const { api, key, of } = await draft('low-tide', 'Low Tide');
  startFollowing(models, of('Low Tide'));
  expect(followsTitle(of('Low'))).toBe(true);
  expect(await followTitle(api, models, of('High Tide'))).toEqual({ ...key, name: 'high-tide' });
  const { documents } = await api.call('listDocuments', { query: { type: 'page' } });
  expect(documents.map(({ name }) => name).toSorted()).toEqual(['ebb', 'high-tide']);
  expect(movedTo(key)).toEqual({ ...key, name: 'high-tide' });
});

test('an address that is taken gets a number', async () => {
  const { api, of } = await draft('low-tide', 'Low Tide');
  startFollowing(models, of('Low Tide'));
  expect(await followTitle(api, models, of('Ebb'))).toMatchObject({ name: 'ebb-2' });
});

test.each<[string, string, string, 'draft' | 'published', string]>([
  ['was typed', 'tides', 'Low Tide', 'draft', 'High Tide'],
  ['is public', 'low-tide', 'Low Tide', 'published', 'High Tide'],
  ['has no words any more', 'low-tide', 'Low Tide', 'draft', ''],
  ['is the same', 'low-tide-2', 'Low Tide', 'draft', 'Low, Tide'],
])('a document whose address or title %s keeps its address', async (_why, ...rest) => {
  const [name, text, version, next] = rest;
  const { api, key, of } = await draft(name, text, version);
  startFollowing(models, of(text));
  expect(await followTitle(api, models, of(next))).toEqual(key);
});

test('an address that was changed by hand stays', async () => {
  const { api, key, of } = await draft('low-tide', 'Low Tide');
  startFollowing(models, of('Low Tide'));
  noteFollowing(of('').summary.id, false);
  expect(await followTitle(api, models, of('High Tide'))).toEqual(key);
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
