import { readFileSync } from 'node:fs';
import type { Content } from '@prismicio/client';
import { describe, expect, test, vi } from 'vitest';
import { readSliceModel, readTypeModel, type Models } from '#prismic-folder/models';
import { createServing } from '#page-editor/canvas/draft/createServing.ts';
import { createReferences, type Missing } from '#page-editor/canvas/draft/references.ts';
import { createDraft, replaceDocument } from '#page-editor/canvas/draft/createDraft.ts';
import { toCard } from '#content/cards.ts';
import { safeAddress } from '#ui/links/address.ts';
import { luminanceOf } from '#page-editor/canvas/marks/ground.ts';

// Cast: cards are made of projects.
const RULES = { safeAddress, toCard: (one: object) => toCard(one as Content.ProjectDocument) };

const model = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

function modelsOf(): Models {
  const type = readTypeModel(model('customtypes/page/index.json'), '');
  if (typeof type === 'string') throw new Error(type);
  const slices = ['TextBlock', 'Image'].flatMap((name) => {
    const slice = readSliceModel(model(`slices/${name}/model.json`), '');
    return typeof slice === 'string' ? [] : [[slice.id, slice] as const];
  });
  return { types: new Map([[type.id, type]]), slices: new Map(slices) };
}

const text = (words: string) => ({
  slice_type: 'text_block',
  variation: 'default',
  primary: { text: [{ type: 'paragraph', text: words, spans: [] }] },
});
const image = {
  slice_type: 'image',
  variation: 'default',
  primary: { image: { url: '/media/a.webp', alt: 'A' } },
};

function open() {
  const references = createReferences();
  const missing: Missing[] = [];
  const serving = createServing(
    modelsOf(),
    'page',
    references,
    (one) => missing.push(one),
    safeAddress,
  );
  // Cast: slices of the zone.
  const zone = (slices: readonly unknown[]) =>
    serving.serve({ slices: slices as never }).data['slices'] as readonly Record<string, unknown>[];
  return { references, missing, serving, zone };
}

describe('slices of a draft', () => {
  const [one, two, three] = [text('One'), text('Two'), text('Three')];

  test('are the same objects but for the edited one, and the same list without an edit', () => {
    const { zone } = open();
    const before = zone([one, two, three]);
    expect(zone([one, two, three])).toBe(before);
    const after = zone([one, text('Two!'), three]);
    expect(after.map((slice, at) => slice === before[at])).toEqual([true, false, true]);
  });

  test('without an id keep the one they were given while they are edited and moved', () => {
    const { zone } = open();
    const ids = (...slices: object[]) => zone(slices).map(({ id }) => id);
    const [a, b, c] = ids(one, two, three);
    expect(ids(one, text('Two!'), three)).toEqual([a, b, c]);
    expect(ids(three, one, text('Two!!'))).toEqual([c, a, b]);
    expect(new Set(ids(three, text('New'), one, text('Two!!'))).size).toBe(4);
  });

  test('have every field of the model, and are at the place in their file', () => {
    const { serving, zone } = open();
    const bare = { slice_type: 'image', variation: 'default' };
    const slices = zone(['not a slice', one, { slice_type: 'unknown' }, bare]);
    expect(slices.map((slice) => serving.placeOf(slice)?.index)).toEqual([1, 2, 3]);
    expect(slices.at(-1)).toMatchObject({ primary: { image: {} }, items: [] });
  });

  test('leave the fields beside them the same object until one of those changes', () => {
    const { serving } = open();
    const fields = (title: string, slices: object[]) =>
      serving.serve({ title, slices: slices as never }).fields;
    const first = fields('Now', [one]);
    expect(fields('Now', [two])).toBe(first);
    expect(fields('Then', [])).not.toBe(first);
  });
});

describe('references', () => {
  const dimensions = { width: 4, height: 3 };

  test('to images have dimensions and the address that is served, so that none is loaded again', () => {
    const { references, zone, missing } = open();
    references.learn({ cover: { url: '/media/a.webp?v=5ee7c5b5', dimensions } });
    const cut = { url: '/media/a.webp?rect=0,0,9,9', alt: 'A' };
    const [whole, part] = zone([image, { ...image, primary: { image: cut } }]);
    const served = { url: '/media/a.webp?v=5ee7c5b5', alt: 'A', dimensions };
    expect(whole).toMatchObject({ primary: { image: served } });
    const url = '/media/a.webp?rect=0,0,9,9&v=5ee7c5b5';
    expect(part).toMatchObject({ primary: { image: { ...served, url } } });
    expect(missing).toEqual([]);
  });

  test('that nothing is known of are empty, are asked for, and are there once it is known', () => {
    const { references, serving, zone, missing } = open();
    expect(zone([image])[0]).toMatchObject({ primary: { image: {} } });
    expect(missing).toEqual([{ kind: 'media', url: '/media/a.webp' }]);
    references.addMedia('/media/a.webp', { dimensions });
    serving.retry();
    expect(zone([image])[0]).toMatchObject({ primary: { image: { url: '/media/a.webp' } } });
  });

  test.each([
    { link_type: 'Document', id: 'X1' },
    { link_type: 'Document', type: 'page', uid: 'about' },
  ])('to documents are completed: %j', (link) => {
    const references = createReferences();
    const document = { id: 'X1', type: 'page', uid: 'about', lang: 'en-us', tags: [] };
    references.addDocument(document);
    const missing: Missing[] = [];
    const filled = references.fill(link, (one) => missing.push(one));
    expect(filled).toMatchObject(document);
    expect(missing).toEqual([]);
  });
});

