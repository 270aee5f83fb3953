import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SharedSliceModel } from '@prismicio/client';
import { formatText } from '../files/format.ts';
import type { ProjectFile } from '../files/writeFiles.ts';
import { messageOf, ModelError } from '../ModelError.ts';
import { sliceTypeName } from '../names.ts';
import type { Settings } from '../settings.ts';
import { componentText } from './componentText.ts';

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
export async function newSliceFiles(
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
