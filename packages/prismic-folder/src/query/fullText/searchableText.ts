import { isRecord } from '../../json.ts';
import type { FieldModel, Models, RepositoryDocument, SliceModel } from '../../types.ts';
import { type FieldKind, fieldKind } from '../fields/fieldKind.ts';
import { readValues } from '../fields/readValues.ts';
import type { Target } from '../fields/Target.ts';

/** Kinds of field that full text search reads. */
export const SEARCHABLE: ReadonlySet<FieldKind> = new Set<FieldKind>([
  'uid',
  'text',
  'rich text',
  'select',
]);

/** The text of a document that `fulltext` searches: one field's, or all fields'. */
export function searchableText(
  document: RepositoryDocument,
  target: Target,
  models: Models,
): string {
  const parts: string[] = [];
  if (target.scope === 'whole') {
    if (document.uid !== null) parts.push(document.uid);
    readFields(document.data, models.types.get(document.type)?.fields, models, parts);
  } else {
    for (const value of readValues(document, target)) readText(value, parts);
  }
  return parts.join('\n');
}

function readFields(
  values: unknown,
  fields: Readonly<Record<string, FieldModel>> | undefined,
  models: Models,
  parts: string[],
): void {
  if (!isRecord(values) || !fields) return;
  for (const [name, field] of Object.entries(fields)) {
    const kind = fieldKind(field);
    const value = values[name];
    if (kind && SEARCHABLE.has(kind)) readText(value, parts);
    else if (kind === 'group') readItems(value, field.config?.fields, models, parts);
    else if (kind === 'slice zone' && Array.isArray(value)) {
      for (const slice of value) readSlice(slice, models, parts);
    }
  }
}

function readItems(
  items: unknown,
  fields: Readonly<Record<string, FieldModel>> | undefined,
  models: Models,
  parts: string[],
): void {
  if (!Array.isArray(items)) return;
  for (const item of items) readFields(item, fields, models, parts);
}

function readSlice(slice: unknown, models: Models, parts: string[]): void {
  if (!isRecord(slice)) return;
  const model: SliceModel | undefined = models.slices.get(String(slice['slice_type']));
  const variation = model?.variations[String(slice['variation'])];
  readFields(slice['primary'], variation?.primary, models, parts);
  readItems(slice['items'], variation?.items, models, parts);
}

function readText(value: unknown, parts: string[]): void {
  if (typeof value === 'string') parts.push(value);
  else if (Array.isArray(value)) {
    for (const node of value) {
      if (isRecord(node) && typeof node['text'] === 'string') parts.push(node['text']);
    }
  }
}
