import { onTestFinished } from 'vitest';
import { createContentFolder } from '../../../../tests/support/contentFolder.ts';
import { type DoubleOptions, startDouble } from './prismicDouble/startDouble.ts';

/** A site's content folder and a hosted repository, until the test ends. */
export async function openHosted(options?: DoubleOptions) {
  const [folder, double] = await Promise.all([createContentFolder(), startDouble(options)]);
  onTestFinished(async () => {
    await Promise.all([folder.remove(), double.stop()]);
  });
  return { folder, double };
}

export type Hosted = Awaited<ReturnType<typeof openHosted>>;

/** A drawing that no other has, by its size. */
export const svg = (size: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"/>`;

/** A slice of a page. */
export const figure = (image: object) => ({
  slice_type: 'image',
  variation: 'plain',
  primary: { image },
});
