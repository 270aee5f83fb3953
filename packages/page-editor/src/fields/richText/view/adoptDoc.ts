import type { Node } from 'prosemirror-model';
import type { EditorState, Transaction } from 'prosemirror-state';
import { commonEnds } from 'prismic-folder/edit';

/** Marks transactions that bring a value from outside; they are not edits. */
export const FROM_OUTSIDE = 'fromOutside';

/**
 * Makes the document what it is outside, by the smallest changes found, so that the selection stays
 * where it was in the text. null if nothing differs.
 */
export function adoptDoc(state: EditorState, next: Node): Transaction | null {
  const { tr, doc } = state;
  const [all, wanted] = [doc.content.content, next.content.content];
  const [start, end] = commonEnds<Node>(
    all,
    wanted,
    (one, other) => one !== undefined && other !== undefined && one.eq(other),
  );
  const olds = all.slice(start, all.length - end);
  const news = wanted.slice(start, wanted.length - end);
  let at = all.slice(0, start).reduce((sum, node) => sum + node.nodeSize, 0);
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
