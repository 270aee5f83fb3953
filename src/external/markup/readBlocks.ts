import { hasWords, readNodes } from './readNodes.ts';
import type { TextBlock } from './textBlock.ts';

type Role = TextBlock['role'];

const roleOfTag: ReadonlyMap<string, Role> = new Map([
  ['h1', 'title'],
  ['h2', 'title'],
  ['h3', 'subtitle'],
  ['h4', 'subtitle'],
  ['h5', 'subtitle'],
  ['h6', 'subtitle'],
]);

/** The classes by which the service marks the role of a line. */
const roleOfClass: ReadonlyMap<string, Role> = new Map([
  ['title', 'title'],
  ['sub-title', 'subtitle'],
  ['caption', 'caption'],
]);

const blocks = new Set(['div', 'p', 'ul', 'ol', ...roleOfTag.keys()]);

function roleOf(element: Element): Role {
  const marked = Array.from(element.classList, (name) => roleOfClass.get(name)).find(Boolean);
  return marked ?? roleOfTag.get(element.localName) ?? 'paragraph';
}

/** The lines of a sanitised text in order; words that stand in no line of their own are gathered. */
export function readBlocks(root: ParentNode): readonly TextBlock[] {
  const found: TextBlock[] = [];
  let loose: Node[] = [];
  const add = (role: Role, nodes: Iterable<Node>) => {
    const children = readNodes(nodes);
    if (hasWords(children)) found.push({ role, children });
  };
  const gather = () => {
    if (loose.length > 0) add('paragraph', loose);
    loose = [];
  };
  for (const node of Array.from(root.childNodes)) {
    if (!(node instanceof Element) || !blocks.has(node.localName)) {
      loose.push(node);
      continue;
    }
    gather();
    const isList = node.localName === 'ul' || node.localName === 'ol';
    add(roleOf(node), isList ? [node] : node.childNodes);
  }
  gather();
  return found;
}
