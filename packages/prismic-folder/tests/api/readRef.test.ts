import { expect, it } from 'vitest';
import { readRef } from '../../src/api/readRef.ts';

const address = 'https://demo.prismic.io/previews/spring?websitePreviewId=x';
const cookie = (entry: unknown) => JSON.stringify({ _tracker: 'abc', 'demo.prismic.io': entry });

it.each([
  ['ZabcR', { kind: 'ref', ref: 'ZabcR' }],
  ['with%20space', { kind: 'ref', ref: 'with%20space' }],
  ['%E0%A4', { kind: 'ref', ref: '%E0%A4' }],
  ['{not json', { kind: 'ref', ref: '{not json' }],
  [address, { kind: 'preview', token: 'spring' }],
  [encodeURIComponent(address), { kind: 'preview', token: 'spring' }],
  ['http://localhost:3100/api/v2/previews/a%20b/', { kind: 'preview', token: 'a b' }],
  ['https://demo.prismic.io/elsewhere', { kind: 'preview', token: '' }],
  [cookie({ preview: address }), { kind: 'preview', token: 'spring' }],
  [encodeURIComponent(cookie({ preview: address })), { kind: 'preview', token: 'spring' }],
  [encodeURIComponent(cookie({ preview: 'ZabcR' })), { kind: 'preview', token: 'ZabcR' }],
  [cookie({}), { kind: 'no preview' }],
  ['{}', { kind: 'no preview' }],
])('%s is read as %j', (text, ref) => {
  expect(readRef(text)).toEqual(ref);
});
