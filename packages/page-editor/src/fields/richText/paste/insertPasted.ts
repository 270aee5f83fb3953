import type { Node } from 'prosemirror-model';
import {
  NodeSelection,
  TextSelection,
  type Transaction,
  Plugin,
  PluginKey,
  type Command,
} from 'prosemirror-state';
import type { Json } from 'prismic-folder/edit';
import { newBlock } from '../commands/blockCommands.ts';
import { blockNode } from '../format/richFormat.ts';
import type { TextBlock, TextRules } from '../format/textRules.ts';
import { isPastedText, pastedNode, type PastedBlock } from './Pasted.ts';

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

/** Places of one paste, in which a picture is missing that is being uploaded. */
type PicturePlaces = readonly number[];

type Change = { readonly id: number; readonly places: PicturePlaces | null };

const key = new PluginKey<ReadonlyMap<number, PicturePlaces>>('picturePlaces');

/** Follows the places where pasted pictures stood through all that is edited until they are uploaded. */
export function picturePlaces(): Plugin {
  return new Plugin<ReadonlyMap<number, PicturePlaces>>({
    key,
    state: {
      init: () => new Map(),
      apply(tr, known) {
        // Cast: only the functions below set it.
        const change = tr.getMeta(key) as Change | undefined;
        if (change === undefined && (known.size === 0 || !tr.docChanged)) return known;
        const next = new Map<number, PicturePlaces>(
          [...known].map(([id, places]) => [id, places.map((place) => tr.mapping.map(place))]),
        );
        if (change?.places) next.set(change.id, change.places);
        else if (change) next.delete(change.id);
        return next;
      },
    },
  });
}

/** In place of a picture within pasted blocks, until `takeMarkers`; no text is shown or written with it. */
const MARKER: Json = { type: 'image', url: '' };

const pictureMarker = () => blockNode(MARKER);

let lastId = 0;

/** Takes the markers out of what was pasted; the id of their places, null if there are none. */
export function takeMarkers(tr: Transaction): number | null {
  const found: number[] = [];
  tr.doc.forEach((node, at) => {
    if (node.attrs['source'] === MARKER) found.push(at);
  });
  if (found.length === 0) return null;
  for (const at of found.toReversed()) tr.delete(at, at + 1);
  lastId += 1;
  // Each marker before it was one position.
  const places = found.map((at, index) => at - index);
  tr.setMeta(key, { id: lastId, places } satisfies Change);
  return lastId;
}

/** Puts the pictures of a paste where they stood; null: it could not be uploaded. Nothing else moves. */
export function fillPlaces(id: number, pictures: readonly Json[]): Command {
  return (state, dispatch) => {
    const places = key.getState(state)?.get(id);
    if (places === undefined) return false;
    const { tr } = state;
    // The last one first: those before it stay where they are.
    for (const [index, place] of [...places.entries()].toReversed()) {
      const picture = pictures[index] ?? null;
      const at = tr.doc.resolve(place);
      if (picture !== null) tr.insert(at.depth === 0 ? place : at.after(1), blockNode(picture));
    }
    dispatch?.(tr.setMeta(key, { id, places: null } satisfies Change));
    return true;
  };
}
