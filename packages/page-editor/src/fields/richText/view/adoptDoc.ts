import type { Node } from 'prosemirror-model';
import type { EditorState, Transaction } from 'prosemirror-state';

/** Marks transactions that bring a value from outside; they are not edits. */
export const FROM_OUTSIDE = 'fromOutside';

/**
 * Makes the document what it is outside, by the smallest changes found, so that the selection stays
 * where it was in the text. null if nothing differs.
 */
export function adoptDoc(state: EditorState, next: Node): Transaction | null {
  const { tr, doc } = state;
  const [start, end] = commonBlocks(doc, next);
  const olds = doc.content.content.slice(start, doc.childCount - end);
  const news = next.content.content.slice(start, next.childCount - end);
  let at = doc.content.content.slice(0, start).reduce((sum, node) => sum + node.nodeSize, 0);
  const isSameShape =
    olds.length === news.length && olds.every((old, index) => isVersion(old, news[index]));
  if (isSameShape) {
    for (const [index, old] of olds.entries()) {
      const now = news[index];
      if (now === undefined) break;
      adoptBlock(tr, at, old, now);
      at += now.nodeSize;
    }
  } else {
    tr.replaceWith(at, at + olds.reduce((sum, node) => sum + node.nodeSize, 0), news);
  }
  // Cast: attributes are typed loosely; the doc's has the value of the file.
  const source: unknown = next.attrs['source'];
  if (!tr.docChanged && doc.attrs['source'] === source) return null;
  tr.setDocAttribute('source', source);
  return tr.setMeta(FROM_OUTSIDE, true).setMeta('addToHistory', false);
}

/** How many blocks are equal at the start, and how many of the others at the end. */
function commonBlocks(doc: Node, next: Node): readonly [number, number] {
  const [olds, news] = [doc.content.content, next.content.content];
  const shorter = Math.min(olds.length, news.length);
  const isEqual = (old: Node | undefined, now: Node | undefined) =>
    old !== undefined && now !== undefined && old.eq(now);
  let start = 0;
  while (start < shorter && isEqual(olds[start], news[start])) start++;
  let end = 0;
  while (end < shorter - start && isEqual(olds.at(-1 - end), news.at(-1 - end))) end++;
  return [start, end];
}

function isVersion(old: Node, now: Node | undefined): boolean {
  return now !== undefined && old.isTextblock && old.type === now.type;
}

/** Replaces what differs in a block, then its attributes. */
function adoptBlock(tr: Transaction, at: number, old: Node, now: Node): void {
  const from = old.content.findDiffStart(now.content);
  const ends = old.content.findDiffEnd(now.content);
  if (from !== null && ends !== null) {
    // Repeated characters: both searches may have counted the same ones.
    const overlap = Math.max(0, from - Math.min(ends.a, ends.b));
    const [endA, endB] = [ends.a + overlap, ends.b + overlap];
    tr.replace(at + 1 + from, at + 1 + endA, now.slice(from, endB));
  }
  for (const [key, value] of Object.entries(now.attrs)) {
    if (old.attrs[key] !== value) tr.setNodeAttribute(at, key, value);
  }
}
