import { isRecord } from '../../json.ts';
import { readSource } from '../../folder/readSource.ts';
import { listModelFiles, type ModelFile } from '../../models/modelFiles.ts';
import type { ModelApi, ModelJson, ModelKind } from '../hosted/modelApi.ts';

export interface ModelChange {
  readonly kind: 'new' | 'changed' | 'same';
  readonly of: ModelKind;
  readonly model: ModelJson;
  /** Path of the file, from the project's folder. */
  readonly file: string;
}

/** Compares the project's models with the hosted ones; slices first, since types name them. */
export async function planModels(root: string, api: ModelApi): Promise<readonly ModelChange[]> {
  const files = listModelFiles(root);
  return [
    ...compare('slices', files.slices, await api.list('slices')),
    ...compare('customtypes', files.types, await api.list('customtypes')),
  ];
}

function compare(
  of: ModelKind,
  files: readonly ModelFile[],
  hosted: readonly ModelJson[],
): ModelChange[] {
  return files.flatMap((file): ModelChange[] => {
    const { parsed } = readSource(file);
    const json = parsed.ok ? parsed.value : undefined;
    const id = isRecord(json) ? json['id'] : undefined;
    // A push checks the models first.
    if (!isRecord(json) || typeof id !== 'string') return [];
    const known = hosted.find((model) => model.id === id);
    if (known === undefined) return [{ kind: 'new', of, model: { ...json, id }, file: file.name }];
    const model = { ...keepScreenshots(json, known), id };
    const isSame = comparable(model) === comparable(known);
    return [{ kind: isSame ? 'same' : 'changed', of, model, file: file.name }];
  });
}

/** A screenshot's address is made at its upload and exists in the hosted model only. */
function keepScreenshots(model: Record<string, unknown>, hosted: ModelJson) {
  const { variations } = model;
  const known: unknown = hosted['variations'];
  if (!Array.isArray(variations) || !Array.isArray(known)) return model;
  return {
    ...model,
    variations: variations.map((variation: unknown) => {
      if (!isRecord(variation) || variation['imageUrl']) return variation;
      const twin = known.find((one: unknown) => isRecord(one) && one['id'] === variation['id']);
      const imageUrl: unknown = isRecord(twin) ? twin['imageUrl'] : undefined;
      return typeof imageUrl === 'string' ? { ...variation, imageUrl } : variation;
    }),
  };
}

/** Where the order of keys is the order in the editor. */
const ORDERED = new Set(['json', 'primary', 'items', 'fields', 'choices']);

/** A model as text: order counts where an editor shows it, missing and null are one. */
function comparable(value: unknown, key = '', parent = ''): string {
  if (Array.isArray(value)) return `[${value.map((item) => comparable(item)).join()}]`;
  if (!isRecord(value)) return JSON.stringify(value);
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined && member !== null)
    .map(([name, member]) => `${JSON.stringify(name)}:${comparable(member, name, key)}`);
  // The tabs of a type hold its fields without a name for them.
  const isOrdered = ORDERED.has(key) || parent === 'json';
  return `{${(isOrdered ? members : members.toSorted()).join()}}`;
}
