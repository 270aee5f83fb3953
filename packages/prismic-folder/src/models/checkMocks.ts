import type { JsonPath as Path } from '../edit/types.ts';
import type { Fields } from '../fields/FieldKind.ts';
import { fieldKind } from '../fields/kinds.ts';
import type { Report } from '../lib/createReport.ts';
import { nearest } from '../lib/nearest.ts';
import { formatPath, isRecord } from '../json.ts';
import type { SliceModel } from '../types.ts';
import { checkSchema, type ModelSchema } from './checkSchema.ts';

/** Checks a slice's `mocks.json`: at least one mock per variation, each matching the model. */
export function checkMocks(
  report: Report,
  schema: ModelSchema,
  mocks: unknown,
  slice: SliceModel,
): void {
  if (!Array.isArray(mocks)) {
    report.error('', 'must be a list with mock content for each variation');
    return;
  }
  const variations = Object.keys(slice.variations);
  const seen = new Set<unknown>();
  for (const [index, mock] of mocks.entries()) {
    const name: unknown = isRecord(mock) ? mock['variation'] : undefined;
    const variation = typeof name === 'string' ? slice.variations[name] : undefined;
    if (!isRecord(mock) || variation === undefined) {
      const known = variations.join(', ');
      report.error(`[${index}].variation`, `${JSON.stringify(name)} is not a variation (${known})`);
      continue;
    }
    seen.add(name);
    // Unknown keys are not reported, because Slice Machine writes these files.
    const { success } = schema.safeParse(mock);
    if (!success) checkSchema(report, schema, mock, [index]);
    checkContents(report, mock['primary'], variation.primary, [index, 'primary']);
    checkItems(report, mock['items'], variation.items, [index, 'items']);
  }
  for (const name of variations) {
    if (!seen.has(name)) report.error('', `the variation ${name} has no mock content`);
  }
}

function checkContents(report: Report, contents: unknown, fields: Fields, at: Path): void {
  if (!isRecord(contents)) return;
  for (const [name, content] of Object.entries(contents)) {
    checkContent(report, content, name, fields, [...at, name]);
  }
}

function checkItems(report: Report, items: unknown, fields: Fields, at: Path): void {
  if (!Array.isArray(items)) return;
  for (const [index, item] of items.entries()) {
    const pairs: unknown = isRecord(item) ? item['value'] : undefined;
    if (!Array.isArray(pairs)) continue;
    for (const pair of pairs) {
      if (!Array.isArray(pair)) continue;
      const [name, content]: unknown[] = pair;
      if (typeof name === 'string')
        checkContent(report, content, name, fields, [...at, index, name]);
    }
  }
}

function checkContent(
  report: Report,
  content: unknown,
  name: string,
  fields: Fields,
  at: Path,
): void {
  const place = formatPath(at);
  const model = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (model === undefined) {
    report.error(place, `the model has no such field${nearest(name, Object.keys(fields))}`);
    return;
  }
  if (!isRecord(content) || content['__TYPE__'] === 'EmptyContent') return;
  const { type, config = {} } = model;
  const kind = fieldKind(type);
  const wanted = kind?.mock(config) ?? 'FieldContent';
  const isOther = wanted === 'FieldContent' && content['type'] !== type;
  if (content['__TYPE__'] !== wanted || isOther) {
    report.error(place, `must be mock content of a ${type} field (${wanted})`);
    return;
  }
  const reason = kind?.checkMock(content['value'], config);
  if (reason !== undefined) report.error(place, reason);
  if (config.fields) checkItems(report, content['value'], config.fields, [...at, 'value']);
}
