import { host } from '#editing/host.ts';
import { expect, test, vi } from 'vitest';
import type { Json } from '#prismic-folder/edit';
import type { FieldModel } from '#prismic-folder/models';
import { ApiError, type AuthoringClient } from '#page-editor/api/AuthoringClient.ts';
import type { DocumentJson } from '#page-editor/model/DocumentJson.ts';
import type { Place } from '#page-editor/model/place.ts';
import { emptySlice, isNew } from '#page-editor/model/emptySlice.ts';
import { slicesOf } from '#page-editor/model/sliceAt.ts';
import { clipboardActions } from '#page-editor/slices/clipboard/clipboardActions.ts';
import { fitSlice, fitValues } from '#page-editor/slices/clipboard/fitSlice.ts';
import { readSlices, writeSlices } from '#page-editor/slices/clipboard/systemClipboard.ts';
import { exampleOf } from '#page-editor/slices/example/exampleOf.ts';
import { normalizeFields } from '../../../../packages/prismic-folder/src/fields/normalizeFields.ts';
import { demoDocuments, demoModels } from '../form/support/demoModels.ts';
import { memorySession } from '../form/support/memorySession.ts';

const spread = { id: 'spread', label: 'Spread', tab: '', slices: ['section_header'] };

const titled = (title_text: string) => {
  return { slice_type: 'section_header', variation: 'default', primary: { title_text } };
};
const section = titled('A');

test('every slice of the demo is copied and fits where it is from, without a loss', () => {
  const all = demoDocuments.flatMap(({ type, json }) =>
    (demoModels.types.get(type)?.zones ?? []).flatMap((zone) =>
      // Cast: a document's file.
      slicesOf(json as DocumentJson, zone.id).map((slice) => ({ zone, slice })),
    ),
  );
  expect(all.length).toBeGreaterThan(100);
  for (const { zone, slice } of all) {
    const [copied] = readSlices(writeSlices([slice])) ?? [];
    expect(copied).toEqual(slice);
    expect(copied && fitSlice(demoModels, zone, copied)).toEqual({
      fits: true,
      slice: { variation: 'default', ...copied, id: undefined },
      left: [],
    });
  }
});

test.each([
  ['', null],
  ['null', null],
  ['[{"slice_type":"image"},{}]', null],
  [' {"slice_type":"image"}\n', [{ slice_type: 'image' }]],
  ['[{"slice_type":"a"},{"slice_type":"b"}]', [{ slice_type: 'a' }, { slice_type: 'b' }]],
])('of the text %j these are slices: %j', (text, slices) => {
  expect(readSlices(text)).toEqual(slices);
});

test.each([
  [{ slice_type: 'quote_wall' }, 'The site does not know a slice “Quote wall”'],
  [{ slice_type: 'intro' }, 'Intro does not fit into Spread'],
  [{ ...section, variation: 'wide' }, 'Section header has no kind “wide” here'],
])('%j does not fit: %s', (slice, reason) => {
  expect(fitSlice(demoModels, spread, slice)).toEqual({ fits: false, reason });
});

test('what the models do not have is left out and named', () => {
  const copied = {
    ...section,
    id: 'section_header$1',
    colour: 'red',
    primary: { title_text: 'A', caption: 'B', body_text: 7 },
    items: [{ words: 'C' }],
  };
  expect(fitSlice(demoModels, spread, copied)).toEqual({
    fits: true,
    slice: { ...section, items: [{}] },
    left: ['colour', 'caption', 'body_text', 'words'],
  });
});

const field = (type: string, config: FieldModel['config'] = {}) => ({ type, config }) as FieldModel;
const values: readonly (readonly [FieldModel, Json])[] = [
  [field('Text'), 'words'],
  [field('Text'), 7],
  [field('Number', { min: 0, max: 9 }), 4],
  [field('Number', { min: 0, max: 9 }), 10],
  [field('Number'), '4'],
  [field('Color'), '#ff5a33'],
  [field('Color'), 'red'],
  [field('Date'), '2026-11-02'],
  [field('Date'), '2026-13-02'],
  [field('Timestamp'), '2026-11-21T03:38:23+0000'],
  [field('Select', { options: ['Yes', 'No'] }), 'Yes'],
  [field('Select', { options: ['Yes', 'No'] }), 'Wide'],
  [field('Boolean'), 'Yes'],
  [field('StructuredText'), [{ type: 'paragraph', text: 'A', spans: [] }]],
  [field('StructuredText'), 'A'],
  [field('Link'), { link_type: 'Web', url: 'https://example.com' }],
  [field('Link'), 'https://example.com'],
  [field('Link', { repeat: true }), [{ link_type: 'Web', url: 'https://example.com' }]],
  [field('Link', { repeat: true }), { link_type: 'Web', url: 'https://example.com' }],
  [field('Group', { fields: { name: field('Text') } }), [{ name: 'A' }]],
  [field('Group', { fields: { name: field('Text') } }), [{ name: 7 }]],
  [field('GeoPoint'), 'A'],
];

test.each(values)('a %j takes %j if the content check does', (model, value) => {
  const [error, leave] = [vi.fn(), vi.fn()];
  // Cast: as much of a context as these kinds use.
  const context = { report: { error, warn() {} }, path: [] } as never;
  normalizeFields(context, { value }, { value: model }, 'model.json');
  fitValues({ value }, { value: model }, leave);
  expect(leave.mock.calls.length > 0).toBe(error.mock.calls.length > 0);
});

