import { describe, expect, test, vi } from 'vitest';
import type { CanvasDocument } from '#page-editor/canvas/CanvasApi.ts';
import { createZoneDraft } from '#page-editor/canvas/simulator/createZoneDraft.ts';
import { readSliceModel, readTypeModel } from 'prismic-folder/models';
import { waitFor } from '../../../../support/waitFor.ts';

const zoneOf = (fieldset: string) => ({
  type: 'Slices',
  fieldset,
  config: { choices: { hero: { type: 'SharedSlice' } } },
});

const typeOf = (fields: Record<string, unknown>) => {
  const type = readTypeModel({ id: 'page', json: { Main: fields } }, '');
  if (typeof type === 'string') throw new Error(type);
  return type;
};

const primary = { title: { type: 'Text' }, image: { type: 'Image' }, link: { type: 'Link' } };
const variations = [{ id: 'default', name: 'Default', primary, items: {} }];
const hero = readSliceModel({ id: 'hero', type: 'SharedSlice', name: 'Hero', variations }, '');

const slice = (title: string, primary: object = {}) => ({
  slice_type: 'hero',
  variation: 'default',
  primary: { title, ...primary },
});

const title = { type: 'Text' };

function open(data: object, fields: Record<string, unknown> = { title, slices: zoneOf('Slices') }) {
  if (typeof hero === 'string') throw new Error(hero);
  const type = typeOf(fields);
  const onChange = vi.fn();
  const findMedia = vi.fn(() =>
    Promise.resolve({ name: 'a.jpg', kind: 'image', bytes: 5, width: 30, height: 20 }),
  );
  const findDocument = vi.fn(() =>
    Promise.resolve({ id: 'x', type: 'page', uid: 'about', language: 'en-us', tags: [] }),
  );
  const draft = createZoneDraft({
    mediaOrigin: 'http://127.0.0.1:4600',
    addressOf: ({ type: kind, uid, lang }) => `/${lang}/${kind}/${uid}`,
    onChange,
  });
  draft.open({
    summary: { id: 'p', type: 'page', uid: 'home', language: 'en-us', tags: [] },
    json: { data },
    models: { types: new Map([['page', type]]), slices: new Map([['hero', hero]]) },
    findDocument,
    findMedia,
    // Cast: what a draft reads of a document.
  } as unknown as CanvasDocument);
  // Cast: the payload of a slice.
  const primary = (at: number) =>
    (draft.slices()[at]?.payload as { primary: Record<string, unknown> } | undefined)?.primary;
  return { draft, primary, onChange, findMedia };
}

describe('the zone as the Content API serves it', () => {
  test('has absolute addresses of media, and ids and addresses of documents', async () => {
    const image = { url: '/media/a.jpg', alt: null };
    const link = { link_type: 'Document', type: 'page', uid: 'about' };
    const { primary, onChange, findMedia } = open({ slices: [slice('One', { image, link })] });
    await waitFor(() => expect(onChange).toHaveBeenCalledTimes(2));
    expect(primary(0)?.['image']).toMatchObject({
      url: 'http://127.0.0.1:4600/media/a.jpg',
      id: 'a.jpg',
      dimensions: { width: 30, height: 20 },
    });
    expect(primary(0)?.['link']).toMatchObject({
      link_type: 'Document',
      id: 'x',
      lang: 'en-us',
      url: '/en-us/page/about',
    });
    expect(findMedia).toHaveBeenCalledTimes(1);
  });

  test('leaves other addresses alone', () => {
    const web = { link_type: 'Web', url: 'https://example.org/media/a.jpg' };
    const { primary } = open({ slices: [slice('One', { link: web })] });
    expect(primary(0)?.['link']).toMatchObject(web);
  });

  test('keeps what was not edited: the same objects, the same list', () => {
    const [one, two] = [slice('One'), slice('Two')];
    const { draft } = open({ slices: [one, two] });
    const before = draft.slices();
    draft.show({ data: { title: 'New', slices: [one, two] } } as never);
    expect(draft.slices()).toBe(before);
    draft.show({ data: { slices: [one, slice('Two!')] } } as never);
    const after = draft.slices();
    expect(after[0]?.payload).toBe(before[0]?.payload);
    expect(after[1]?.payload).not.toBe(before[1]?.payload);
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  });

  test('names the places of the file, where the page is not given every slice', () => {
    const { draft } = open({ slices: [{ slice_type: 'gone' }, slice('One')] });
    expect(draft.slices().at(-1)).toMatchObject({ zone: 'slices', index: 1, type: 'hero' });
  });
});

describe('the zone that is shown', () => {
  const two = { title, slices: zoneOf('Slices'), aside: zoneOf('Aside') };

  test('is the first one until another one is chosen', () => {
    const { draft } = open({ slices: [slice('One')], aside: [slice('Two'), slice('Three')] }, two);
    expect([draft.zone(), draft.slices().length]).toEqual(['slices', 1]);
    expect([draft.choose('aside'), draft.choose('aside'), draft.choose('other')]).toEqual([
      true,
      false,
      false,
    ]);
    expect(draft.slices().map(({ zone }) => zone)).toEqual(['aside', 'aside']);
  });

  test('is none in a document without one', () => {
    const { draft } = open({ title: 'Settings' }, { title });
    expect([draft.zone(), draft.slices(), draft.choose('slices')]).toEqual([null, [], false]);
  });
});
