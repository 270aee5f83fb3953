import type { RTImageNode } from '@prismicio/client';
import type { RichTextComponents } from '@prismicio/react';
import { Fragment, type ReactElement, type ReactNode } from 'react';
import { LaterEmbed } from '../embed/LaterEmbed.tsx';
import { ContentLink } from '../links/ContentLink.tsx';
import { ContentImage } from '../image/ContentImage.tsx';
import type { HeadingLevel } from './headingLevels.ts';
import * as styles from './RichText.styles.ts';

type Options = {
  levelOf: (level: HeadingLevel) => HeadingLevel;
  imageSizes: string;
};

/** The element of each rich text node; others use the library's default. */
export function richTextComponents({ levelOf, imageSizes }: Options): RichTextComponents {
  const heading =
    (level: HeadingLevel) =>
    ({ children, key }: { children: ReactNode[]; key: string }) => {
      const Tag = `h${levelOf(level)}` as const;
      return (
        <Tag key={key} className={styles.headings[level]}>
          {anew(children)}
        </Tag>
      );
    };

  return {
    heading1: heading(1),
    heading2: heading(2),
    heading3: heading(3),
    heading4: heading(4),
    heading5: heading(5),
    heading6: heading(6),
    paragraph: ({ node, children, key }) =>
      node.text === '' ? (
        // Returning null would fall back to the library's paragraph.
        <Fragment key={key} />
      ) : (
        <p key={key} dir={node.direction} data-label={labelOf(node)}>
          {anew(children)}
        </p>
      ),
    preformatted: ({ node, key }) => (
      // A long line scrolls, so it must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      <pre key={key} className={styles.preformatted} tabIndex={0}>
        {node.text}
      </pre>
    ),
    image: ({ node, key }) => (
      <figure key={key} className={styles.figure} data-label={labelOf(node)}>
        <RichTextImage node={node} sizes={imageSizes} />
      </figure>
    ),
    embed: ({ node, key }) => <LaterEmbed key={key} oembed={node.oembed} />,
    hyperlink: ({ node, children, key }) => (
      <ContentLink key={key} field={node.data} className={styles.link}>
        {anew(children)}
      </ContentLink>
    ),
    label: ({ node, children, key }) => (
      <span key={key} data-label={node.data.label}>
        {anew(children)}
      </span>
    ),
  };
}

/**
 * The words of a block or a mark, with bare texts beside marks. The library gives each block a new key whenever it is
 * rendered, so none of these texts ever changes (docs/decisions/translated-pages.md).
 */
// Cast: they never change, so they are as safe as elements.
export const anew = (children: ReactNode[]) => children as ReactElement[];

function RichTextImage({ node, sizes }: { node: RTImageNode; sizes: string }) {
  const image = <ContentImage field={node} sizes={sizes} />;
  return node.linkTo ? <ContentLink field={node.linkTo}>{image}</ContentLink> : image;
}

/** Prismic sends a block's label, which its types do not name. */
function labelOf(node: object): string | undefined {
  return 'label' in node && typeof node.label === 'string' ? node.label : undefined;
}
