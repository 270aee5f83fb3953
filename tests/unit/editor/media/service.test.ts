import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { MediaItem } from '#prismic-folder/contract';
import type { Json } from '#prismic-folder/edit';
import type { FieldModel } from '#prismic-folder/models';
import type { AuthoringClient } from '#editor/api/AuthoringClient.ts';
import { changeCrop } from '#editor/media/crop/cropState.ts';
import { createMediaItems } from '#editor/media/file/createMediaItems.ts';
import { distinctUses, nameUses } from '#editor/media/file/namedUses.ts';
import { finishWork, isUntouched, movedPoint, startWork } from '#editor/media/imageWork.ts';
import { createMediaList } from '#editor/media/library/createMediaList.ts';
import { NO_FILTER } from '#editor/media/library/mediaFilter.ts';
import { IMAGE_KINDS } from '#editor/media/pickMedia.ts';
import { createUploads } from '#editor/media/upload/createUploads.ts';
import { readEditorModels } from '#editor/model/readEditorModels.ts';
import {
  field,
  typeModel,
} from '../../../../packages/prismic-folder/tests/support/createProject.ts';
import { startService } from '../store/support/service.ts';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#ff5a33' } });

const WAVE = await picture(1800, 1200).png().toBuffer();
const WIDE = await picture(1200, 300).png().toBuffer();
const TIFF = await picture(20, 20).tiff().toBuffer();

const THUMBNAILS = [{ name: 'square', width: 400, height: 400 }];
const MODEL: FieldModel = { type: 'Image', config: { thumbnails: THUMBNAILS } };

/** A library with one picture that a page and a slice show. */
async function library() {
  const service = await startService({
    'customtypes/page/index.json': typeModel('page', {
      uid: field('UID'),
      title: field('StructuredText', { single: 'heading1' }),
      picture: field('Image', { thumbnails: THUMBNAILS }),
    }),
    'content/media/wave.png': WAVE,
    'content/documents/page/about.json': {
      id: 'about',
      data: {
        title: [{ type: 'heading1', text: 'About us', spans: [] }],
        picture: { url: '/media/wave.png', alt: 'A wave.' },
      },
    },
  });
  return { service, api: service.client(), project: service.project };
}

const file = (name: string, bytes: Buffer) => new File([new Uint8Array(bytes)], name);
const stored = async (api: AuthoringClient, name: string) =>
  api.call('readMedia', { query: { name } });

type Project = Awaited<ReturnType<typeof library>>['project'];

/** Saves a value as the picture of the page. */
async function save({ documents }: Project, value: Json) {
  const key = { type: 'page', name: 'about' };
  const { version, revision } = await documents.read(key);
  // Cast: the contract's type of JSON has lists that may change.
  const change = { op: 'set' as const, path: ['data', 'picture'], value: value as never };
  return documents.save(key, { version, revision, changes: [change] });
}

/** What the site shows of it; the service reads the folder again by itself. */
const shown = (project: Project, version?: 'drafts') => async () => {
  const { data } = await project.client(version).getByID('about');
  return data['picture'] as unknown;
};

describe('Uploads', () => {
  it('are stored under readable names, and refused in words.', async () => {
    const { api } = await library();
    const said: string[] = [];
    const uploads = createUploads({ api, announce: (sentence) => void said.push(sentence) });
    void uploads.add([file('dune.tiff', TIFF)]);
    const [item] = await uploads.add([file('Übersicht (1).PNG', WIDE)]);
    expect(item).toMatchObject({ name: 'uebersicht-1.png', width: 1200, height: 300, uses: 0 });
    await expect
      .poll(() => uploads.get()[0]?.state)
      .toEqual({
        kind: 'failed',
        canRetry: false,
        message: 'dune.tiff is not a picture the web can show. Use JPEG, PNG, WebP, AVIF or SVG.',
      });
    expect(said.toSorted()).toEqual([
      'dune.tiff is not a picture the web can show. Use JPEG, PNG, WebP, AVIF or SVG.',
      'uebersicht-1.png is in the library.',
    ]);
  });

  it('are in the list that is read after them, and no longer unused once a page shows them.', async () => {
    const { api, project } = await library();
    const uploads = createUploads({ api, announce: () => undefined });
    await uploads.add([file('new.png', WIDE)]);
    const list = createMediaList(api, IMAGE_KINDS);
    list.show({ ...NO_FILTER, isUnused: true });
    await expect.poll(() => list.get().items.map(({ name }) => name)).toEqual(['new.png']);
    await save(project, { url: '/media/new.png', alt: '' });
    list.refresh();
    await expect.poll(() => list.get().items.map(({ name }) => name)).toEqual([]);
  });
});

