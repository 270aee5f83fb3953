import { isRecord } from 'prismic-folder';

/** The first sentence of an error: codecs append every value that they have seen. */
const reasonOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0]?.slice(0, 200) ?? '';

/**
 * A slice as the Content API serves it, of a variation's mock data, or of generated values where it has none.
 * `model` and `mocks` are as their files have them. Throws a sentence if they cannot be used.
 */
export async function exampleSlice(
  model: unknown,
  variation: string,
  mocks: readonly unknown[],
): Promise<unknown> {
  // Large, and only needed here.
  const { generateSliceMock, renderSliceMock } = await import('@prismicio/mocks');
  const mock = mocks.find((one) => isRecord(one) && one['variation'] === variation);
  try {
    // Casts: model and mock data in Prismic's formats, which the library checks.
    if (mock !== undefined) return renderSliceMock(model as never, mock as never);
    return renderSliceMock(
      model as never,
      generateSliceMock(model as never, { variation, type: 'SharedSlice' } as never)() as never,
    );
  } catch (error) {
    const what = mock === undefined ? 'its model has no example' : 'its mock data cannot be read';
    throw new Error(`${what}: ${reasonOf(error)}`, { cause: error });
  }
}
