import { isRecord } from '../json.ts';
import type { Fields, FieldKind, FieldRecord, Inner, Json } from './FieldKind.ts';
import {
  EMPTY_LIST,
  isMissing,
  misfit,
  type NormalizeContext,
  normalizeEach,
} from './normalizing.ts';
import { recordsIn } from './sanitizing.ts';

/** The items of a group or a slice. */
export function normalizeItems(
  context: NormalizeContext,
  value: unknown,
  fill: (item: unknown) => Json,
): unknown {
  if (isMissing(value)) return EMPTY_LIST;
  if (!Array.isArray(value)) return misfit(context, 'a list', value);
  if (value.length === 0) return EMPTY_LIST;
  return normalizeEach(context, value, (item) =>
    isMissing(item) || isRecord(item) ? fill(item) : misfit(context, 'an object', item),
  );
}

export const sanitizeItems = (value: unknown, fields: Fields, inner: Inner): readonly Json[] =>
  recordsIn(value).map((item) => inner(item, fields));

export function writeItems(value: unknown, fields: Fields, inner: Inner): unknown {
  if (!Array.isArray(value)) return undefined;
  const items = value.map((item: unknown) => inner(item, fields));
  // The service returns an empty group as one empty item.
  return items.every((item) => Object.keys(item).length === 0) ? undefined : items;
}

export const itemRecords = (value: unknown, fields: Fields): FieldRecord[] =>
  recordsIn(value).map((item) => [item, fields]);

/** A list of items with fields of their own. */
export * from './plain.ts';
export const query = 'group';
export const hint = 'description';
export const mock = () => 'GroupContentType';
export const checkModel: FieldKind['checkModel'] = ({ fields }, { path, checkFields }) =>
  checkFields(fields, [...path, 'config', 'fields']);
export const example: FieldKind['example'] = ({ value }, inner) => {
  const items = inner(value);
  return items.length === 0 ? undefined : items;
};
export const empty = () => EMPTY_LIST;
export const normalize: FieldKind['normalize'] = (value, { config }, context, inner) =>
  normalizeItems(context, value, (item) => inner(item, config?.fields ?? {}));
export const sanitize: FieldKind['sanitize'] = (value, { fields = {} }, _page, inner) =>
  sanitizeItems(value, fields, inner);
export const fits: FieldKind['fits'] = (value) =>
  Array.isArray(value) && value.every((item) => isRecord(item) && !('slice_type' in item));
export const records: FieldKind['records'] = (value, { fields = {} }) => itemRecords(value, fields);
export const write: FieldKind['write'] = (value, { config }, _writers, inner) =>
  writeItems(value, config?.fields ?? {}, inner);
