import type { SharedSliceModel } from '@prismicio/client';
import { jsonText } from '../files/format.ts';

/**
 * Mock data of a new slice, one entry per variation, as Slice Machine writes it. Slice Machine
 * replaces it right after creating the slice; until then it completes the folder. Loads the
 * generator on first use.
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
