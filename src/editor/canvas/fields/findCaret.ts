import type { Caret } from '../Caret.ts';
import { elementOfField } from './findField.ts';
import { comparable } from './leaves.ts';

/** What on the page shows the block of a caret, and the character before it; null if nothing does. */
export function findCaret(
  value: unknown,
  roots: Iterable<Element>,
  field: string,
  { before, ...block }: Caret,
): { readonly element: Element; readonly range: Range } | null {
  const element = elementOfField(value, roots, field, block);
  return element && { element, range: rangeAt(element, comparable(before).length) };
}

/** A range at so many characters of an element's text; white space, which designs change, is not counted. */
function rangeAt(element: Element, count: number): Range {
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(element);
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let left = count;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue ?? '';
    const length = comparable(text).length;
    if (length === 0) continue;
    let at = 0;
    while (left > 0 && at < text.length) {
      if (comparable(text.charAt(at)) !== '') left -= 1;
      at += 1;
    }
    // A range without a character has no place at the start of a line.
    range.setStart(node, Math.max(0, at - 1));
    range.setEnd(node, Math.max(1, at));
    if (left === 0) break;
  }
  return range;
}
