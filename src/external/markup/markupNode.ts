/** A piece of markup as a parser found it: words, or an element. Nothing of it is to be trusted. */
export type MarkupNode = string | MarkupElement;

export interface MarkupElement {
  /** In small letters. */
  readonly tag: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly MarkupNode[];
}

/** Reads markup as a browser does, without running or loading any of it. Each engine brings its own. */
export type ParseMarkup = (markup: string) => readonly MarkupNode[];

/** An element, or words, of an engine's parser. */
export interface ParsedNode<Node> {
  readonly text?: string | undefined;
  readonly tag?: string | undefined;
  readonly attributes?: Iterable<readonly [name: string, value: string]> | undefined;
  readonly children?: Iterable<Node> | undefined;
}

/** Elements that are left out with all they hold: what they hold is no text of the page. */
const left: ReadonlySet<string> = new Set([
  ...(['annotation-xml', 'audio', 'colgroup', 'head', 'math', 'noembed', 'noframes'] as const),
  ...(['noscript', 'plaintext', 'script', 'selectedcontent', 'style', 'svg'] as const),
  ...(['template', 'thead', 'title', 'video', 'xmp'] as const),
]);

/** Deeper than this nobody means to nest; only the words are kept from there on. */
const maxDepth = 100;

/** The words of some nodes; without recursion, since they may be nested without end. */
function wordsOf<Node>(nodes: Iterable<Node>, read: (node: Node) => ParsedNode<Node>): string {
  const waiting = [...nodes].toReversed();
  const words: string[] = [];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    const { text, tag, children = [] } = read(node);
    if (text !== undefined) words.push(text);
    else if (tag !== undefined && !left.has(tag) && tag !== 'iframe') {
      for (const child of [...children].toReversed()) waiting.push(child);
    }
  }
  return words.join('');
}

/** An engine's nodes as plain data, without comments and what is no text of the page. */
export function markupNodes<Node>(
  nodes: Iterable<Node>,
  read: (node: Node) => ParsedNode<Node>,
  depth = 0,
): readonly MarkupNode[] {
  if (depth >= maxDepth) return [wordsOf(nodes, read)].filter(Boolean);
  return Array.from(nodes).flatMap((node): readonly MarkupNode[] => {
    const { text, tag, attributes = [], children = [] } = read(node);
    if (text !== undefined) return text === '' ? [] : [text];
    if (tag === undefined || left.has(tag)) return [];
    return [
      {
        tag,
        attributes: new Map(attributes),
        // What stands between the tags of a frame is for browsers that know none.
        children: tag === 'iframe' ? [] : markupNodes(children, read, depth + 1),
      },
    ];
  });
}

/** The words of some nodes, without the elements around them. */
export const wordsIn = (nodes: readonly MarkupNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : wordsIn(node.children))).join('');
