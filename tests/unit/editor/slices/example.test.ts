import { expect, test } from 'vitest';
import { ApiError, type AuthoringClient } from '../../../../src/editor/api/AuthoringClient.ts';
import { emptySlice } from '../../../../src/editor/model/emptySlice.ts';
import { exampleOf } from '../../../../src/editor/slices/example/exampleOf.ts';
import { isNew } from '../../../../src/editor/slices/example/isNew.ts';
import { demoModels } from '../form/support/demoModels.ts';

const service = (hasFiles: boolean) => {
  const api = {
    call: () =>
      hasFiles ? Promise.resolve({}) : Promise.reject(new ApiError('not_found', 'No such file.')),
  };
  // Cast: of the service only this is called.
  return api as unknown as AuthoringClient;
};

const variations = [...demoModels.slices.values()].flatMap((slice) =>
  slice.variations.map((variation) => [slice.id, variation.id, slice, variation] as const),
);

test.each(variations)('%s, %s is filled with its example', async (_id, name, slice, variation) => {
  const empty = emptySlice(slice, variation);
  expect(isNew(demoModels, empty)).toBe(true);
  const example = await exampleOf(service(true), demoModels, empty);
  expect(example?.slice).toMatchObject({ slice_type: slice.id, variation: name });
  // The example of one is what its model gives a new one, and some have no fields.
  const hasExample = JSON.stringify(example?.slice) !== JSON.stringify(empty);
  expect(hasExample || slice.id === 'intro_header' || variation.fields.length === 0).toBe(true);
  expect(isNew(demoModels, example?.slice)).toBe(!hasExample);
});

test('the example is as an author would write it', async () => {
  const { slice } = (await exampleOf(service(true), demoModels, { slice_type: 'image' })) ?? {};
  expect(slice).toEqual({
    slice_type: 'image',
    primary: {
      image: {
        url: '/media/cover-paper-weather.webp',
        alt: 'A fanned stack of thick paper sheets in orange, bone, blue and black.',
      },
      full_bleed: 'No',
      use_border: 'Yes',
      use_image_descriptor: 'Yes',
      body_text: [{ type: 'paragraph', text: 'Nine sheets, one for each kind of sky.', spans: [] }],
    },
  });
});

test('files that the library does not have are left out', async () => {
  const example = await exampleOf(service(false), demoModels, { slice_type: 'image' });
  expect(JSON.stringify(example?.slice)).not.toContain('/media/');
  expect(example?.trouble).toBe(
    'Without cover-paper-weather.webp: not in the library. Upload and choose it there.',
  );
});
