import { expect, it } from 'vitest';
import { isFilled } from '../../src/query/predicates/presence.ts';

it.each([
  ['text', 'a', ''],
  ['number', 0, null],
  ['boolean', false, null],
  ['rich text', [{ type: 'paragraph', text: 'a', spans: [] }], []],
  [
    'rich text of one empty paragraph',
    [{ type: 'image', url: 'x' }],
    [{ type: 'paragraph', text: '', spans: [] }],
  ],
  ['image', { url: 'x' }, {}],
  ['web link', { link_type: 'Web', url: 'x' }, { link_type: 'Any' }],
  ['document link', { link_type: 'Document', id: 'x' }, { link_type: 'Document' }],
  ['repeatable link', [{ link_type: 'Web', url: 'x', key: 'a' }], [{ link_type: 'Any' }]],
  ['geopoint', { latitude: 0, longitude: 0 }, {}],
  ['table', { body: { rows: [] } }, null],
])('a %s is filled or empty', (_, filled, empty) => {
  expect([isFilled(filled), isFilled(empty)]).toEqual([true, false]);
});
