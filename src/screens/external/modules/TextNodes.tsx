import { use } from 'react';
import type { TextNode } from '#external/markup/textBlock.ts';
import { StylesContext } from './Caption.tsx';

function LinkTo({ href, nodes }: { href: string; nodes: readonly TextNode[] }) {
  // A link has the size of the text around it.
  const { fontSize: _size, lineHeight: _height, ...rules } = use(StylesContext).text.link;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" style={rules}>
      <TextNodes nodes={nodes} />
    </a>
  );
}

/** Text nodes as elements; the markup itself is never inserted. */
export function TextNodes({ nodes }: { nodes: readonly TextNode[] }) {
  return nodes.map((node, index) => {
    if (typeof node === 'string') return node;
    // Nodes have no id, and their order never changes.
    const key = `${index}`;
    if (node.tag === 'a') return <LinkTo key={key} href={node.href} nodes={node.children} />;
    if (node.tag === 'br') return <br key={key} />;
    const { tag: Tag } = node;
    return (
      <Tag key={key}>
        <TextNodes nodes={node.children} />
      </Tag>
    );
  });
}
