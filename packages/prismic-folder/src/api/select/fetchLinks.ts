import { isRecord } from '../../json.ts';
import type { View } from '../../query/View.ts';
import { isDocumentLink } from '../write/textParts.ts';

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

/** Links are followed from the result's documents and once more from the documents they lead to. */
const DEPTH = 2;

/** A value with the picked fields of the linked documents in its links, as `data`. */
export function fetchLinks(
  value: unknown,
  picks: ReadonlyMap<string, Picks>,
  view: View,
  depth = DEPTH,
): unknown {
  if (typeof value !== 'object' || value === null || depth === 0) return value;
  if (Array.isArray(value)) return value.map((item) => fetchLinks(item, picks, view, depth));
  if (isDocumentLink(value)) {
    const target = view.find(value.id);
    const pick = target && picks.get(target.type);
    if (!pick) return value;
    const data = pickFields(target.data, pick);
    return { ...value, data: fetchLinks(data, picks, view, depth - 1) };
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [
      key,
      // Links inside a text and behind a picture are addresses, not relationships.
      key === 'spans' || key === 'linkTo' ? member : fetchLinks(member, picks, view, depth),
    ]),
  );
}
