import type { FieldModel, SliceModel } from '#prismic-folder/models';
import { recordsIn, type Json } from './json.ts';
import { isRecord } from '#ui/isRecord.ts';
import { sanitizeEmbed } from './sanitizeEmbed.ts';
import { sanitizeImage } from './sanitizeImage.ts';
import { sanitizeLink } from './sanitizeLink.ts';
import { sanitizeRichText } from './sanitizeRichText.ts';
import { finite, SCALARS } from './sanitizeScalar.ts';
import { sanitizeTable } from './sanitizeTable.ts';
import { replaceUnwritable, sanitizeText } from './text.ts';

type Fields = Readonly<Record<string, FieldModel>>;
type SliceModels = ReadonlyMap<string, SliceModel>;

/** What an integration nests more deeply is left out, before a stack overflows. */
const DEEPEST = 100;

/** A record with every field of a model, each valid for its type, and nothing else. */
export function sanitizeFields(value: unknown, fields: Fields, slices: SliceModels): Json {
  const from = isRecord(value) ? value : {};
  const sanitized: Record<string, unknown> = {};
  for (const [name, model] of Object.entries(fields)) {
    if (model.type === 'UID' || model.type === 'Separator') continue;
    sanitized[name] = sanitizeField(Object.hasOwn(from, name) ? from[name] : null, model, slices);
  }
  return sanitized;
}

function sanitizeField(value: unknown, { type, config = {} }: FieldModel, slices: SliceModels) {
  switch (type) {
    case 'StructuredText':
      return sanitizeRichText(value);
    case 'Image':
      return sanitizeImage(value, config.thumbnails ?? []);
    case 'Link':
      if (config.repeat !== true) return sanitizeLink(value, config.select);
      return Array.isArray(value) ? value.map((one) => sanitizeLink(one, config.select)) : [];
    case 'Group':
      return sanitizeItems(value, config.fields ?? {}, slices);
    case 'Slices':
    case 'Choice':
      return sanitizeZone(value, slices);
    case 'Embed':
      return sanitizeEmbed(value);
    case 'GeoPoint':
      return sanitizePoint(value);
    case 'Table':
      return sanitizeTable(value);
    case 'IntegrationFields':
      return isRecord(value) ? sanitizeData(value) : null;
    default:
      return SCALARS[type]?.(value, config) ?? null;
  }
}

function sanitizePoint(value: unknown): Json {
  const from = isRecord(value) ? value : {};
  const [latitude, longitude] = [finite(from['latitude']), finite(from['longitude'])];
  return latitude === null || longitude === null ? {} : { latitude, longitude };
}

/**
 * What another system says of an item, in its own form: texts are valid, numbers finite. Its addresses
 * and markup are not known to be any, so a component treats them as text.
 */
function sanitizeData(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return replaceUnwritable(value);
  if (typeof value === 'number') return finite(value);
  if (typeof value !== 'object' || value === null) return value ?? null;
  if (depth === DEEPEST) return null;
  if (Array.isArray(value)) return value.map((one) => sanitizeData(one, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      replaceUnwritable(key),
      sanitizeData(one, depth + 1),
    ]),
  );
}

/** The items of a group or a slice. */
function sanitizeItems(value: unknown, fields: Fields, slices: SliceModels): readonly Json[] {
  return recordsIn(value).map((item) => sanitizeFields(item, fields, slices));
}

/** The slices of a zone. An unknown slice keeps its name, so that it is reported. */
function sanitizeZone(value: unknown, models: SliceModels): readonly Json[] {
  const ids = new Set<string>();
  return recordsIn(value).flatMap((slice) => {
    const type = sanitizeText(slice['slice_type']);
    if (type === null) return [];
    const written = sanitizeText(slice['id']) ?? '';
    // Ids must be unique on a page.
    const id = ids.has(written) ? '' : written;
    ids.add(id);
    return [{ id, ...sanitizeSlice(type, slice, models) }];
  });
}

function sanitizeSlice(type: string, slice: Json, models: SliceModels): Json {
  const variations = Object.values(models.get(type)?.variations ?? {});
  const known = variations.find(({ id }) => id === slice['variation']) ?? variations[0];
  return {
    slice_type: type,
    slice_label: sanitizeText(slice['slice_label']),
    variation: known?.id ?? sanitizeText(slice['variation']) ?? '',
    version: sanitizeText(slice['version']) ?? 'initial',
    primary: sanitizeFields(slice['primary'], known?.primary ?? {}, models),
    items: sanitizeItems(slice['items'], known?.items ?? {}, models),
  };
}
