import { safeAddress } from '#ui/address.ts';
import { plainTags, type PlainTag, type TextNode } from './textBlock.ts';

const plain: ReadonlySet<string> = new Set(plainTags);

const isPlain = (tag: string): tag is PlainTag => plain.has(tag);

/** Deeper than this nobody means to nest; only the words are kept from there on. */
const maxDepth = 24;

function readNode(node: Node, depth: number): readonly TextNode[] {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ? [node.textContent] : [];
  if (!(node instanceof Element)) return [];
  if (depth >= maxDepth) return node.textContent ? [node.textContent] : [];
  const tag = node.localName;
  const children = readNodes(node.childNodes, depth + 1);
  if (tag === 'br') return [{ tag, children: [] }];
  if (tag === 'a') {
    const href = safeAddress(node.getAttribute('href'));
    return href === null ? children : [{ tag, href, children }];
  }
  // A block inside a block is kept as a line of its own.
  if (tag === 'div') return [{ tag: 'p', children }];
  return isPlain(tag) ? [{ tag, children }] : children;
}

/** Elements as plain data: known tags, links with a safe address, and words. */
export function readNodes(nodes: Iterable<Node>, depth = 0): readonly TextNode[] {
  return Array.from(nodes).flatMap((node) => readNode(node, depth));
}

/** Whether anything in it would be seen. */
export function hasWords(nodes: readonly TextNode[]): boolean {
  return nodes.some((node) =>
    typeof node === 'string' ? node.trim() !== '' : hasWords(node.children),
  );
}
