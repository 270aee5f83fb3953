import { isRecord } from '../../json.ts';
import { readSource } from '../../lib/readSource.ts';
import { listModelFiles, type ModelFile } from '../../models/modelFiles.ts';
import type { ModelApi, ModelJson, ModelKind } from '../hosted/modelApi.ts';

export interface ModelChange {
  readonly kind: 'new' | 'changed' | 'same';
  readonly of: ModelKind;
  readonly model: ModelJson;
  /** Path of the file relative to the project. */
  readonly file: string;
}

/** Compares the project's models with the hosted ones; slices first, because types use them. */
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
    // Invalid models cannot occur, because a push checks them first.
    if (!isRecord(json) || typeof id !== 'string') return [];
    const known = hosted.find((model) => model.id === id);
    if (known === undefined) return [{ kind: 'new', of, model: { ...json, id }, file: file.name }];
    const model = { ...keepScreenshots(json, known), id };
    const isSame = comparable(model) === comparable(known);
    return [{ kind: isSame ? 'same' : 'changed', of, model, file: file.name }];
  });
}

/** Adds the screenshots' URLs, which exist only in the hosted model. */
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

/** Keys of objects whose order is the order in the editor. */
const ORDERED = new Set(['json', 'primary', 'items', 'fields', 'choices']);

/** Canonical text of a model: order matters only in `ORDERED`; missing and null are equal. */
function comparable(value: unknown, key = '', parent = ''): string {
  if (Array.isArray(value)) return `[${value.map((item) => comparable(item)).join()}]`;
  if (!isRecord(value)) return JSON.stringify(value);
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined && member !== null)
    .map(([name, member]) => `${JSON.stringify(name)}:${comparable(member, name, key)}`);
  // A type's tabs contain its fields directly.
  const isOrdered = ORDERED.has(key) || parent === 'json';
  return `{${(isOrdered ? members : members.toSorted()).join()}}`;
}
