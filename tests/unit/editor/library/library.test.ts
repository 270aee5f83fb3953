import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { MediaItem } from '#prismic-folder/contract';
import { createDescribing } from '#page-editor/rooms/library/describing.ts';
import * as filters from '#page-editor/rooms/library/libraryFilter.ts';
import { listRequest } from '#page-editor/fields/media/library/mediaFilter.ts';
import { tileWords } from '#page-editor/fields/media/file/fileWords.ts';
import { ALL_KINDS } from '#page-editor/fields/media/pickMedia.ts';
import { writeQuery } from '#page-editor/session/useQuery.ts';
import { startService } from '../store/support/service.ts';
import { type Json, valueAt } from '#prismic-folder/edit';
import { readEditorModels } from '#page-editor/model/readEditorModels.ts';
import { posterPlaces, setPosters, undoPosters } from '#page-editor/rooms/library/posterPlaces.ts';
import {
  field,
  pngHeader,
  sliceModel,
  typeModel,
  zone,
} from '../../../../packages/prismic-folder/tests/support/createProject.ts';

const URL = '/media/wave.png';
const VIEW = `${URL}?rect=0,0,10,10&w=10&h=10`;
const PNG = { kind: 'image', contentType: 'image/png', bytes: 1, savedAt: 0, uses: 0 } as const;
const RED = { width: 180, height: 120, channels: 3, background: '#ff5a33' } as const;

const SILENT = {
  title: 'Silent',
  picture: { url: URL, square: { url: VIEW, alt: null } },
  other: { url: URL, alt: 'Other words.' },
};

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
    'content/documents/page/silent.json': { data: SILENT },
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
    const alt = 'A red field.';
    const picture = { url: URL, alt, square: { url: VIEW, alt } };
    expect(draft('silent')).toMatchObject({ data: { picture, other: { alt: 'Other words.' } } });
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

it.each<[Partial<MediaItem>, string]>([
  [{ uses: 0, width: 40, height: 30 }, '40 × 30, 2 KB, Not used'],
  [{ undescribed: 1, width: 40, height: 30 }, '40 × 30, 2 KB, Used in 2 places, No description'],
  [{ sameAs: ['b.png'], width: 4, height: 3 }, '4 × 3, 2 KB, Used in 2 places, Same as b.png'],
  [
    { enough: { width: 2, height: 1 }, width: 4, height: 3 },
    '4 × 3, 2 KB, Used in 2 places, Larger than needed',
  ],
  [{}, '2 KB, Used in 2 places, Cannot be read'],
])('A tile with %j says %j.', (part, words) => {
  expect(tileWords({ ...PNG, name: 'a.png', bytes: 2048, uses: 2, ...part })).toBe(
    `a.png, ${words}`,
  );
});

const slice = (film: string, poster: string) => ({
  slice_type: 'film',
  variation: 'default',
  version: 'initial',
  primary: {
    video: { link_type: 'Media', url: `/media/${film}.mp4` },
    poster: { url: `/media/${poster}.png`, alt: '' },
  },
});
const ONE = slice('one', 'old-one');
const OTHER = slice('other', 'old-other');
const page = (...slices: readonly Json[]) => ({ data: { title: 'Films', slices } });
const FRAME: MediaItem = { ...PNG, name: 'frame.png' };

/** A page that shows two films, and their order in its draft is another one. */
async function films() {
  const type = typeModel('page', { uid: field('UID'), title: field('Text'), slices: zone('film') });
  const model = sliceModel('film', { default: { video: field('Link'), poster: field('Image') } });
  const service = await startService({
    'customtypes/page/index.json': type,
    'slices/Film/model.json': model,
    'content/media/one.mp4': 'one',
    'content/media/other.mp4': 'other',
    'content/media/old-one.png': pngHeader(10, 10),
    'content/media/old-other.png': pngHeader(10, 20),
    'content/media/frame.png': pngHeader(20, 10),
    'content/documents/page/films.json': page(ONE, OTHER),
    'content/drafts/documents/page/films.json': page(OTHER, ONE),
  });
  const api = service.client();
  const models = readEditorModels({ types: [type], slices: [model] }, {});
  const call = { params: { type: 'page', name: 'films' }, query: {} };
  const read = () => api.call('readDocument', call);
  return {
    service,
    api,
    async find() {
      const { uses } = await api.call('listMediaUses', { query: { name: 'one.mp4' } });
      return posterPlaces(api, models, 'one.mp4', uses);
    },
    async posters() {
      const { json } = await read();
      return [0, 1].map((at) => valueAt(json, ['data', 'slices', at, 'primary', 'poster', 'url']));
    },
    /** Somebody changes the order in the draft. */
    async swap() {
      const { version, revision } = await read();
      const changes = [{ op: 'move' as const, path: ['data', 'slices', 0], to: 1 }];
      await api.call('saveDocument', { ...call, body: { version, revision, changes } });
    },
  };
}

it('A poster goes beside its film, as the slices of the draft are ordered, and is taken back.', async () => {
  const { api, find, posters } = await films();
  const places = await find();
  expect(places.map(({ path }) => path)).toEqual([['data', 'slices', 1, 'primary', 'poster']]);
  const set = await setPosters(api, places, FRAME);
  expect(await posters()).toEqual(['/media/old-other.png', '/media/frame.png']);
  await undoPosters(api, set);
  expect(await posters()).toEqual(['/media/old-other.png', '/media/old-one.png']);
});

it('Places that cannot be read are not taken for none.', async () => {
  const { service, find } = await films();
  service.onRequest = ({ address }) => {
    if (address.includes('/documents/page/films')) throw new TypeError('fetch failed');
  };
  await expect(find()).rejects.toThrow('does not answer');
});

it('A place from which the film went meanwhile keeps its poster.', async () => {
  const { api, find, posters, swap } = await films();
  const places = await find();
  await swap();
  expect(await setPosters(api, places, FRAME)).toEqual([]);
  expect(await posters()).toEqual(['/media/old-one.png', '/media/old-other.png']);
  const set = await setPosters(api, await find(), FRAME);
  await swap();
  await undoPosters(api, set);
  expect(await posters()).toEqual(['/media/old-other.png', '/media/frame.png']);
});