describe('A picture in a field', () => {
  const value = { url: '/media/wave.png', alt: 'A wave.' };

  it('that nobody changed is written as it was.', async () => {
    const { api } = await library();
    const work = startWork(value, await stored(api, 'wave.png'), MODEL);
    expect(isUntouched(work)).toBe(true);
    expect(finishWork(work, MODEL)).toBe(work.json);
    expect(work.json).toEqual(value);
  });

  it('that was cut is shown so by the site, its views around the point.', async () => {
    const { api, project } = await library();
    const work = startWork(value, await stored(api, 'wave.png'), MODEL);
    const { crop } = work;
    if (crop === null) throw new Error('It cannot be cut');
    const shaped = changeCrop(crop.now, { type: 'shape', shape: '4:3' });
    const now = changeCrop(shaped, { type: 'point', from: { x: 0.5, y: 0.5 }, dx: -0.4, dy: 0 });
    const changed = { ...work, crop: { ...crop, now }, alt: { kind: 'decoration' as const } };
    expect(movedPoint(changed)).toEqual({ x: 0.1, y: 0.5 });
    const written = finishWork(changed, MODEL);
    expect(written).toEqual({
      url: '/media/wave.png?rect=100,0,1600,1200&w=1600&h=1200',
      alt: '',
      dimensions: { width: 1600, height: 1200 },
      edit: { x: 100, y: 0, zoom: 1, background: 'transparent' },
      square: {
        url: '/media/wave.png?rect=0,0,1200,1200&w=400&h=400',
        alt: '',
        dimensions: { width: 400, height: 400 },
        edit: { x: 0, y: 0, zoom: 1, background: 'transparent' },
      },
    });
    expect((await save(project, written)).problems).toEqual([]);
    await expect.poll(shown(project, 'drafts')).toMatchObject({
      alt: '',
      dimensions: { width: 1600, height: 1200 },
      edit: { x: 100, y: 0, zoom: 1 },
      square: { alt: '', dimensions: { width: 400, height: 400 }, edit: { x: 0 } },
    });
    // The page itself still has the short form.
    await expect
      .poll(shown(project))
      .toMatchObject({ square: { alt: 'A wave.', edit: { x: 300, y: 0 } } });
  });

  it('that was opened again has the same crop, and nothing to write.', async () => {
    const { api } = await library();
    const item = await stored(api, 'wave.png');
    const work = startWork(value, item, MODEL);
    const { crop } = work;
    if (crop === null) throw new Error('It cannot be cut');
    const now = changeCrop(crop.now, { type: 'zoom', zoom: 2 });
    const written = finishWork({ ...work, crop: { ...crop, now } }, MODEL);
    const again = startWork(written, item, MODEL);
    expect(again.crop?.now.draft.views[0]?.byHand).toEqual(now.draft.views[0]?.byHand);
    expect(isUntouched(again)).toBe(true);
    expect(finishWork(again, MODEL)).toEqual(written);
  });
});

describe('A file', () => {
  it('that gets another name, content or none is followed by the page, and said so.', async () => {
    const { api, project } = await library();
    const items = createMediaItems(api);
    const stop = items.subscribe(() => undefined);
    items.want('wave.png');
    await expect.poll(() => items.get('wave.png').kind).toBe('found');
    await api.call('renameMedia', { query: { name: 'wave.png' }, body: { to: 'sea.png' } });
    await expect.poll(() => items.get('wave.png').kind).toBe('gone');
    expect(project.json('content/documents/page/about.json')).toMatchObject({
      data: { picture: { url: '/media/sea.png' } },
    });
    const replaced = await api.call('replaceMedia', {
      query: { name: 'sea.png' },
      body: file('other.png', WIDE),
    });
    expect(replaced).toMatchObject({ name: 'sea.png', width: 1200, height: 300 });
    stop();
  });

  it('is deleted only when nothing uses it.', async () => {
    const { api, project } = await library();
    const remove = (name: string) => api.call('removeMedia', { query: { name } });
    await expect(remove('wave.png')).rejects.toMatchObject({ code: 'in_use' });
    await createUploads({ api, announce: () => undefined }).add([file('new.png', WIDE)]);
    await remove('new.png');
    expect(project.text('content/media/new.png')).toBeNull();
    expect(project.text('content/media/wave.png')).not.toBeNull();
  });

  it('is used in places that have names, the same place of draft and page once.', async () => {
    const { api, project } = await library();
    await save(project, { url: '/media/wave.png', alt: 'A wave at sea.' });
    const { uses } = await api.call('listMediaUses', { query: { name: 'wave.png' } });
    expect(uses).toHaveLength(2);
    const models = readEditorModels({ types: [], slices: [] }, {});
    const named = await nameUses(distinctUses(uses), { api, models });
    expect(named).toEqual([
      {
        words: 'About us, Picture',
        document: { type: 'page', name: 'about' },
        place: { field: 'picture' },
      },
    ]);
  });

  it('is used by what is kept aside in one place, and by an external project in one.', async () => {
    const use = (file: string) => ({ file, path: ['data', 'spread', 0, 'primary', 'image'] });
    const aside = ['home/home.json', 'home/home.fr-fr.json'].map((file) =>
      use(`aside/demo-2026-11-26/documents/${file}`),
    );
    const models = readEditorModels({ types: [], slices: [] }, {});
    const { api } = await library();
    const external = [0, 1].map((at) => ({ ...use('behance/43.json'), path: ['modules', at] }));
    const uses = [...aside, use('media.json'), ...external];
    const named = await nameUses(distinctUses(uses), { api, models });
    expect(named.map(({ words, document }) => [words, document])).toEqual([
      ['What is kept aside', null],
      ['media.json', null],
      ['External project 43', null],
    ]);
  });

  it('keeps its description and its focal point.', async () => {
    const { api } = await library();
    const body = { alt: 'The sea.', focalPoint: { x: 0.1, y: 0.5 } };
    const item: MediaItem = await api.call('describeMedia', { query: { name: 'wave.png' }, body });
    expect(item).toMatchObject(body);
    const list = createMediaList(api, IMAGE_KINDS);
    list.show({ ...NO_FILTER, isUndescribed: true });
    await expect.poll(() => list.get().total).toBe(0);
  });
});
