import type { Attrs, Node } from 'prosemirror-model';
import {
  NodeSelection,
  TextSelection,
  type Command,
  type EditorState,
  type Transaction,
} from 'prosemirror-state';
import { equalJson, isRecord, type Json } from 'prismic-folder/edit';
import { blockNode, type BlockLooks } from '../format/richFormat.ts';
import { richSchema } from '../format/schema.ts';
import type { TextBlock } from '../format/textRules.ts';

/** The blocks of text that a selection touches, with their places. */
export function selectedBlocks({
  doc,
  selection,
}: EditorState): readonly (readonly [Node, number])[] {
  const blocks: [Node, number][] = [];
  doc.nodesBetween(selection.from, selection.to, (node, at) => {
    if (node.isTextblock) blocks.push([node, at]);
    return false;
  });
  return blocks;
}

/** The style of all selected blocks; null if there are several, or none. */
export function selectedStyle(state: EditorState): TextBlock | null {
  // Cast: blocks of text are named so.
  const types = new Set(selectedBlocks(state).map(([node]) => node.type.name as TextBlock));
  const [type = null] = types;
  return types.size === 1 ? type : null;
}

/** Gives the selected blocks a style. Their text, spans and unknown keys stay. */
export function setStyle(type: TextBlock): Command {
  return (state, dispatch) => {
    if (selectedBlocks(state).length === 0) return false;
    dispatch?.(changeStyle(state.tr, type));
    return true;
  };
}

/** As `setStyle`, on a transaction. */
export function changeStyle(tr: Transaction, type: TextBlock): Transaction {
  const { from, to } = tr.selection;
  const nodeType = richSchema.nodes[type];
  if (nodeType === undefined) return tr;
  return tr.setBlockType(from, to, nodeType, (node): Attrs => node.attrs);
}

/** Gives the selected blocks a style, or the standard one if they have it. */
export function toggleStyle(type: TextBlock, standard: TextBlock): Command {
  return (state, dispatch) =>
    setStyle(selectedStyle(state) === type ? standard : type)(state, dispatch);
}

/** Sets label or direction of the selected blocks; null takes it off. */
export function setLooks(looks: Partial<BlockLooks>): Command {
  return (state, dispatch) => {
    const blocks = selectedBlocks(state);
    if (blocks.length === 0) return false;
    const { tr } = state;
    for (const [, at] of blocks) {
      for (const [key, look] of Object.entries(looks)) tr.setNodeAttribute(at, key, look);
    }
    dispatch?.(tr);
    return true;
  };
}

/** The picture, embed or unknown block that is selected as a whole, as the file has it. */
export function selectedAtom({ selection }: EditorState): Readonly<Record<string, Json>> | null {
  const node = selection instanceof NodeSelection ? selection.node : null;
  const source: unknown = node?.attrs['source'];
  // Cast: sources are JSON of the file.
  return node?.isAtom && isRecord(source) ? (source as Readonly<Record<string, Json>>) : null;
}

/**
 * Replaces a picture or embed by another version of it, and selects that; false if it is gone. Edits of others may have
 * selected something else since somebody was asked about it.
 */
export function replaceAtom(atom: Json, json: Json): Command {
  return (state, dispatch) => {
    const { selection, doc, tr } = state;
    let at = equalJson(selectedAtom(state), atom) ? selection.from : null;
    doc.forEach((node, place) => {
      if (at === null && node.isAtom && equalJson(node.attrs['source'], atom)) at = place;
    });
    if (at === null) return false;
    tr.replaceWith(at, at + 1, blockNode(json));
    dispatch?.(tr.setSelection(NodeSelection.create(tr.doc, at)));
    return true;
  };
}

/** Inserts blocks in place of the empty block at the cursor, else after the block at the cursor. */
export function insertBlocks(blocks: readonly Json[], standard: TextBlock): Command {
  return ({ selection, tr }, dispatch) => {
    if (blocks.length === 0) return false;
    const { $to } = selection;
    const isEmpty = $to.parent.isTextblock && $to.parent.content.size === 0;
    const at = isEmpty ? $to.before() : $to.depth > 0 ? $to.after() : selection.to;
    const nodes = blocks.map(blockNode);
    tr.replaceWith(at, isEmpty ? $to.after() : at, nodes);
    const end = nodes.reduce((sum, node) => sum + node.nodeSize, at);
    const next = tr.doc.nodeAt(end);
    if (next === null || !next.isTextblock) tr.insert(end, newBlock(standard));
    tr.setSelection(TextSelection.create(tr.doc, end + 1));
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

/** An empty block that is not from the file. */
export function newBlock(type: TextBlock, looks: Partial<BlockLooks> = {}): Node {
  return richSchema.node(type, looks);
}
