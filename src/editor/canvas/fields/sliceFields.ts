import { isRecord } from '#ui/isRecord.ts';

/** The fields of a served slice by id; its legacy repeatable part is one of them. */
export function sliceFields(slice: object): Readonly<Record<string, unknown>> {
  const primary = 'primary' in slice && isRecord(slice.primary) ? slice.primary : {};
  const items: unknown = 'items' in slice ? slice.items : [];
  const hasItems = Array.isArray(items) && items.length > 0 && !Object.hasOwn(primary, 'items');
  return hasItems ? { ...primary, items } : primary;
}

/** The value of a field by its path in groups joined by slashes: `cards/2/title`. */
export function fieldValue(fields: unknown, field: string): unknown {
  let value = fields;
  for (const key of field.split('/')) {
    if (Array.isArray(value)) value = value[Number(key)] as unknown;
    else value = isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  }
  return value;
}
