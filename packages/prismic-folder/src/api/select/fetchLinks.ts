import { isRecord } from '../../json.ts';
import type { View } from '../../query/View.ts';
import { isDocumentLink } from '../write/textParts.ts';

/** The selected part of a field: all of it, or the named fields of each item of a group. */
export type FieldPick = 'whole' | Picks;

/** Selected fields by name. */
export type Picks = Map<string, FieldPick>;

/** Returns the selected fields of a document's data or of a group's item, in the given order. */
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

/** Links of results are followed, and links of the documents they lead to. */
const DEPTH = 2;

/** Adds the selected fields of linked documents to the links in a value, as `data`. */
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
      // Links in rich text and of images are only hyperlinks, not content relationships.
      key === 'spans' || key === 'linkTo' ? member : fetchLinks(member, picks, view, depth),
    ]),
  );
}
