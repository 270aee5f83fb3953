import type { MarkupElement, MarkupNode } from './markupNode.ts';
import { hasWords, readNodes } from './readNodes.ts';
import { plainTags, type TextBlock } from './textBlock.ts';

type Role = TextBlock['role'];

const roleOfTag: ReadonlyMap<string, Role> = new Map([
  ['h1', 'title'],
  ['h2', 'title'],
  ['h3', 'subtitle'],
  ['h4', 'subtitle'],
  ['h5', 'subtitle'],
  ['h6', 'subtitle'],
]);

/** The service's classes for the role of a line. */
const roleOfClass: ReadonlyMap<string, Role> = new Map([
  ['title', 'title'],
  ['sub-title', 'subtitle'],
  ['caption', 'caption'],
]);

const blocks = new Set(['div', 'p', 'ul', 'ol', ...roleOfTag.keys()]);

/** Elements allowed at the top of a text; others are replaced by their content. */
const known: ReadonlySet<string> = new Set([...plainTags, ...blocks, 'a', 'iframe']);

/** Replaces other elements by their content. */
const unwrapped = (nodes: readonly MarkupNode[]): readonly MarkupNode[] =>
  nodes.flatMap((node) =>
    typeof node === 'string' || known.has(node.tag) ? [node] : unwrapped(node.children),
  );

function roleOf({ tag, attributes }: MarkupElement): Role {
  const names = (attributes.get('class') ?? '').split(/\s+/);
  const marked = names.map((name) => roleOfClass.get(name)).find(Boolean);
  return marked ?? roleOfTag.get(tag) ?? 'paragraph';
}

/** The lines of a text in order; loose text between them becomes paragraphs. */
export function readText(nodes: readonly MarkupNode[]): readonly TextBlock[] {
  const found: TextBlock[] = [];
  let loose: MarkupNode[] = [];
  const add = (role: Role, inner: readonly MarkupNode[]) => {
    const children = readNodes(inner);
    if (hasWords(children)) found.push({ role, children });
  };
  const gather = () => {
    if (loose.length > 0) add('paragraph', loose);
    loose = [];
  };
  for (const node of unwrapped(nodes)) {
    if (typeof node === 'string' || !blocks.has(node.tag)) {
      loose.push(node);
      continue;
    }
    gather();
    const isList = node.tag === 'ul' || node.tag === 'ol';
    add(roleOf(node), isList ? [node] : node.children);
  }
  gather();
  return found;
}
