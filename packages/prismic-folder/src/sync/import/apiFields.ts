import type { Config, Fields, Json } from '../../fields/FieldKind.ts';
import { partsOf, zoneSlice } from '../../fields/zoneSlices.ts';
import { isEmpty, isRecord } from '../../json.ts';
import type { FieldModel, Models } from '../../types.ts';
import { apiBlocks, apiTable } from './apiText.ts';
import { apiImage } from './apiImage.ts';
import { apiLink } from './apiLink.ts';

/** What Prismic's editor notes beside the values. */
const NOTES = /_(?:TYPE|POSITION|KEY|INTERNAL)$/;

/**
 * Converts fields as an export has them to the form of the Content API. Values that have this form
 * already, and those that fit no form, stay as they are: normalizing says what is wrong with them.
 * Empty values of fields that the model does not have are left out, because nothing is lost.
 */
export function apiFields(written: Json, fields: Fields, models: Models): Json {
  return Object.fromEntries(
    Object.entries(written).flatMap(([name, value]): [string, unknown][] => {
      const model = Object.hasOwn(fields, name) ? fields[name] : undefined;
      if (model !== undefined) return [[name, apiValue(value, model, models)]];
      return NOTES.test(name) || isBlank(value) ? [] : [[name, value]];
    }),
  );
}

function apiValue(value: unknown, { type, config = {} }: FieldModel, models: Models): unknown {
  if (value === null || value === '') return null;
  switch (type) {
    case 'Boolean':
      return value === 'true' || value === 'false' ? value === 'true' : value;
    case 'Number':
    case 'Range':
      return typeof value === 'string' && Number.isFinite(Number(value)) ? Number(value) : value;
    case 'GeoPoint':
      return apiPlace(value);
    case 'Image':
      return apiImage(value);
    case 'Link':
      return Array.isArray(value) ? value.map(apiLink) : apiLink(value);
    case 'StructuredText':
      return apiBlocks(value);
    case 'Table':
      return apiTable(value);
    case 'Group':
      return apiItems(value, config.fields ?? {}, models);
    case 'Slices':
    case 'Choice':
      return Array.isArray(value) ? value.map((slice) => apiSlice(slice, config, models)) : value;
    default:
      return value;
  }
}

function apiItems(value: unknown, fields: Fields, models: Models): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((item: unknown) => (isRecord(item) ? apiFields(item, fields, models) : item));
}

function apiPlace(value: unknown): unknown {
  if (!isRecord(value) || !isRecord(value['position'])) return value;
  const { position, ...rest } = value;
  return { ...rest, latitude: position['lat'], longitude: position['lng'] };
}

/** A slice: `{key: 'hero$…', value: …}` in exports, whose value depends on the slice's kind. */
function apiSlice(slice: unknown, config: Config, models: Models): unknown {
  if (!isRecord(slice)) return slice;
  const { key, label, value, ...rest } = slice;
  if (typeof key !== 'string') return apiParts(slice, slice, models);
  const type = key.split('$')[0] ?? key;
  const head = {
    ...rest,
    slice_type: type,
    ...(!isEmpty(label) && { slice_label: label }),
  };
  const known = zoneSlice(type, config, models.slices);
  if (known?.kind === 'field') return { ...head, ...apiFields({ value }, known.fields, models) };
  if (!isRecord(value)) return { ...head, value };
  if ('non-repeat' in value || 'repeat' in value) {
    const { primary, items } = partsOf(known, undefined) ?? { primary: {}, items: {} };
    return {
      ...head,
      primary: apiFieldsIn(value['non-repeat'], primary, models),
      items: apiItems(value['repeat'], items, models),
    };
  }
  return apiParts({ ...head, ...value }, head, models);
}

/** The fields of a shared slice. One with another variation gets the first, as when it is read. */
function apiParts(slice: Json, { slice_type }: Json, models: Models): Json {
  const variations = models.slices.get(String(slice_type))?.variations ?? {};
  const known = variations[String(slice['variation'] ?? 'default')];
  const { primary = {}, items = {} } = known ?? Object.values(variations)[0] ?? {};
  return {
    ...slice,
    ...('primary' in slice && { primary: apiFieldsIn(slice['primary'], primary, models) }),
    ...('items' in slice && { items: apiItems(slice['items'], items, models) }),
  };
}

const apiFieldsIn = (value: unknown, fields: Fields, models: Models): unknown =>
  isRecord(value) ? apiFields(value, fields, models) : value;

/** Deeper than any value of Prismic. */
const DEEPEST = 20;

/** Whether nothing is in a value. */
function isBlank(value: unknown, depth = 0): boolean {
  if (depth > DEEPEST) return false;
  if (isRecord(value)) return Object.values(value).every((inner) => isBlank(inner, depth + 1));
  return Array.isArray(value) ? value.every((inner) => isBlank(inner, depth + 1)) : isEmpty(value);
}