/** A service whose library lacks these files. */
function serviceWithout(isMissing: (name: string) => boolean) {
  const api = {
    call: async (_name: string, { query }: { query: { name: string } }) => {
      if (isMissing(query.name)) throw new ApiError('not_found', 'There is no such file.');
      return {};
    },
  };
  // Cast: of the service only this is called.
  return api as unknown as AuthoringClient;
}

function actionsOn(...spread: readonly Json[]) {
  const session = memorySession('case_study', { data: { project_name: 'X', spread } });
  const said: string[] = [];
  const api = serviceWithout((name) => name === 'gone.webp');
  const announce = (sentence: string) => void said.push(sentence);
  const notify = ({ message }: { message: string }) => announce(message);
  const calls = { toast: vi.fn(), onPlace: vi.fn(), remove: vi.fn() };
  const ports = { session, api, models: demoModels, announce, notify, ...calls };
  const slices = () => slicesOf(session.get().json, 'spread');
  const { paste, cut } = clipboardActions(ports);
  /** Pastes these slices after the one at a place. */
  const put = (place: Place, ...copied: Json[]) => paste(place, JSON.stringify(copied));
  return { session, said, ports, slices, put, cut };
}

test('a slice is pasted after the selected one, in one step, and it is said', async () => {
  const { session, said, ports, slices, put } = actionsOn(titled('A'), titled('B'));
  await put({ zone: 'spread', index: 0 }, titled('X'), titled('Y'));
  expect(slices()).toEqual(['A', 'X', 'Y', 'B'].map(titled));
  expect(said).toEqual(['2 slices pasted after Section header, now 2 of 4.']);
  expect(ports.onPlace).toHaveBeenCalledWith({ zone: 'spread', index: 1 });
  expect(session.edits.map(({ options }) => options.label)).toEqual(['paste 2 slices']);
});

test('without a selection a slice is pasted at the end; what does not fit is named, and not inserted', async () => {
  const { said, ports, slices, put } = actionsOn(titled('A'));
  await put({}, { slice_type: 'intro' }, { slice_type: 'intro' });
  expect(slices()).toHaveLength(1);
  expect(said).toEqual(['Intro does not fit into Spread (2 times).']);
  expect(ports.toast).toHaveBeenCalledWith({ message: said[0] });
  await put({}, titled('X'));
  expect(slices()).toEqual(['A', 'X'].map(titled));
});

test('a file that the library does not have is left out and named', async () => {
  const { said, slices, put } = actionsOn();
  const image = { slice_type: 'image', variation: 'default' };
  const primary = { image: { url: '/media/gone.webp?w=4', alt: 'Gone' }, full_bleed: 'Yes' };
  await put({}, { ...image, primary });
  expect(slices()).toEqual([{ ...image, primary: { full_bleed: 'Yes' } }]);
  expect(said).toEqual([
    'Image pasted first in Spread, now 1 of 1. Without gone.webp: not in the library. Upload and choose it there.',
  ]);
});

test('what is cut is copied first, and stays where it cannot be copied', async () => {
  const { ports, said, cut } = actionsOn(titled('A'));
  const setData = vi.fn();
  // Cast: of a clipboard only this is used.
  await cut('spread', 0, { setData } as unknown as DataTransfer);
  const [, text] = setData.mock.calls.find(([type]) => type === 'text/plain') ?? [];
  expect(readSlices(text)).toEqual([titled('A')]);
  expect(ports.remove).toHaveBeenCalledWith('spread', [0], 'cut');
  // Without a browser there is neither a clipboard nor storage.
  ports.remove.mockClear();
  await cut('spread', 0);
  expect(ports.remove).not.toHaveBeenCalled();
  expect(said.at(-1)).toMatch(/^Not copied/);
});

const full = serviceWithout(() => false);
const variations = [...demoModels.slices.values()].flatMap((slice) =>
  slice.variations.map((variation) => [slice.id, variation.id, slice, variation] as const),
);

test.each(variations)('%s, %s is filled with its example', async (_id, name, slice, variation) => {
  const empty = emptySlice(slice, variation);
  expect(isNew(demoModels, empty)).toBe(true);
  const example = await exampleOf({ api: full, host }, demoModels, empty);
  expect(example?.slice).toMatchObject({ slice_type: slice.id, variation: name });
  // The example of one is what its model gives a new one, and some have no fields.
  const hasExample = JSON.stringify(example?.slice) !== JSON.stringify(empty);
  expect(hasExample || slice.id === 'intro_header' || variation.fields.length === 0).toBe(true);
  expect(isNew(demoModels, example?.slice)).toBe(!hasExample);
});

test('the example is as an author would write it, without files that the library does not have', async () => {
  const example = await exampleOf({ api: serviceWithout(() => true), host }, demoModels, {
    slice_type: 'image',
  });
  const options = { full_bleed: 'No', use_border: 'Yes', use_image_descriptor: 'Yes' };
  const text = 'Nine sheets, one for each kind of sky.';
  const primary = { ...options, body_text: [{ type: 'paragraph', text, spans: [] }] };
  expect(example?.slice).toEqual({ slice_type: 'image', primary });
  expect(example?.trouble).toBe(
    'Without cover-paper-weather.webp: not in the library. Upload and choose it there.',
  );
});
