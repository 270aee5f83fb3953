import { use, type CSSProperties, type ReactElement } from 'react';
import type { TextBlock, TextNode } from '#external/markup/textBlock.ts';
import type { ModuleView, Alignment } from '#external/view/moduleView.ts';
import * as styles from './text.styles.ts';
import { splitHeading } from '#ui/text/splitText.ts';
import { StylesContext } from './Caption.tsx';

const isHeading = ({ role }: TextBlock) => role === 'title' || role === 'subtitle';

/** Number of headings at the start of a text. */
function headCount(blocks: readonly TextBlock[]): number {
  const body = blocks.findIndex((block) => !isHeading(block));
  return body === -1 ? blocks.length : body;
}

/** A text: its opening headings in the left half, the rest in the right. */
export function TextModule({
  module: { blocks, alignment },
}: {
  readonly module: Extract<ModuleView, { kind: 'text' }>;
}) {
  const heads = headCount(blocks);
  const parts = [blocks.slice(0, heads), blocks.slice(heads)].filter((part) => part.length > 0);
  return (
    <div
      className={styles.text}
      data-alignment={alignment}
      data-halves={(alignment === 'left' && parts.length === 2) || undefined}
    >
      {parts.map((part) => (
        <div key={part === parts[0] ? 'first' : 'second'} className={styles.part}>
          {part.map((block, index) => (
            // Lines have no id, and their order never changes.
            <TextLine key={index} block={block} alignment={alignment} />
          ))}
        </div>
      ))}
    </div>
  );
}

interface TextLineProps {
  readonly block: TextBlock;
  readonly alignment: Alignment;
}

/** Whether it has lists or lines inside, which a paragraph cannot contain. */
const holdsBlocks = (nodes: readonly TextNode[]): boolean =>
  nodes.some(
    (node) =>
      typeof node !== 'string' &&
      (['div', 'ul', 'ol', 'li'].includes(node.tag) || holdsBlocks(node.children)),
  );

/** A plain title has the two weights of the site's display headings. */
function titleNodes(nodes: readonly TextNode[]) {
  const shown = textNodes(nodes);
  if (typeof shown !== 'string') return shown;
  const [first, second] = splitHeading(shown);
  if (second === '') return first;
  return (
    <>
      <span>{`${first} `}</span>
      <span className={styles.second}>{second}</span>
    </>
  );
}

/** A line of text in its role's element and style. */
function TextLine({ block, alignment }: TextLineProps) {
  const { role, children } = block;
  const { fontSize, textAlign, ...rules } = use(StylesContext).text[role];
  const align = alignment === 'left' ? textAlign : alignment;
  const style: CSSProperties = {
    ...rules,
    ...(align === undefined ? {} : { textAlign: align }),
    // A large heading must not be wider than a phone.
    ...(fontSize === undefined
      ? {}
      : { fontSize: isHeading(block) ? `min(${fontSize}, 14vw)` : fontSize }),
  };
  if (role === 'title')
    return (
      <h2 className={styles.title} style={style}>
        {titleNodes(children)}
      </h2>
    );
  if (role === 'subtitle')
    return (
      <h3 className={styles.subtitle} style={style}>
        {textNodes(children)}
      </h3>
    );
  const Tag = holdsBlocks(children) ? 'div' : 'p';
  return (
    <Tag className={role === 'caption' ? styles.caption : styles.paragraph} style={style}>
      {textNodes(children)}
    </Tag>
  );
}

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
function textNodes(nodes: readonly TextNode[]): string | readonly ReactElement[] {
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
