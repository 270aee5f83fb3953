import { safeAddress } from '#ui/links/address.ts';
import { wordsIn, type MarkupElement, type MarkupNode } from './markupNode.ts';
import { plainTags, type PlainTag, type TextNode } from './textBlock.ts';

const plain: ReadonlySet<string> = new Set(plainTags);

const isPlain = (tag: string): tag is PlainTag => plain.has(tag);

/** Deeper than this nobody means to nest; only the words are kept from there on. */
const maxDepth = 24;

/** Where a node stands: a page may not hold a link in a link, nor an entry outside a list. */
interface Place {
  readonly depth: number;
  readonly inLink: boolean;
  readonly inList: boolean;
}

/** A block inside a block is a line of its own, and may hold others as no paragraph may. */
const nameAt = (tag: string, { inList }: Place): string =>
  tag === 'p' || (tag === 'li' && !inList) ? 'div' : tag;

function readElement(element: MarkupElement, place: Place): readonly TextNode[] {
  const { attributes } = element;
  const tag = nameAt(element.tag, place);
  if (tag === 'iframe') return [];
  if (tag === 'br') return [{ tag, children: [] }];
  const href = tag === 'a' && !place.inLink ? safeAddress(attributes.get('href')) : null;
  const children = readNodes(element.children, {
    depth: place.depth + 1,
    inLink: place.inLink || href !== null,
    inList: tag === 'ul' || tag === 'ol' || (place.inList && !isPlain(tag)),
  });
  if (tag === 'a') return href === null ? children : [{ tag, href, children }];
  return isPlain(tag) ? [{ tag, children }] : children;
}

const TOP: Place = { depth: 0, inLink: false, inList: false };

/**
 * Elements as text: known tags, links with a safe address, and words, nested as a page may hold them,
 * so that a browser reads what the server wrote as it was meant.
 */
export function readNodes(nodes: readonly MarkupNode[], place = TOP): readonly TextNode[] {
  return nodes.flatMap((node): readonly TextNode[] => {
    if (typeof node === 'string') return [node];
    return place.depth >= maxDepth
      ? [wordsIn(node.children)].filter(Boolean)
      : readElement(node, place);
  });
}

/** Whether anything in it would be seen. */
export function hasWords(nodes: readonly TextNode[]): boolean {
  return nodes.some((node) =>
    typeof node === 'string' ? node.trim() !== '' : hasWords(node.children),
  );
}
