import type { Report } from '../folder/createReport.ts';
import { nearest } from '../folder/nearest.ts';
import { formatPath, isRecord } from '../json.ts';
import type { FieldModel, SliceModel } from '../types.ts';
import { checkSchema, type ModelSchema } from './checkSchema.ts';

type Path = readonly (string | number)[];
type Fields = Readonly<Record<string, FieldModel>>;

/** The content type in Slice Machine's mock format for each type of field. */
const CONTENT: Readonly<Record<string, string>> = {
  Boolean: 'BooleanContent',
  Embed: 'EmbedContent',
  GeoPoint: 'GeoPointContent',
  Group: 'GroupContentType',
  Image: 'ImageContent',
  IntegrationFields: 'IntegrationFieldsContent',
  Link: 'LinkContent',
  Separator: 'SeparatorContent',
  StructuredText: 'StructuredTextContent',
  Table: 'TableContent',
};

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
  const repeats = model.type === 'Link' && model.config?.repeat === true;
  const wanted = repeats ? 'RepeatableContent' : (CONTENT[model.type] ?? 'FieldContent');
  const kind = content['__TYPE__'];
  if (kind !== wanted || (wanted === 'FieldContent' && content['type'] !== model.type)) {
    report.error(place, `must be mock content of a ${model.type} field (${wanted})`);
    return;
  }
  const options: unknown = model.config?.options;
  if (model.type === 'Select' && Array.isArray(options) && !options.includes(content['value'])) {
    report.error(place, `"${content['value']}" is not among the options: ${options.join(', ')}`);
  }
  if (model.type === 'Group') {
    checkItems(report, content['value'], model.config?.fields ?? {}, [...at, 'value']);
  }
}
