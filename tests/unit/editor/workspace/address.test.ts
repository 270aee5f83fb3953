import { describe, expect, test } from 'vitest';
import { placeHash, readPlace, type Place } from '#editor/place.ts';
import {
  documentAddress,
  historyAddress,
  readAddress,
  REMOVED_ADDRESS,
  releaseAddress,
} from '#editor/workspace/useAddress.ts';

describe('addresses of the window', () => {
  test.each([
    ['/edit', '', { kind: 'documents' }],
    ['/edit/', '', { kind: 'documents' }],
    ['/edit/media', '', { kind: 'media' }],
    [
      '/edit/case-study/low-tide',
      '',
      { kind: 'document', type: 'case_study', name: 'low-tide', lang: null },
    ],
    [
      '/edit/page/now',
      '?lang=fr-fr',
      { kind: 'document', type: 'page', name: 'now', lang: 'fr-fr' },
    ],
    ['/edit/history/page/now', '', { kind: 'history', type: 'page', name: 'now', lang: null }],
    ['/edit/history', '', { kind: 'removed' }],
    ['/edit/releases', '', { kind: 'releases', release: null }],
    ['/edit/releases/spring', '', { kind: 'releases', release: 'spring' }],
    [
      '/edit/page/now',
      '?release=spring',
      { kind: 'document', type: 'page', name: 'now', lang: null, release: 'spring' },
    ],
    ['/edit/page/%E0%A4', '', { kind: 'document', type: 'page', name: '%E0%A4', lang: null }],
  ])('%s%s', (path, search, address) => {
    expect(readAddress(path, search)).toEqual(address);
  });

  test('a document leads to its address and back', () => {
    const key = { type: 'case_study', name: 'low-tide', lang: 'fr-fr' };
    const [path = '', search = ''] = documentAddress(key).split('?');
    expect(readAddress(path, `?${search}`)).toEqual({ kind: 'document', ...key });
    const held = new URL(documentAddress(key, 'release:spring'), 'http://localhost');
    expect(readAddress(held.pathname, held.search)).toMatchObject({ ...key, release: 'spring' });
    const history = new URL(historyAddress(key), 'http://localhost');
    expect(readAddress(history.pathname, history.search)).toEqual({ kind: 'history', ...key });
  });

  test('releases and deleted documents have addresses of their own', () => {
    expect(readAddress(REMOVED_ADDRESS, '')).toEqual({ kind: 'removed' });
    expect(readAddress(releaseAddress(), '')).toEqual({ kind: 'releases', release: null });
    expect(readAddress(releaseAddress('spring'), '')).toEqual({
      kind: 'releases',
      release: 'spring',
    });
  });
});

describe('places in a document', () => {
  test.each<[Place, string]>([
    [{}, ''],
    [{ zone: 'spread', index: 6 }, '#spread/6'],
    [{ zone: 'spread', index: 6, field: 'body_text' }, '#spread/6/body_text'],
    [{ zone: 'spread', index: 0, field: 'cards/2/title' }, '#spread/0/cards/2/title'],
    [{ field: 'title' }, '#/title'],
    [{ field: 'links/1/url' }, '#/links/1/url'],
  ])('%j is %s and back', (place, hash) => {
    expect(placeHash(place)).toBe(hash);
    expect(readPlace(hash)).toEqual(place);
  });

  test.each(['#spread', '#spread/x', '#spread/-1', '#/', '#%E0%A4/1'])(
    'a hash that names no place is no error: %s',
    (hash) => {
      expect(readPlace(hash).index ?? -1).toBeLessThan(2);
    },
  );
});
