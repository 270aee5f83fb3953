import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readSliceModel, readTypeModel, type Models } from '#prismic-folder/models';
import { createServing } from '#editor/canvas/draft/createServing.ts';
import { createReferences, type Missing } from '#editor/canvas/draft/references.ts';

const model = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

function modelsOf(): Models {
  const type = readTypeModel(model('customtypes/page/index.json'), '');
  const slices = ['TextBlock', 'Image'].map((name) =>
    readSliceModel(model(`slices/${name}/model.json`), ''),
  );
  if (typeof type === 'string') throw new Error(type);
  const known = slices.filter((slice) => typeof slice !== 'string');
  return {
    types: new Map([[type.id, type]]),
    slices: new Map(known.map((slice) => [slice.id, slice])),
  };
}

const text = (words: string) => ({
  slice_type: 'text_block',
  variation: 'default',
  primary: { text: [{ type: 'paragraph', text: words, spans: [] }] },
});

function open() {
  const references = createReferences();
  const missing: Missing[] = [];
  const serving = createServing(modelsOf(), 'page', references, (one) => missing.push(one));
  // Cast: slices of the zone.
  const zone = (slices: readonly unknown[]) =>
    serving.serve({ slices: slices as never }).data['slices'] as readonly Record<string, unknown>[];
  return { references, missing, serving, zone };
}

describe('slices of a draft', () => {
  test('only the edited slice is another object', () => {
    const { zone } = open();
    const [one, two, three] = [text('One'), text('Two'), text('Three')];
    const before = zone([one, two, three]);
    const after = zone([one, text('Two!'), three]);
    expect(after.map((slice, at) => slice === before[at])).toEqual([true, false, true]);
  });

  test('a zone without a change is the same list', () => {
    const { zone } = open();
    const slices = [text('One'), text('Two')];
    expect(zone(slices)).toBe(zone([...slices]));
  });

  test('slices without an id keep the one they were given while they are edited and moved', () => {
    const { zone } = open();
    const [one, two, three] = [text('One'), text('Two'), text('Three')];
    const [a, b, c] = zone([one, two, three]).map(({ id }) => id);
    expect(zone([one, text('Two!'), three]).map(({ id }) => id)).toEqual([a, b, c]);
    expect(zone([three, one, text('Two!!')]).map(({ id }) => id)).toEqual([c, a, b]);
    const ids = zone([three, text('New'), one, text('Two!!')]).map(({ id }) => id);
    expect(new Set(ids).size).toBe(4);
  });

  test('every field of the model is there, so that a new slice can be rendered', () => {
    const { zone } = open();
    const [slice] = zone([{ slice_type: 'image', variation: 'default' }]);
    expect(slice).toMatchObject({ primary: { image: {} }, items: [] });
  });

  test('the place of a slice is the one in its file', () => {
    const { serving, zone } = open();
    const slices = zone(['not a slice', text('One'), { slice_type: 'unknown' }, text('Two')]);
    expect(slices.map((slice) => serving.placeOf(slice)?.index)).toEqual([1, 2, 3]);
  });
});

describe('fields beside the zones', () => {
  test('their object stays the same until one of them changes', () => {
    const { serving } = open();
    const slices = [text('One')] as never;
    const first = serving.serve({ title: 'Now', slices });
    const second = serving.serve({ title: 'Now', slices: [text('Two')] as never });
    const third = serving.serve({ title: 'Then', slices: [] as never });
    expect(second.fields).toBe(first.fields);
    expect(third.fields).not.toBe(second.fields);
  });
});

describe('references', () => {
  const image = {
    slice_type: 'image',
    variation: 'default',
    primary: { image: { url: '/media/a.webp', alt: 'A' } },
  };

  test('an image has the dimensions that served content told of it', () => {
    const { references, zone, missing } = open();
    references.learn({ cover: { url: '/media/a.webp', dimensions: { width: 4, height: 3 } } });
    expect(zone([image])[0]).toMatchObject({
      primary: { image: { url: '/media/a.webp', alt: 'A', dimensions: { width: 4, height: 3 } } },
    });
    expect(missing).toEqual([]);
  });

  test('an image nothing is known of is empty, is asked for, and is there once it is known', () => {
    const { references, serving, zone, missing } = open();
    const slices = [image];
    expect(zone(slices)[0]).toMatchObject({ primary: { image: {} } });
    expect(missing).toEqual([{ kind: 'media', url: '/media/a.webp' }]);
    references.addMedia('/media/a.webp', { dimensions: { width: 4, height: 3 } });
    serving.retry();
    expect(zone(slices)[0]).toMatchObject({ primary: { image: { url: '/media/a.webp' } } });
  });

  test.each([
    ['by id', { link_type: 'Document', id: 'X1' }],
    ['by type and uid', { link_type: 'Document', type: 'page', uid: 'about' }],
  ])('a link to a document %s is completed', (_, link) => {
    const references = createReferences();
    references.addDocument({ id: 'X1', type: 'page', uid: 'about', lang: 'en-us', tags: [] });
    const missing: Missing[] = [];
    const filled = references.fill(link, (one) => missing.push(one));
    expect(filled).toMatchObject({ id: 'X1', type: 'page', uid: 'about', lang: 'en-us' });
    expect(missing).toEqual([]);
  });
});
