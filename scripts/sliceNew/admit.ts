import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { CustomTypeModel } from '@prismicio/client';

/** The new text of a custom type's file, in which one zone admits the slice. */
export interface Admission {
  readonly file: string;
  readonly zone: string;
  readonly text: string;
}

/** `page` or, where a type has several zones, `project.spread`. */
export async function admit(root: string, place: string, slice: string): Promise<Admission> {
  const [type = '', wanted] = place.split('.');
  const file = `customtypes/${type}/index.json`;
  const source = await readFile(join(root, file), 'utf8').catch(async () => {
    const types = await readdir(join(root, 'customtypes'));
    throw new Error(`No type is called "${type}": one of ${types.sort().join(', ')} was expected`);
  });
  const model = parse(file, source);
  const fields = Object.values(model.json).flatMap((tab) => Object.entries(tab));
  const zones = fields.flatMap(([id, field]) => (field.type === 'Slices' ? [{ id, field }] : []));
  const ids = zones.map(({ id }) => id);
  if (ids.length === 0) throw new Error(`${file}: the type has no slice zone`);
  if (wanted === undefined && ids.length > 1) {
    const ways = ids.map((id) => `--type ${type}.${id}`);
    throw new Error(`${file}: the type has several slice zones: ${ways.join(' or ')}`);
  }
  const zone = zones.find(({ id }) => wanted === undefined || id === wanted);
  if (!zone) throw new Error(`${file}: no zone is called "${wanted}", only ${ids.join(', ')}`);
  zone.field.config = {
    ...zone.field.config,
    choices: { ...zone.field.config?.choices, [slice]: { type: 'SharedSlice' } },
  };
  return { file, zone: zone.id, text: `${JSON.stringify(model, null, 2)}\n` };
}

function parse(file: string, source: string): CustomTypeModel {
  try {
    // Cast: `content:check` checks the file's shape.
    return JSON.parse(source) as CustomTypeModel;
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}
