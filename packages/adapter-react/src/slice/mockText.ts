import type { SharedSliceModel } from '@prismicio/client';
import { jsonText } from '../files/format.ts';

/**
 * Mock data of a new slice, one entry a variation, as Slice Machine writes it. It makes its own
 * right after the slice; this one completes the folder in between. The generator is loaded
 * when it is first needed.
 */
export async function mockText(model: SharedSliceModel): Promise<string> {
  const { SharedSliceMock } = await import('@prismicio/mocks');
  // Cast: the generator's own types of the same model, from another version of the same package.
  const source = model as Parameters<typeof SharedSliceMock.generate>[0];
  const mocks = model.variations.map(({ id }) =>
    SharedSliceMock.generate(source, { type: 'SharedSlice', variation: id }),
  );
  return jsonText(mocks);
}
