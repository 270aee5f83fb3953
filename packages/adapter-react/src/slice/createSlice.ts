import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SharedSliceModel } from '@prismicio/client';
import { formatText, jsonText } from '../files/format.ts';
import { exists } from '../files/readJson.ts';
import { type ProjectFile, writeFiles } from '../files/writeFiles.ts';
import { messageOf, ModelError } from '../ModelError.ts';
import { sliceTypeName } from '../names.ts';
import type { Settings } from '../settings.ts';
import { placeOfSlice } from './findSlice.ts';

/** Input for a new slice. */
interface NewSlice {
  /** A library as the configuration names it, such as `./slices`. */
  readonly libraryID: string;
  readonly model: SharedSliceModel;
  /** The component's source; by default the template's. */
  readonly componentContents?: string | undefined;
}

/**
 * Writes the folder of a new slice, all or nothing: model, component and mock data. Returns the
 * folder relative to the project.
 */
export async function createSlice(settings: Settings, slice: NewSlice): Promise<string> {
  const { model, componentContents } = slice;
  const { library, dir } = await placeOfSlice(settings, slice.libraryID, model);
  const folder = `${library}/${dir}`;
  await checkFree(settings, folder);
  const modelFile = `${folder}/model.json`;
  const [formatted, mocks, files] = await Promise.all([
    formatText(settings, modelFile, jsonText(model)),
    mockText(model),
    newSliceFiles(settings, folder, dir, model, componentContents),
  ]);
  await writeFiles(settings.root, [
    { file: modelFile, text: formatted },
    { file: `${folder}/mocks.json`, text: mocks },
    ...files,
  ]);
  return folder;
}

/** Throws if a slice's folder exists already. */
export async function checkFree(settings: Settings, folder: string): Promise<void> {
  if (!(await exists(settings.root, folder))) return;
  throw new ModelError(folder, 'is there already: give the slice another name');
}

const SUFFIX = '.template';

/** The files of the project's template, with the new slice's names inserted. */
async function fromTemplate(settings: Settings, template: string, name: string, id: string) {
  const folder = join(settings.root, template);
  const names = await readdir(folder).catch((error: unknown) => {
    throw new ModelError(template, `the template of a slice cannot be read: ${messageOf(error)}`);
  });
  const fill = (text: string) =>
    text
      .replaceAll('__Name__', name)
      .replaceAll('__id__', id)
      .replaceAll('__Type__', sliceTypeName(id));
  return Promise.all(
    names
      .filter((file) => file.endsWith(SUFFIX))
      .map(async (file) => ({
        file: fill(file.slice(0, -SUFFIX.length)),
        text: fill(await readFile(join(folder, file), 'utf8')),
      })),
  );
}

/** The files of a new slice beside its model, such as the component. */
async function newSliceFiles(
  settings: Settings,
  folder: string,
  name: string,
  model: SharedSliceModel,
  component?: string,
): Promise<ProjectFile[]> {
  const given = {
    file: `index.${settings.typescript ? 'tsx' : 'jsx'}`,
    text: component ?? componentText(settings, name, model),
  };
  const files =
    settings.sliceTemplate && component === undefined
      ? await fromTemplate(settings, settings.sliceTemplate, name, model.id)
      : [given];
  return Promise.all(
    files.map(async ({ file, text }) => ({
      file: `${folder}/${file}`,
      text: await formatText(settings, `${folder}/${file}`, text),
    })),
  );
}

/** The component of a new slice: a placeholder that renders the slice's name. */
function componentText(settings: Settings, name: string, model: SharedSliceModel): string {
  const type = sliceTypeName(model.id);
  const exported = settings.registry ? 'export' : 'export default';
  const body = [
    '  return (',
    '    <section data-slice-type={slice.slice_type} data-slice-variation={slice.variation}>',
    `      ${name} (variation: {slice.variation})`,
    '    </section>',
    '  );',
    '}',
    '',
  ];
  if (settings.typescript) {
    return [
      "import type { Content } from '@prismicio/client';",
      "import type { SliceComponentProps } from '@prismicio/react';",
      '',
      `${exported} function ${name}({ slice }: SliceComponentProps<Content.${type}>) {`,
      ...body,
    ].join('\n');
  }
  return [
    '/**',
    ` * @param {import('@prismicio/react').SliceComponentProps<import('@prismicio/client').Content.${type}>} props`,
    ' */',
    `${exported} function ${name}({ slice }) {`,
    ...body,
  ].join('\n');
}

/**
 * Mock data of a new slice, one entry per variation, as Slice Machine writes it. Slice Machine
 * replaces it right after creating the slice; until then it completes the folder. Loads the
 * generator on first use.
 */
async function mockText(model: SharedSliceModel): Promise<string> {
  const { SharedSliceMock } = await import('@prismicio/mocks');
  // Cast: the generator's own types of the same model, from another version of the same package.
  const source = model as Parameters<typeof SharedSliceMock.generate>[0];
  const mocks = model.variations.map(({ id }) =>
    SharedSliceMock.generate(source, { type: 'SharedSlice', variation: id }),
  );
  return jsonText(mocks);
}
