import type { FieldModel, Models, RepositoryDocument } from '../types.ts';
import { isRecord } from '../json.ts';

type Fields = Readonly<Record<string, FieldModel>>;

/** For each record of fields in the models, the names of fields that documents have values for. */
export function usedFields(
  documents: readonly RepositoryDocument[],
  { types, slices }: Models,
): ReadonlyMap<Fields, ReadonlySet<string>> {
  const used = new Map<Fields, Set<string>>();

  const visit = (value: unknown, fields: Fields): void => {
    if (!isRecord(value)) return;
    const names = used.get(fields) ?? new Set<string>();
    used.set(fields, names);
    for (const [name, { type, config }] of Object.entries(fields)) {
      const field = value[name];
      if (isFilled(field)) names.add(name);
      if (!Array.isArray(field)) continue;
      if (type === 'Group') for (const item of field) visit(item, config?.fields ?? {});
      if (type === 'Slices' || type === 'Choice') field.forEach(visitSlice);
    }
  };
  const visitSlice = (slice: unknown): void => {
    if (!isRecord(slice)) return;
    const model = slices.get(String(slice['slice_type']));
    const variation = model?.variations[String(slice['variation'])];
    if (variation === undefined) return;
    visit(slice['primary'], variation.primary);
    const { items } = slice;
    if (Array.isArray(items)) for (const item of items) visit(item, variation.items);
  };
  for (const { type, data } of documents) visit(data, types.get(type)?.fields ?? {});
  return used;
}

function isFilled(value: unknown): boolean {
  if (value === null || value === undefined || value === false) return false;
  if (Array.isArray(value)) return value.length > 0;
  if (!isRecord(value)) return true;
  return value['link_type'] === 'Any' ? false : Object.keys(value).length > 0;
}
