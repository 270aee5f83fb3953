import { safeAddress } from '#ui/links/address.ts';
import { wordsIn, type MarkupElement, type MarkupNode } from './markupNode.ts';
import { plainTags, type PlainTag, type TextNode } from './textBlock.ts';

const plain: ReadonlySet<string> = new Set(plainTags);

const isPlain = (tag: string): tag is PlainTag => plain.has(tag);

/** Below this depth only the text is used. */
const maxDepth = 24;

/** HTML forbids a link in a link and a list item outside a list. */
interface Place {
  readonly depth: number;
  readonly inLink: boolean;
  readonly inList: boolean;
}

/** A paragraph inside a block becomes a `div`, which may hold other blocks. */
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
 * Elements as text: known tags, safe links and text, nested as HTML allows, so that a browser
 * parses the server's markup as intended.
 */
export function readNodes(nodes: readonly MarkupNode[], place = TOP): readonly TextNode[] {
  return nodes.flatMap((node): readonly TextNode[] => {
    if (typeof node === 'string') return [node];
    return place.depth >= maxDepth
      ? [wordsIn(node.children)].filter(Boolean)
      : readElement(node, place);
  });
}

/** Whether it has visible text. */
export function hasWords(nodes: readonly TextNode[]): boolean {
  return nodes.some((node) =>
    typeof node === 'string' ? node.trim() !== '' : hasWords(node.children),
  );
}
