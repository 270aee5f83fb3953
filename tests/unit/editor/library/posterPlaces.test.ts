import { expect, it } from 'vitest';
import type { MediaItem } from '#prismic-folder/contract';
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
import { startService } from '../store/support/service.ts';

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
const PNG = { kind: 'image', contentType: 'image/png', bytes: 1, savedAt: 0, uses: 0 } as const;
const FRAME: MediaItem = { ...PNG, name: 'frame.png' };

/** A page that shows two films, and their order in its draft is another one. */
async function films() {
  const type = typeModel('page', { uid: field('UID'), title: field('Text'), slices: zone('film') });
  const model = sliceModel('film', { default: { video: field('Link'), poster: field('Image') } });
  const { client } = await startService({
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
  const api = client();
  const models = readEditorModels({ types: [type], slices: [model] }, {});
  const call = { params: { type: 'page', name: 'films' }, query: {} };
  const read = () => api.call('readDocument', call);
  return {
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
