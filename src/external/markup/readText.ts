import { wordsIn, type MarkupElement, type MarkupNode } from './markupNode.ts';
import { plainTags, type TextBlock, type PlainTag, type TextNode } from './textBlock.ts';
import { safeAddress } from '#ui/links/address.ts';

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
function readNodes(nodes: readonly MarkupNode[], place = TOP): readonly TextNode[] {
  return nodes.flatMap((node): readonly TextNode[] => {
    if (typeof node === 'string') return [node];
    return place.depth >= maxDepth
      ? [wordsIn(node.children)].filter(Boolean)
      : readElement(node, place);
  });
}

/** Whether it has visible text. */
function hasWords(nodes: readonly TextNode[]): boolean {
  return nodes.some((node) =>
    typeof node === 'string' ? node.trim() !== '' : hasWords(node.children),
  );
}
