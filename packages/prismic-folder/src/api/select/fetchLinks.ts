import type { View } from '../../query/View.ts';
import { isDocumentLink } from '../write/documentLink.ts';
import { type Picks, pickFields } from './Picks.ts';

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
