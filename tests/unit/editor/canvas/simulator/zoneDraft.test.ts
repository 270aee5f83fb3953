import { expect, test, vi } from 'vitest';
import type { CanvasDocument } from '#page-editor/canvas/CanvasApi.ts';
import { createZoneDraft } from '#page-editor/canvas/simulator/createZoneDraft.ts';
import { readSliceModel, readTypeModel } from 'prismic-folder/models';
import { waitFor } from '../../../../support/waitFor.ts';

const zoneOf = (fieldset: string) => ({
  type: 'Slices',
  fieldset,
  config: { choices: { hero: { type: 'SharedSlice' } } },
});

const title = { type: 'Text' };
const primary = { title, image: { type: 'Image' }, link: { type: 'Link' } };
const variations = [{ id: 'default', name: 'Default', primary, items: {} }];
const hero = readSliceModel({ id: 'hero', type: 'SharedSlice', name: 'Hero', variations }, '');

const slice = (words: string, more: object = {}) => ({
  slice_type: 'hero',
  variation: 'default',
  primary: { title: words, ...more },
});

function open(data: object, fields: Record<string, unknown> = { title, slices: zoneOf('Slices') }) {
  const type = readTypeModel({ id: 'page', json: { Main: fields } }, '');
  const onChange = vi.fn();
  const media = { name: 'a.jpg', kind: 'image', bytes: 5, width: 30, height: 20 };
  const findMedia = vi.fn(async () => media);
  const draft = createZoneDraft({
    mediaOrigin: 'http://127.0.0.1:4600',
    addressOf: ({ type: kind, uid, lang }) => `/${lang}/${kind}/${uid}`,
    onChange,
  });
  const summary = { id: 'p', type: 'page', uid: 'home', language: 'en-us', tags: [] };
  draft.open({
    summary,
    json: { data },
    models: { types: new Map([['page', type]]), slices: new Map([['hero', hero]]) },
    findDocument: async () => ({ ...summary, id: 'x', uid: 'about' }),
    findMedia,
    // Cast: what a draft reads of a document.
  } as unknown as CanvasDocument);
  return { draft, onChange, findMedia };
}

test('a simulator is given absolute addresses of media, and ids and addresses of documents', async () => {
  const image = { url: '/media/a.jpg', alt: null };
  const link = { link_type: 'Document', type: 'page', uid: 'about' };
  const web = { link_type: 'Web', url: 'https://example.org/media/a.jpg' };
  const slices = [slice('One', { image, link }), slice('Two', { link: web })];
  const { draft, onChange, findMedia } = open({ slices });
  await waitFor(() => expect(onChange).toHaveBeenCalledTimes(2));
  const url = 'http://127.0.0.1:4600/media/a.jpg';
  expect(draft.slices().map(({ payload }) => payload)).toMatchObject([
    {
      primary: {
        image: { url, id: 'a.jpg', dimensions: { width: 30, height: 20 } },
        link: { link_type: 'Document', id: 'x', lang: 'en-us', url: '/en-us/page/about' },
      },
    },
    { primary: { link: web } },
  ]);
  expect(findMedia).toHaveBeenCalledTimes(1);
});

test('what was not edited is the same: its payload, and the list while another field is typed in', () => {
  const [gone, one, two] = [{ slice_type: 'gone' }, slice('One'), slice('Two')];
  const { draft } = open({ slices: [gone, one, two] });
  const before = draft.slices();
  // The place is that of the file, where the page is not given every slice.
  expect(before.at(-1)).toMatchObject({ zone: 'slices', index: 2, type: 'hero' });
  draft.show({ data: { title: 'New', slices: [gone, one, two] } } as never);
  expect(draft.slices()).toBe(before);
  draft.show({ data: { slices: [gone, one, slice('Two!')] } } as never);
  const after = draft.slices();
  const isSame = after.map(({ payload }, at) => payload === before[at]?.payload);
  expect(isSame.slice(-2)).toEqual([true, false]);
  expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
});

test('the first zone is shown until another one is chosen, and none in a document without one', () => {
  const zones = { title, slices: zoneOf('Slices'), aside: zoneOf('Aside') };
  const { draft } = open({ slices: [slice('One')], aside: [slice('Two'), slice('Three')] }, zones);
  expect([draft.zone(), draft.slices().length]).toEqual(['slices', 1]);
  expect(['aside', 'aside', 'other'].map(draft.choose)).toEqual([true, false, false]);
  expect(draft.slices().map(({ zone }) => zone)).toEqual(['aside', 'aside']);
  const without = open({ title: 'Settings' }, { title }).draft;
  expect([without.zone(), without.slices(), without.choose('slices')]).toEqual([null, [], false]);
});
