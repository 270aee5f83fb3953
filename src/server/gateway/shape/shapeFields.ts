import type { FieldModel, SliceModel } from '#prismic-folder/models';
import { isRecord, recordsIn, type Json } from '../rawDocument.ts';
import { shapeEmbed } from './shapeEmbed.ts';
import { shapeImage } from './shapeImage.ts';
import { shapeLink } from './shapeLink.ts';
import { shapeRichText } from './shapeRichText.ts';
import { finite, SCALARS } from './shapeScalar.ts';
import { shapeText } from './shapeText.ts';

type Fields = Readonly<Record<string, FieldModel>>;
type SliceModels = ReadonlyMap<string, SliceModel>;

/** A record with every field of a model in the shape its type promises, and nothing else. */
export function shapeFields(value: unknown, fields: Fields, slices: SliceModels): Json {
  const from = isRecord(value) ? value : {};
  const shaped: Record<string, unknown> = {};
  for (const [name, model] of Object.entries(fields)) {
    if (model.type === 'UID' || model.type === 'Separator') continue;
    shaped[name] = shapeField(Object.hasOwn(from, name) ? from[name] : null, model, slices);
  }
  return shaped;
}

function shapeField(value: unknown, { type, config = {} }: FieldModel, slices: SliceModels) {
  switch (type) {
    case 'StructuredText':
      return shapeRichText(value);
    case 'Image':
      return shapeImage(value, config.thumbnails ?? []);
    case 'Link':
      if (config.repeat !== true) return shapeLink(value, config.select);
      return Array.isArray(value) ? value.map((one) => shapeLink(one, config.select)) : [];
    case 'Group':
      return shapeItems(value, config.fields ?? {}, slices);
    case 'Slices':
    case 'Choice':
      return shapeZone(value, slices);
    case 'Embed':
      return shapeEmbed(value);
    case 'GeoPoint':
      return shapePoint(value);
    default:
      return SCALARS[type]?.(value, config) ?? null;
  }
}

function shapePoint(value: unknown): Json {
  const from = isRecord(value) ? value : {};
  const [latitude, longitude] = [finite(from['latitude']), finite(from['longitude'])];
  return latitude === null || longitude === null ? {} : { latitude, longitude };
}

/** The rows of a group, or the items of a slice. */
function shapeItems(value: unknown, fields: Fields, slices: SliceModels): readonly Json[] {
  return recordsIn(value).map((item) => shapeFields(item, fields, slices));
}

/** The slices of a zone. One that no model knows keeps its name, so that its absence is reported. */
function shapeZone(value: unknown, models: SliceModels): readonly Json[] {
  const ids = new Set<string>();
  return recordsIn(value).flatMap((slice) => {
    const type = shapeText(slice['slice_type']);
    if (type === null) return [];
    const written = shapeText(slice['id']) ?? '';
    // Two of one id could not be told apart on the page.
    const id = ids.has(written) ? '' : written;
    ids.add(id);
    return [{ id, ...shapeSlice(type, slice, models) }];
  });
}

function shapeSlice(type: string, slice: Json, models: SliceModels): Json {
  const variations = Object.values(models.get(type)?.variations ?? {});
  const known = variations.find(({ id }) => id === slice['variation']) ?? variations[0];
  return {
    slice_type: type,
    slice_label: shapeText(slice['slice_label']),
    variation: known?.id ?? shapeText(slice['variation']) ?? '',
    version: shapeText(slice['version']) ?? 'initial',
    primary: shapeFields(slice['primary'], known?.primary ?? {}, models),
    items: shapeItems(slice['items'], known?.items ?? {}, models),
  };
}