test('a link has what its model picks of a document that was served, and nothing else of it', () => {
  const picks = [{ id: 'page', fields: ['title'] }];
  const type = readTypeModel(
    {
      id: 'page',
      json: {
        Main: {
          title: { type: 'Text' },
          meta_title: { type: 'Text' },
          to: { type: 'Link', config: { select: 'document', customtypes: picks } },
          plain: { type: 'Link' },
          slices: { type: 'Slices', config: { choices: { quote: { type: 'Text' } } } },
        },
      },
    },
    '',
  );
  if (typeof type === 'string') throw new Error(type);
  const models = { types: new Map([[type.id, type]]), slices: new Map() };
  const references = createReferences();
  const serving = createServing(models, 'page', references, () => {}, safeAddress);
  const link = { link_type: 'Document', type: 'page', uid: 'b' };
  const serve = () => {
    serving.retry();
    return serving.serve({ to: link, plain: link, slices: [{ slice_type: 'quote', value: 'Hm' }] });
  };
  expect(serve().data['to']).not.toHaveProperty('data');
  const served = { id: 'b', type: 'page', uid: 'b', lang: 'en-gb', tags: [] };
  references.learn([{ ...served, data: { title: 'B', meta_title: 'No' } }]);
  // Another page links to it without picking anything.
  references.learn({ to: { ...served, link_type: 'Document' } });
  const { to, plain, slices } = serve().data;
  expect(to).toMatchObject({ id: 'b', data: { title: 'B' } });
  expect(to).not.toHaveProperty('data.meta_title');
  expect(plain).not.toHaveProperty('data');
  // A slice from before slices were shared is one field.
  expect(slices).toMatchObject([{ slice_type: 'quote', value: 'Hm' }]);
});

describe('an answer with the document', () => {
  const data = { cover: ['new'] };
  const document = { id: 'P', type: 'project', uid: 'p', tags: ['Web'], data };
  const other = { id: 'Q', type: 'project', data: { cover: [] } };
  const old = { id: 'P', type: 'project', href: '/p', data: { cover: ['old'] } };
  const card = { id: 'P', uid: 'p', tags: [], data: { cover: ['old'] } };
  const pair = { uid: 'c', caseStudy: other };

  test.each<[string, unknown, object]>([
    ['alone', old, { ...old, data }],
    ['in a pair', { ...pair, project: old }, { ...pair, project: { data } }],
    ['in a list', [other, old], [other, { data }]],
    ['as a card', [card], [{ id: 'P', tags: ['Web'], data }]],
  ])('has it as it is in the draft: %s', (_what, answer, expected) => {
    expect(replaceDocument(answer, document, RULES)).toMatchObject(expected);
  });

  test.each([[[other]], [null]])('is the same object without it: %j', (answer) => {
    expect(replaceDocument(answer, document, RULES)).toBe(answer);
  });
});

test.each([
  ['rgb(220, 229, 232)', '0.77'],
  ['color(srgb 1 1 1 / 0.9)', '1.00'],
  ['color(display-p3 0 0 0)', '0.00'],
  ['lab(50 20 -30)', '0.18'],
  ['oklch(0.967 0.003 264.542)', '0.90'],
  ['oklab(0.5 -0.1 -0.1 / 0.2)', undefined],
  ['rgba(255, 255, 255, 0.2)', undefined],
  ['transparent', undefined],
])('as a ground %s has the luminance %s', (color, luminance) => {
  expect(luminanceOf(color)?.toFixed(2)).toBe(luminance);
});

test('a draft tells when it changed, and answers that the page has are replaced', () => {
  const changes = vi.fn<() => void>();
  const draft = createDraft({ ...RULES, onChange: changes });
  const answer = { results: [{ id: 'D', type: 'page', data: { title: 'Saved' } }] };
  expect(draft.replace(answer)).toBe(answer);
  const nobody = { findDocument: async () => null, findMedia: async () => null };
  const summary = { id: 'D', uid: 'now', type: 'page', language: 'en-gb', tags: [] };
  // Cast: what a draft reads of a summary.
  draft.open({ ...nobody, summary, json: { data: { title: 'Now' } }, models: modelsOf() } as never);
  expect(draft.replace(answer)).toMatchObject({ results: [{ data: { title: 'Now' } }] });
  draft.show({ data: { title: 'Then' } });
  expect(draft.replace(answer)).toMatchObject({ results: [{ data: { title: 'Then' } }] });
  expect(changes).toHaveBeenCalledTimes(2);
});

describe('a slice is not rendered again', () => {
  const { isSameSlice } = createDraft(RULES);
  const slice = { id: 's', slice_type: 'text_block' };
  const project = { id: 'P', data: {} };
  const work = { state: 'success', cards: [], retry: () => {} };
  // Casts: it reads no more of them.
  const around = (value: object, index = 0) => ({ slice, index, value }) as never;
  const value = { variant: 'home', first: false, numbering: { figure: 1 }, work, project };

  test.each([
    ['a list of cards changed', { ...value, work: { ...work, cards: [{}] } }, false],
    ['what is chosen came', { ...value, work: { ...work, chosen: work } }, false],
    ['another document changed', { ...value, project: { ...project, data: {} } }, false],
    ['it knows something that it did not', { ...value, added: 1 }, false],
    ['only its callbacks were made anew', { ...value, work: { ...work, retry: () => {} } }, true],
  ])('unless what is around it is not the same: %s', (_title, next, isSame) => {
    expect(isSameSlice(around(value), around(next))).toBe(isSame);
    expect(isSameSlice(around(next), around(value))).toBe(isSame);
  });
});
