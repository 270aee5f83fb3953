import type { RichTextComponents } from '@prismicio/react';
import { anew } from '#ui/text/components.tsx';
import { splitHeading } from '#ui/text/splitText.ts';
import * as styles from './styles.ts';

/** A plain heading in two weights; formatted headings keep one. */
function phrases(text: string) {
  const [first, second] = splitHeading(text);
  return (
    <>
      <span>{`${first} `}</span>
      {second && <span className={styles.thin}>{second}</span>}
    </>
  );
}

/** The title of a spread: its first phrase 500, its second 200. */
export const splitTitle: RichTextComponents = {
  heading1: ({ node, children, key }) => (
    <h1 key={key}>{node.spans.length === 0 ? phrases(node.text) : anew(children)}</h1>
  ),
  heading2: ({ node, children, key }) => (
    <h2 key={key}>{node.spans.length === 0 ? phrases(node.text) : anew(children)}</h2>
  ),
};
