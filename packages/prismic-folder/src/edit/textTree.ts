import { type Node, parseTree } from 'jsonc-parser';

/** A value of a text. Its bytes are those of its source, until one of its entries changes. */
export interface TextNode {
  /** The text that the value is part of: the file's, or that of a new value. */
  readonly source: string;
  /** Parsed when it is needed, if the value is all of the source. */
  tree?: Node;
  /** Set once an entry is to change; from then on it counts instead of the source. */
  container?: Container;
}

/** The entries of an object or a list, and all characters between them. */
export interface Container {
  readonly isList: boolean;
  readonly entries: Entry[];
  /** White space before the closing bracket. */
  tail: string;
}

export interface Entry {
  readonly key?: string;
  /** White space after the comma or bracket before the entry. */
  before: string;
  /** The key as it is written, with the colon and the white space around it; '' in lists. */
  readonly head: string;
  value: TextNode;
  /** White space before the comma; '' for the last entry. */
  after: string;
  /** Start and end in the file, unless the entry is new or has been moved. */
  readonly span?: readonly [number, number];
}

/** Parses a text that JSON.parse accepts. */
export function parseNode(source: string): Node {
  const tree = parseTree(source);
  if (tree === undefined) throw new TypeError('an empty text is not JSON');
  return tree;
}

/** The entries of a value, ready to be changed; undefined if it is neither an object nor a list. */
export function openNode(node: TextNode): Container | undefined {
  if (node.container !== undefined) return node.container;
  node.tree ??= parseNode(node.source);
  const { source, tree } = node;
  if (tree.type !== 'object' && tree.type !== 'array') return undefined;
  const { children = [] } = tree;
  const end = tree.offset + tree.length - 1;
  let at = tree.offset + 1;
  const entries = children.map((child, index): Entry => {
    const [key, value = child] =
      child.children !== undefined && tree.type === 'object' ? child.children : [];
    const span = [child.offset, child.offset + child.length] as const;
    const before = source.slice(at, span[0]);
    const head = source.slice(span[0], value.offset);
    const next = children[index + 1];
    const comma = next === undefined ? span[1] : source.indexOf(',', span[1]);
    at = next === undefined ? span[1] : comma + 1;
    const entry = {
      before,
      head,
      value: { source, tree: value },
      after: source.slice(span[1], comma),
      span,
    };
    return key === undefined ? entry : { ...entry, key: String(key.value) };
  });
  return (node.container = { isList: tree.type === 'array', entries, tail: source.slice(at, end) });
}

/** The text of a value. */
export function printNode(node: TextNode): string {
  const parts: string[] = [];
  collect(node, parts);
  return parts.join('');
}

function collect({ source, tree, container }: TextNode, parts: string[]): void {
  if (container === undefined) {
    parts.push(tree === undefined ? source : source.slice(tree.offset, tree.offset + tree.length));
    return;
  }
  const { isList, entries, tail } = container;
  parts.push(isList ? '[' : '{');
  for (const [index, { before, head, value, after }] of entries.entries()) {
    parts.push(before, head);
    collect(value, parts);
    parts.push(after);
    if (index < entries.length - 1) parts.push(',');
  }
  parts.push(tail, isList ? ']' : '}');
}
