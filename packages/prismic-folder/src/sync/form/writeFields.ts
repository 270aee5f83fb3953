import { isEmpty, isRecord } from '../../json.ts';
import type { FieldModel } from '../../types.ts';
import { writeImage } from './writeImage.ts';
import type { Json, Writers } from './writers.ts';
import { writeLink, writeRichText, writeTable } from './writeText.ts';

type Fields = Readonly<Record<string, FieldModel>>;

/**
 * Writes a record of fields (a document's data, a slice's primary, an item) in one of its formats:
 * the model's fields in the model's order, without empty ones.
 */
export function writeFields(value: unknown, fields: Fields, writers: Writers): Json {
  const written: Record<string, unknown> = {};
  if (!isRecord(value)) return written;
  for (const [name, model] of Object.entries(fields)) {
    const field = writeField(value[name], model, writers);
    if (field !== undefined) written[name] = field;
  }
  return written;
}

function writeField(value: unknown, model: FieldModel, writers: Writers): unknown {
  if (isEmpty(value)) return undefined;
  switch (model.type) {
    case 'UID':
    case 'Separator':
      return undefined;
    case 'Boolean':
      return value === false && !writers.isExplicit ? undefined : value;
    case 'StructuredText':
      return writeRichText(value, writers);
    case 'Image':
      return isRecord(value) ? writeImage(value, model, writers) : undefined;
    case 'Link':
      return writeLinks(value, writers);
    case 'Group':
      return writeItems(value, model.config?.fields ?? {}, writers);
    case 'Slices':
    case 'Choice':
      return writeSliceZone(value, writers);
    case 'Embed':
      return isRecord(value) ? writers.embed(value) : undefined;
    case 'Table':
      return writeTable(value, writers);
    default:
      return value;
  }
}

function writeLinks(value: unknown, writers: Writers): unknown {
  if (!Array.isArray(value)) return writeLink(value, writers);
  const links = value.map((link) => writeLink(link, writers) ?? { link_type: 'Any' });
  return links.length === 0 ? undefined : links;
}

function writeItems(value: unknown, fields: Fields, writers: Writers): unknown {
  if (!Array.isArray(value)) return undefined;
  const items = value.map((item: unknown) => writeFields(item, fields, writers));
  // The service returns an empty group as one empty item.
  return items.every((item) => Object.keys(item).length === 0) ? undefined : items;
}

function writeSliceZone(value: unknown, writers: Writers): unknown {
  if (!Array.isArray(value)) return undefined;
  return value.flatMap((slice: unknown) => {
    if (!isRecord(slice)) return [];
    const { slice_type, slice_label, variation, primary, items } = slice;
    const model = writers.models.slices.get(String(slice_type))?.variations[String(variation)];
    if (model === undefined) return [];
    const writtenPrimary = writeFields(primary, model.primary, writers);
    const writtenItems = writeItems(items, model.items, writers);
    return [
      {
        slice_type,
        ...(!isEmpty(slice_label) && { slice_label }),
        variation,
        ...(Object.keys(writtenPrimary).length > 0 && { primary: writtenPrimary }),
        ...(writtenItems !== undefined && { items: writtenItems }),
      },
    ];
  });
}
