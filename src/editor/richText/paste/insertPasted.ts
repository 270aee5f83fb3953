import type { Node } from 'prosemirror-model';
import { NodeSelection, TextSelection, type Transaction } from 'prosemirror-state';
import { newBlock } from '../commands/blockCommands.ts';
import { blockNode } from '../format/richFormat.ts';
import type { TextBlock, TextRules } from '../format/textRules.ts';
import { isPastedText, pastedNode, type PastedBlock } from './PastedBlock.ts';
import { pictureMarker } from './picturePlaces.ts';

/**
 * Puts blocks in place of the selection: words go into the line at the cursor, and what follows the
 * cursor comes after the last block. An empty line is replaced, so that blocks keep their styles.
 */
export function insertPasted(
  tr: Transaction,
  blocks: readonly PastedBlock[],
  { standard, isSingle }: TextRules,
): boolean {
  const nodes = blocks.map((block) => {
    if (isPastedText(block)) return pastedNode(block);
    return block.type === 'picture' ? pictureMarker() : blockNode(block.json);
  });
  const [first] = nodes;
  if (first === undefined) return false;
  if (tr.selection instanceof NodeSelection) {
    insertAfter(tr, tr.selection.to, nodes, standard);
    return true;
  }
  tr.deleteSelection();
  const { $from } = tr.selection;
  const line = $from.parent;
  if (!line.isTextblock) return false;
  if (line.content.size === 0 && !(isSingle && nodes.length === 1)) {
    insertAfter(tr, $from.before(), keepLine(nodes, line), standard, { isOver: true });
  } else if (nodes.length === 1 && first.isTextblock) {
    tr.insert($from.pos, first.content);
  } else {
    insertWithin(tr, nodes, standard);
  }
  return true;
}

/** A single paragraph takes the style that was chosen for the empty line. */
function keepLine(nodes: readonly Node[], line: Node): readonly Node[] {
  const [only] = nodes;
  const isWords = nodes.length === 1 && only?.type.name === 'paragraph';
  return isWords && line.type.name !== 'paragraph' ? [line.copy(only.content)] : nodes;
}

function insertWithin(tr: Transaction, nodes: readonly Node[], standard: TextBlock): void {
  const { $from } = tr.selection;
  const rest = $from.parent.content.cut($from.parentOffset);
  const [first] = nodes;
  const after = first?.isTextblock ? nodes.slice(1) : [...nodes];
  const last = after.at(-1);
  if (rest.size > 0) {
    tr.delete($from.pos, $from.end());
    if (last?.isTextblock) after[after.length - 1] = last.copy(last.content.append(rest));
    else after.push($from.parent.type.create(null, rest));
  }
  if (first?.isTextblock) tr.insert($from.pos, first.content);
  const end = tr.doc.resolve($from.pos).after();
  insertAfter(tr, end, after, standard, { before: last?.isTextblock ? rest.size : 0 });
}

interface InsertOptions {
  /** Whether the blocks take the place of the one that begins there. */
  readonly isOver?: boolean;
  /** So many characters stay after the cursor. */
  readonly before?: number;
}

/** Inserts blocks, and sets the cursor at their end. */
function insertAfter(
  tr: Transaction,
  at: number,
  nodes: readonly Node[],
  standard: TextBlock,
  { isOver = false, before = 0 }: InsertOptions = {},
): void {
  const over = isOver ? (tr.doc.nodeAt(at)?.nodeSize ?? 0) : 0;
  tr.replaceWith(at, at + over, [...nodes]);
  const end = nodes.reduce((sum, node) => sum + node.nodeSize, at);
  const isText = nodes.at(-1)?.isTextblock === true;
  if (!isText && tr.doc.nodeAt(end) === null) tr.insert(end, newBlock(standard));
  const cursor = isText ? end - 1 - before : Math.min(end + 1, tr.doc.content.size - 1);
  tr.setSelection(TextSelection.near(tr.doc.resolve(cursor)));
}
