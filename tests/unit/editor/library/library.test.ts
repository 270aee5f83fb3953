import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { MediaItem } from '#prismic-folder/contract';
import { createDescribing } from '#page-editor/rooms/library/describing.ts';
import * as filters from '#page-editor/rooms/library/libraryFilter.ts';
import { listRequest } from '#page-editor/fields/media/library/mediaFilter.ts';
import { noteOf, tileWords } from '#page-editor/fields/media/file/fileWords.ts';
import { ALL_KINDS } from '#page-editor/fields/media/pickMedia.ts';
import { writeQuery } from '#page-editor/session/useQuery.ts';
import {
  field,
  typeModel,
} from '../../../../packages/prismic-folder/tests/support/createProject.ts';
import { startService } from '../store/support/service.ts';

const URL = '/media/wave.png';
const VIEW = `${URL}?rect=0,0,10,10&w=10&h=10`;
const RED = { width: 180, height: 120, channels: 3, background: '#ff5a33' } as const;

/** A picture that three pages show: silently, with words, and as decoration. */
async function library() {
  const { project, client } = await startService({
    'customtypes/page/index.json': typeModel('page', {
      uid: field('UID'),
      title: field('Text'),
      picture: field('Image', { thumbnails: [{ name: 'square', width: 10, height: 10 }] }),
      other: field('Image'),
    }),
    'content/media/wave.png': await sharp({ create: RED }).png().toBuffer(),
    'content/documents/page/silent.json': {
      data: {
        title: 'Silent',
        picture: { url: URL, square: { url: VIEW, alt: null } },
        other: { url: URL, alt: 'Other words.' },
      },
    },
    'content/documents/page/told.json': { data: { picture: { url: URL, alt: 'A wave.' } } },
    'content/documents/page/decoration.json': { data: { picture: { url: URL, alt: '' } } },
  });
  const api = client();
  const item = await api.call('readMedia', { query: { name: 'wave.png' } });
  const draft = (name: string) => {
    const path = `content/drafts/documents/page/${name}.json`;
    return project.text(path) === null ? null : project.json(path);
  };
  return { api, item, project, draft, work: createDescribing(api) };
}

describe('A description', () => {
  it('goes to the places that say nothing, in drafts, and to the library.', async () => {
    const { item, project, draft, work } = await library();
    const before = project.text('content/documents/page/silent.json');
    expect(item.undescribed).toBe(1);
    const described = await work.describe(item, 'A red field.');
    expect(described).toMatchObject({ alt: 'A red field.', uses: 5 });
    expect(described.undescribed).toBeUndefined();
    expect(draft('silent')).toMatchObject({
      data: {
        picture: { url: URL, alt: 'A red field.', square: { url: VIEW, alt: 'A red field.' } },
        other: { alt: 'Other words.' },
      },
    });
    expect([draft('told'), draft('decoration')]).toEqual([null, null]);
    expect(project.text('content/documents/page/silent.json')).toBe(before);
    expect([work.textOf('wave.png'), work.drafts()]).toEqual(['A red field.', 1]);
  });

  it('is said in other words, as decoration, or taken back where it was written.', async () => {
    const { api, item, draft, work } = await library();
    await work.describe(item, 'A red feild.');
    await work.describe(item, 'A red field.');
    expect(draft('silent')).toMatchObject({ data: { picture: { alt: 'A red field.' } } });
    await work.describe(item, '');
    expect(draft('silent')).toMatchObject({
      data: { picture: { alt: '', square: { alt: '' } }, other: { alt: 'Other words.' } },
    });
    const back = await work.describe(item, null);
    expect([back.alt, back.undescribed, work.drafts()]).toEqual([undefined, 1, 0]);
    expect(draft('silent')).toMatchObject({ data: { title: 'Silent' } });
    const read = await api.call('readMedia', { query: { name: 'wave.png' } });
    expect(read).toMatchObject({ undescribed: 1 });
  });

  it('leaves words that somebody else wrote meanwhile.', async () => {
    const { item, draft, work, api } = await library();
    await work.describe(item, 'A red field.');
    const params = { type: 'page', name: 'silent' };
    const { version, revision } = await api.call('readDocument', { params, query: {} });
    const path = ['data', 'picture', 'alt'];
    const changes = [{ op: 'set' as const, path, value: 'By hand.' }];
    await api.call('saveDocument', { params, query: {}, body: { version, revision, changes } });
    await work.describe(item, 'Other words again.');
    expect(draft('silent')).toMatchObject({ data: { picture: { alt: 'By hand.' } } });
  });
});

it.each<[string, string, object]>([
  ['', '', {}],
  ['?task=undescribed', '?task=undescribed', { undescribed: true }],
  ['?task=duplicates', '?task=duplicates', { duplicates: true }],
  ['?task=oversized', '?task=oversized', { oversized: true }],
  ['?order=heaviest', '?order=heaviest', { sort: 'heaviest' }],
  ['?place=project&kind=film', '?place=project&kind=film', { usedIn: 'project', shows: 'film' }],
  ['?place=-unused&search=a%20b', '?place=-unused&search=a+b', { unused: true, search: 'a b' }],
  ['?task=none&kind=x&order=up&file=a.png', '?file=a.png', {}],
])('The address %s of the library is kept, and asks for what it says.', (given, kept, asked) => {
  const filter = filters.readLibraryFilter(given);
  expect(writeQuery(filter)).toBe(kept);
  const { query } = listRequest(filters.mediaFilterOf(filter), ALL_KINDS, 1);
  expect(query).toEqual({ page: 1, pageSize: 100, ...asked });
});

describe('A tile', () => {
  const read = { name: 'a.png', kind: 'image', contentType: 'image/png', bytes: 2048 } as const;
  const item: MediaItem = { ...read, width: 40, height: 30, savedAt: 0, uses: 2 };
  const USED = 'Used in 2 places';
  it.each<[Partial<MediaItem>, string, string]>([
    [{}, USED, USED],
    [{ uses: 0 }, 'Not used', 'Not used'],
    [{ undescribed: 1 }, 'No description', `${USED}, No description`],
    [{ sameAs: ['b.png'] }, 'Same as b.png', `${USED}, Same as b.png`],
    [{ enough: { width: 20, height: 15 } }, 'Larger than needed', `${USED}, Larger than needed`],
  ])('with %j says %j.', (part, note, words) => {
    expect(noteOf({ ...item, ...part }).words).toBe(note);
    expect(tileWords({ ...item, ...part })).toBe(`a.png, 40 × 30, 2 KB, ${words}`);
  });

  it('of a picture without a size says that it cannot be read.', () => {
    const unread: MediaItem = { ...read, savedAt: 0, uses: 2 };
    expect(tileWords(unread)).toBe('a.png, 2 KB, Used in 2 places, Cannot be read');
  });
});
