import { use, type CSSProperties } from 'react';
import type { TextBlock, TextNode } from '#external/markup/textBlock.ts';
import type { Alignment } from '#external/view/moduleView.ts';
import { splitHeading } from '#ui/text/splitText.ts';
import { StylesContext } from './Caption.tsx';
import * as styles from './text.styles.ts';
import { textNodes } from './TextNodes.tsx';

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
export function TextLine({ block: { role, children }, alignment }: TextLineProps) {
  const { fontSize, textAlign, ...rules } = use(StylesContext).text[role];
  const isHeading = role === 'title' || role === 'subtitle';
  const align = alignment === 'left' ? textAlign : alignment;
  const style: CSSProperties = {
    ...rules,
    ...(align === undefined ? {} : { textAlign: align }),
    // A large heading must not be wider than a phone.
    ...(fontSize === undefined
      ? {}
      : { fontSize: isHeading ? `min(${fontSize}, 14vw)` : fontSize }),
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
