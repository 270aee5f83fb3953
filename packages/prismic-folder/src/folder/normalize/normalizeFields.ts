import { isRecord, kindOf, memoize } from '../../json.ts';
import type { FieldModel } from '../../types.ts';
import { nearest } from '../nearest.ts';
import {
  EMPTY_LIST,
  EMPTY_OBJECT,
  fault,
  fieldAt,
  isMissing,
  type NormalizeContext,
  normalizeEach,
  placeId,
  within,
} from './normalizeContext.ts';
import { normalizeImage } from './normalizeImage.ts';
import { normalizeLink } from './normalizeLink.ts';
import { normalizeRichText } from './normalizeRichText.ts';
import { normalizeEmbed, normalizeGeoPoint, SCALARS } from './normalizeScalar.ts';
import { normalizeTable } from './normalizeTable.ts';

type Fields = Readonly<Record<string, FieldModel>>;
type Config = NonNullable<FieldModel['config']>;

/**
 * Normalizes a record of fields (a document's data, a slice's primary, an item of a group): the
 * result has every field of the model, in the model's order. Unknown fields are ignored and invalid
 * values count as empty, as in Prismic; both are reported. `owner`: the model's file, for reports.
 */
export function normalizeFields(
  context: NormalizeContext,
  value: unknown,
  fields: Fields,
  owner: string,
): Record<string, unknown> {
  if (!isMissing(value) && !isRecord(value)) {
    fault(context, `must be an object, is ${kindOf(value)}`);
  }
  const written = isRecord(value) ? value : EMPTY_OBJECT;
  for (const key of Object.keys(written)) {
    if (isContent(fields, key)) continue;
    const unknown = { name: key, value: written[key], fields };
    context.report.error(fieldAt(context, key), unknownField(fields, key, owner), { unknown });
  }
  const filled: Record<string, unknown> = {};
  for (const [name, model] of contentFields(fields)) {
    context.path.push(name);
    const valid = normalizeField(context, written[name], model, owner);
    filled[name] = valid === undefined ? normalizeField(context, undefined, model, owner) : valid;
    context.path.pop();
  }
  return filled;
}

/** Normalizes one field by its type; undefined if the value is invalid, not if it is missing. */
function normalizeField(
  context: NormalizeContext,
  value: unknown,
  model: FieldModel,
  owner: string,
): unknown {
  const config = model.config ?? EMPTY_OBJECT;
  const scalar = SCALARS[model.type];
  if (scalar !== undefined) return scalar(context, value, config);
  switch (model.type) {
    case 'StructuredText':
      return normalizeRichText(context, value, config);
    case 'Image':
      return normalizeImage(context, value, model);
    case 'Link':
      return normalizeLink(context, value, config);
    case 'Group':
      return normalizeItems(context, value, config.fields ?? EMPTY_OBJECT, owner);
    case 'Slices':
    case 'Choice':
      return normalizeSliceZone(context, value, config);
    case 'Embed':
      return normalizeEmbed(context, value);
    case 'GeoPoint':
      return normalizeGeoPoint(context, value);
    case 'Table':
      return normalizeTable(context, value);
    default:
      fault(context, `the model's field type "${model.type}" is not known (${owner})`);
      return null;
  }
}

/** Normalizes the items of a group or a slice. */
function normalizeItems(
  context: NormalizeContext,
  value: unknown,
  fields: Fields,
  owner: string,
): unknown {
  if (isMissing(value)) return EMPTY_LIST;
  if (!Array.isArray(value)) return fault(context, `must be a list, is ${kindOf(value)}`);
  if (value.length === 0) return EMPTY_LIST;
  return normalizeEach(context, value, (item) =>
    isMissing(item) || isRecord(item)
      ? normalizeFields(context, item, fields, owner)
      : fault(context, `must be an object, is ${kindOf(item)}`),
  );
}

/** The fields in `data`: a UID is a key of the document itself, and a separator has no value. */
const contentFields = memoize((fields: Fields) =>
  Object.entries(fields).filter(([name]) => isContent(fields, name)),
);

function isContent(fields: Fields, name: string): boolean {
  const type = Object.hasOwn(fields, name) ? fields[name]?.type : undefined;
  return type !== undefined && type !== 'UID' && type !== 'Separator';
}

function unknownField(fields: Fields, key: string, owner: string): string {
  if (Object.hasOwn(fields, key) && fields[key]?.type === 'UID') {
    return 'the uid is a key of the document beside data (or its file name), not a field in data';
  }
  return `unknown field, not in ${owner}${nearest(key, Object.keys(fields))}`;
}

const KEYS = ['id', 'slice_type', 'slice_label', 'variation', 'version', 'primary', 'items'];

/**
 * A slice zone. Slices without a model and slices the zone does not allow are left out; an unknown
 * variation is replaced by the first one.
 */
function normalizeSliceZone(context: NormalizeContext, value: unknown, config: Config): unknown {
  if (isMissing(value)) return EMPTY_LIST;
  if (!Array.isArray(value)) return fault(context, `must be a list of slices, is ${kindOf(value)}`);
  if (value.length === 0) return EMPTY_LIST;
  return normalizeEach(context, value, (slice) =>
    normalizeSlice(context, slice, config.choices ?? EMPTY_OBJECT),
  );
}

function normalizeSlice(
  context: NormalizeContext,
  slice: unknown,
  choices: NonNullable<Config['choices']>,
): unknown {
  if (!isRecord(slice)) return fault(context, `must be a slice, is ${kindOf(slice)}`);
  const { slice_type: type, variation: name = 'default', id, version, primary, items } = slice;
  for (const key of Object.keys(slice)) {
    if (!KEYS.includes(key)) fault(context, `unknown key of a slice${nearest(key, KEYS)}`, key);
  }
  if (typeof type !== 'string') return fault(context, 'the slice has no slice_type', 'slice_type');
  const model = context.models.slices.get(type);
  if (model === undefined) {
    const hint = nearest(type, context.models.slices.keys());
    return fault(context, `there is no slice "${type}"${hint}`, 'slice_type');
  }
  if (!Object.hasOwn(choices, type)) {
    const allowed = Object.keys(choices).join(', ');
    return fault(context, `${type} is not allowed in this zone (${allowed})`, 'slice_type');
  }
  const variations = Object.keys(model.variations);
  const isKnown = typeof name === 'string' && variations.includes(name);
  if (!isKnown) {
    const reason = `${type} has no variation ${JSON.stringify(name)} (${variations.join(', ')})`;
    fault(context, reason, 'variation');
  }
  const variation = model.variations[isKnown ? name : (variations[0] ?? '')];
  if (variation === undefined) return undefined;
  return {
    id: readText(context, 'id', id) ?? `${type}$${placeId(context)}`,
    slice_type: type,
    slice_label: readText(context, 'slice_label', slice['slice_label']) ?? null,
    variation: variation.id,
    version: readText(context, 'version', version) ?? variation.version ?? 'initial',
    primary: within(context, 'primary', () =>
      normalizeFields(context, primary, variation.primary, model.file),
    ),
    items:
      within(context, 'items', () => normalizeItems(context, items, variation.items, model.file)) ??
      EMPTY_LIST,
  };
}

function readText(context: NormalizeContext, key: string, value: unknown): string | undefined {
  if (isMissing(value) || typeof value === 'string') return value ?? undefined;
  return fault(context, `must be text, is ${kindOf(value)}`, key);
}
