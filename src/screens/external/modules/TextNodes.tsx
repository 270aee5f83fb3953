import { use, type ReactElement } from 'react';
import type { TextNode } from '#external/markup/textBlock.ts';
import { StylesContext } from './Caption.tsx';

function LinkTo({ href, nodes }: { href: string; nodes: readonly TextNode[] }) {
  // A link has the size of the text around it.
  const { fontSize: _size, lineHeight: _height, ...rules } = use(StylesContext).text.link;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" style={rules}>
      {textNodes(nodes)}
    </a>
  );
}

/** Text nodes as the only child of an element: a text, or elements. The markup itself is never inserted. */
export function textNodes(nodes: readonly TextNode[]): string | readonly ReactElement[] {
  const [only = ''] = nodes;
  if (nodes.length < 2 && typeof only === 'string') return only;
  return nodes.map((node, index) => {
    // Nodes have no id, and their order never changes.
    const key = `${index}`;
    if (typeof node === 'string') return <span key={key}>{node}</span>;
    if (node.tag === 'a') return <LinkTo key={key} href={node.href} nodes={node.children} />;
    if (node.tag === 'br') return <br key={key} />;
    const { tag: Tag } = node;
    return <Tag key={key}>{textNodes(node.children)}</Tag>;
  });
}
