import { isRecord } from '../../folder/isRecord.ts';

/** What to keep of a field: all of it, or the named fields of each item of a group. */
export type FieldPick = 'whole' | Picks;

/** Fields to keep, by name. */
export type Picks = Map<string, FieldPick>;

/** The picked fields of a document's data or of a group's item, in the order they were named. */
export function pickFields(data: Readonly<Record<string, unknown>>, pick: Picks) {
  const picked: Record<string, unknown> = {};
  for (const [name, part] of pick) {
    const value = data[name];
    if (value === undefined) continue;
    picked[name] =
      part !== 'whole' && Array.isArray(value)
        ? value.map((item: unknown) => (isRecord(item) ? pickFields(item, part) : item))
        : value;
  }
  return picked;
}
