import type { FieldModel } from '../../types.ts';
import { isRecord } from '../isRecord.ts';
import { kindOf } from '../kindOf.ts';
import { nearest } from '../nearest.ts';
import { EMPTY_LIST, EMPTY_OBJECT, isMissing } from './emptyValues.ts';
import { fault, fieldAt, fillEach, type FillContext } from './fillContext.ts';
import { fillEmbed } from './fillEmbed.ts';
import { fillGeoPoint } from './fillGeoPoint.ts';
import { fillImage } from './fillImage.ts';
import { fillLink } from './fillLink.ts';
import { fillRichText } from './fillRichText.ts';
import { SCALARS } from './fillScalar.ts';
import { fillTable } from './fillTable.ts';
import { fillZone } from './fillZone.ts';

type Fields = Readonly<Record<string, FieldModel>>;

/**
 * Fills a record of fields (a document's data, a slice's primary, an item of a group): every field
 * of the model is there afterwards, in the model's order. An unknown field is ignored and an invalid
 * value counts as empty, as in Prismic; both are reported. `owner` is the model's file, for reasons.
 */
export function fillFields(
  context: FillContext,
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
    const valid = fillField(context, written[name], model, owner);
    filled[name] = valid === undefined ? fillField(context, undefined, model, owner) : valid;
    context.path.pop();
  }
  return filled;
}

/** Fills one field by its model's type; undefined when the value is invalid, never for a missing one. */
function fillField(
  context: FillContext,
  value: unknown,
  model: FieldModel,
  owner: string,
): unknown {
  const config = model.config ?? EMPTY_OBJECT;
  const scalar = SCALARS[model.type];
  if (scalar !== undefined) return scalar(context, value, config);
  switch (model.type) {
    case 'StructuredText':
      return fillRichText(context, value, config);
    case 'Image':
      return fillImage(context, value, model);
    case 'Link':
      return fillLink(context, value, config);
    case 'Group':
      return fillItems(context, value, config.fields ?? EMPTY_OBJECT, owner);
    case 'Slices':
    case 'Choice':
      return fillZone(context, value, config, { fillFields, fillItems });
    case 'Embed':
      return fillEmbed(context, value);
    case 'GeoPoint':
      return fillGeoPoint(context, value);
    case 'Table':
      return fillTable(context, value);
    default:
      fault(context, `the model's field type "${model.type}" is not known (${owner})`);
      return null;
  }
}

/** Fills the rows of a group, or the items of a slice. */
function fillItems(context: FillContext, value: unknown, fields: Fields, owner: string): unknown {
  if (isMissing(value)) return EMPTY_LIST;
  if (!Array.isArray(value)) return fault(context, `must be a list, is ${kindOf(value)}`);
  if (value.length === 0) return EMPTY_LIST;
  return fillEach(context, value, (item) =>
    isMissing(item) || isRecord(item)
      ? fillFields(context, item, fields, owner)
      : fault(context, `must be an object, is ${kindOf(item)}`),
  );
}

export type FillFields = typeof fillFields;
export type FillItems = typeof fillItems;

const listByFields = new WeakMap<Fields, readonly (readonly [string, FieldModel])[]>();

/** The fields that stand in data: a UID is the document's own key, a separator holds nothing. */
function contentFields(fields: Fields): readonly (readonly [string, FieldModel])[] {
  const known = listByFields.get(fields);
  if (known !== undefined) return known;
  const list = Object.entries(fields).filter(([name]) => isContent(fields, name));
  listByFields.set(fields, list);
  return list;
}

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
