import { isRecord } from '../json.ts';
import type { Fields, Json } from './FieldKind.ts';
import { editing, memberFor } from './kinds.ts';
import { recordsIn } from './sanitizing.ts';

/** Fields of Slice Machine's mock data as an author would write them; empty ones are left out. */
export function exampleFields(contents: unknown, fields: Fields): Json {
  const values: Record<string, unknown> = {};
  for (const [name, { type, config }] of Object.entries(fields)) {
    const content =
      isRecord(contents) && Object.hasOwn(contents, name) ? contents[name] : undefined;
    if (!isRecord(content)) continue;
    const inner = (items: unknown) => exampleItems(items, config?.fields ?? {});
    const value = memberFor(editing, type)?.example(content, inner);
    if (value !== undefined) values[name] = value;
  }
  return values;
}

/** The items of a group, or of a slice. */
export function exampleItems(items: unknown, fields: Fields): Json[] {
  return recordsIn(items).map(({ value }) => {
    const pairs = (Array.isArray(value) ? value : []).filter((pair) => Array.isArray(pair));
    return exampleFields(Object.fromEntries(pairs), fields);
  });
}
