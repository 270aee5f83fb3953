import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from 'prismic-folder';
import { readModelFiles } from 'prismic-folder/authoring';
import { readProject } from '../project/readProject.ts';
import { findSimulator, simulatorAddresses } from '../project/simulator.ts';
import { mocksOf, pictureFile, type SliceFolder, sliceFolders } from '../project/slicePictures.ts';
import type { Command } from './parseCommand.ts';
import { serveHostPage } from './screenshots/hostPage.ts';
import { type Camera, openCamera } from './screenshots/openCamera.ts';

/** A picture that is to be taken. */
interface Wanted {
  readonly slice: SliceFolder;
  readonly variation: string;
  /** Below the project. */
  readonly file: string;
}

/**
 * Takes pictures of variations through the project's simulator, each on its mock data, and prints what it does. Resolves
 * to 1 if one could not be taken.
 */
export async function takeScreenshots({ root, simulator, takesAll }: Command): Promise<number> {
  const project = readProject(root);
  for (const problem of project.problems) console.warn(problem);
  const slices = await sliceFolders(root);
  if (slices.length === 0) throw new Error(`There are no slices in ${root} to take pictures of`);
  const all = slices.flatMap((slice) =>
    slice.variations.map((variation) => ({
      slice,
      variation,
      file: pictureFile(slice, variation),
    })),
  );
  const wanted = takesAll ? all : all.filter((one) => isOutdated(root, one));
  const current = all.length - wanted.length;
  if (wanted.length === 0) {
    console.info(`All ${count(all.length)} are newer than their slices; --all takes them again`);
    return 0;
  }
  const host = await serveHostPage();
  let failed: number;
  try {
    const found = await findSimulator(simulatorAddresses(project, { simulator, site: null }), {
      origin: host.origin,
      start: project.framework?.start ?? 'npm run dev',
    });
    if (found.kind !== 'ready' && found.kind !== 'slow') {
      throw new Error(`The simulator ${found.address} cannot be used. ${found.reason}`);
    }
    failed = await takeEach(root, wanted, await openCamera(root, host, found.address));
  } finally {
    await host.close();
  }
  const taken = wanted.length - failed;
  const rest = [
    ...(current > 0 ? [`${current} newer than their slices`] : []),
    ...(failed > 0 ? [`${failed} not taken`] : []),
  ];
  console.info([`${count(taken)} taken`, ...rest].join(', '));
  return failed > 0 ? 1 : 0;
}

/** Takes one picture after the other; returns how many could not be taken. */
async function takeEach(root: string, wanted: readonly Wanted[], camera: Camera): Promise<number> {
  const models = new Map(
    (await readModelFiles({ root })).slices.map((model) => [
      isRecord(model) ? model['id'] : undefined,
      model,
    ]),
  );
  let failed = 0;
  try {
    for (const { slice, variation, file } of wanted) {
      try {
        const mocks = mocksOf(root, slice);
        // oxlint-disable-next-line no-await-in-loop -- one page shows one slice at a time
        const example = await exampleSlice(models.get(slice.id), variation, mocks);
        // oxlint-disable-next-line no-await-in-loop
        writeFileSync(join(root, file), await camera.take(example));
        console.info(file);
      } catch (error) {
        failed += 1;
        console.error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  } finally {
    await camera.close();
  }
  return failed;
}

/** Whether a picture is missing, or older than a file of its slice: model, mock data, component or styles. */
function isOutdated(root: string, { slice, file }: Wanted): boolean {
  const picture = statSync(join(root, file), { throwIfNoEntry: false });
  if (!picture) return true;
  const folder = join(root, slice.folder);
  return readdirSync(folder)
    .filter((name) => !name.startsWith('screenshot-'))
    .some((name) => {
      const stats = statSync(join(folder, name), { throwIfNoEntry: false });
      return stats?.isFile() === true && stats.mtimeMs > picture.mtimeMs;
    });
}

const count = (number: number) => `${number} picture${number === 1 ? '' : 's'}`;

/** The first sentence of an error: codecs append every value that they have seen. */
const reasonOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0]?.slice(0, 200) ?? '';

/**
 * A slice as the Content API serves it, of a variation's mock data, or of generated values where it has none.
 * `model` and `mocks` are as their files have them. Throws a sentence if they cannot be used.
 */
async function exampleSlice(
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
