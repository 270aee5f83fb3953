import { describe, expect, test } from 'vitest';
import type { DocumentSummary } from 'prismic-folder/contract';
import {
  inOrder,
  landingAt,
  newEntry,
  orderedGroup,
  orderRows,
} from '#page-editor/fields/form/order/orderRows.ts';
import { host } from '#editing/host.ts';
import { models } from '../review/support/demo.ts';

const group = { link: 'project', type: 'project' };

// Cast: what rows show of a document.
const document = (uid: string) =>
  ({
    id: `id-${uid}`,
    type: 'project',
    uid,
    language: 'en-us',
    title: uid.toUpperCase(),
  }) as DocumentSummary;
const documents = ['one', 'two', 'three'].map(document);

const link = (target: object) => ({ project: { link_type: 'Document', ...target } });
const to = (uid: string) => link({ type: 'project', uid });

const fieldOf = (slice: string, id: string) =>
  models.slices.get(slice)?.variations[0]?.fields.find((one) => one.id === id);

test.each(host.orders ?? [])('the order of the host that has %o is in the models', (order) => {
  const { of, in: own, byHand } = order;
  const field = fieldOf(own.slice, own.group);
  expect(field && orderedGroup(field)?.type).toBe(of);
  for (const [id, value] of Object.entries(byHand))
    expect(fieldOf(own.slice, id)?.model.config?.options).toContain(value);
  const zone = models.types.get(own.type)?.zones.find((one) => one.id === own.zone);
  expect(zone?.slices).toContain(own.slice);
});

describe('its rows', () => {
  const idsOf = (entries: readonly object[]) =>
    orderRows(JSON.parse(JSON.stringify(entries)), documents, group).map(
      ({ id, text, at }) => `${id} ${text} ${at}`,
    );
  const OTHERS = ['id-one ONE -1', 'id-two TWO -1', 'id-three THREE -1'];
  test.each<[string, readonly object[], readonly string[]]>([
    ['are all others without entries', [], ['seam  -1', ...OTHERS]],
    [
      'are the entries in their order, by uid or id, and then the others',
      [to('two'), link({ id: 'id-one' })],
      ['id-two TWO 0', 'id-one ONE 1', 'seam  -1', 'id-three THREE -1'],
    ],
    [
      'keep what is gone, empty, or no link, to be taken off',
      [to('gone'), {}, { project: 'one' }],
      ['at 0 gone 0', 'at 1 entry 2 1', 'at 2 entry 3 2', 'seam  -1', ...OTHERS],
    ],
    [
      'are two where a document is there twice',
      [to('one'), to('one')],
      ['id-one ONE 0', 'at 1 ONE 1', 'seam  -1', 'id-two TWO -1', 'id-three THREE -1'],
    ],
    [
      'take no document of another type',
      [link({ type: 'page', uid: 'one' })],
      ['at 0 one 0', 'seam  -1', ...OTHERS],
    ],
  ])('%s', (_what, entries, expected) => {
    expect(idsOf(entries)).toEqual(expected);
  });

  test.each([
    ['the last entry first', 1, 0, 0],
    ['an entry to the others', 0, 2, null],
    ['another one before the end of the list', 3, 2, 2],
    ['another one to the top', 3, 0, 0],
    ['no row at all', 9, 0, null],
  ])('land, %s', (_what, from, target, expected) => {
    const rows = orderRows([to('two'), to('one')], documents, group);
    expect(landingAt(rows, from, target)).toBe(expected);
  });
});

test('an entry is written as people write it, with its language where there are several', () => {
  const [one = document('one')] = documents;
  expect(newEntry(group, one, false)).toEqual(to('one'));
  expect(newEntry(group, one, true)).toEqual(link({ type: 'project', uid: 'one', lang: 'en-us' }));
});

test('documents that the site does not list come last', () => {
  const found = inOrder(documents, ['id-three', 'id-unknown', 'id-one']);
  expect(found.map(({ uid }) => uid)).toEqual(['three', 'one', 'two']);
});
