import { describe, expect, it } from 'vitest';
import type { MediaItem } from '#prismic-folder/contract';
import {
  mediaFilterOf,
  readLibraryFilter,
  writeLibraryFilter,
} from '#editor/library/filter/libraryFilter.ts';
import { noteOf, tileWords } from '#editor/library/grid/tileWords.ts';
import { listRequest } from '#editor/media/library/mediaFilter.ts';
import { ALL_KINDS } from '#editor/media/pickMedia.ts';

describe('The address of the library', () => {
  const queries: readonly [string, string, object][] = [
    ['', '', {}],
    ['?task=undescribed', '?task=undescribed', { undescribed: true }],
    ['?task=duplicates', '?task=duplicates', { duplicates: true }],
    [
      '?task=oversized&order=heaviest',
      '?task=oversized&order=heaviest',
      { oversized: true, sort: 'heaviest' },
    ],
    ['?place=project&kind=film', '?place=project&kind=film', { usedIn: 'project', shows: 'film' }],
    ['?place=-unused&search=a%20b', '?place=-unused&search=a+b', { unused: true, search: 'a b' }],
    ['?task=none&kind=x&order=up&file=a.png', '?file=a.png', {}],
  ];
  it.each(queries)('%s is kept, and asks for what it says.', (given, kept, asked) => {
    const filter = readLibraryFilter(given);
    expect(writeLibraryFilter(filter)).toBe(kept);
    expect(listRequest(mediaFilterOf(filter), ALL_KINDS, 1).query).toEqual({
      page: 1,
      pageSize: 100,
      ...asked,
    });
  });
});

describe('A tile', () => {
  const item: MediaItem = {
    name: 'a.png',
    kind: 'image',
    contentType: 'image/png',
    bytes: 2048,
    width: 40,
    height: 30,
    savedAt: 0,
    uses: 2,
  };
  const tiles: readonly [Partial<MediaItem>, string, string][] = [
    [{}, 'Used in 2 places', 'a.png, 40 × 30, 2 KB, Used in 2 places'],
    [{ uses: 0 }, 'Not used', 'a.png, 40 × 30, 2 KB, Not used'],
    [
      { undescribed: 1, sameAs: ['b.png'] },
      'No description',
      'a.png, 40 × 30, 2 KB, Used in 2 places, No description, Same as b.png',
    ],
    [
      { enough: { width: 20, height: 15 } },
      'Larger than needed',
      'a.png, 40 × 30, 2 KB, Used in 2 places, Larger than needed',
    ],
  ];
  it.each(tiles)('with %j says %j.', (part, note, words) => {
    expect(noteOf({ ...item, ...part }).words).toBe(note);
    expect(tileWords({ ...item, ...part })).toBe(words);
  });

  it('of a picture without a size says that it cannot be read.', () => {
    const { width: _w, height: _h, ...unread } = item;
    expect(tileWords(unread)).toBe('a.png, 2 KB, Used in 2 places, Cannot be read');
  });
});
