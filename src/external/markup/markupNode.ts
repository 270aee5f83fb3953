/** Parsed, untrusted markup: a text, or an element. */
export type MarkupNode = string | MarkupElement;

export interface MarkupElement {
  /** In lower case. */
  readonly tag: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly MarkupNode[];
}

/**
 * Parses markup as a browser does, without running or loading any of it. Each platform has its own.
 */
export type ParseMarkup = (markup: string) => readonly MarkupNode[];

/** A node of a platform's parser. */
export interface ParsedNode<Node> {
  readonly text?: string | undefined;
  readonly tag?: string | undefined;
  readonly attributes?: Iterable<readonly [name: string, value: string]> | undefined;
  readonly children?: Iterable<Node> | undefined;
}

/** Elements dropped with their content, which is not text of the page. */
const left: ReadonlySet<string> = new Set([
  ...(['annotation-xml', 'audio', 'colgroup', 'head', 'math', 'noembed', 'noframes'] as const),
  ...(['noscript', 'plaintext', 'script', 'selectedcontent', 'style', 'svg'] as const),
  ...(['template', 'thead', 'title', 'video', 'xmp'] as const),
]);

/** Below this depth only the text is used. */
const maxDepth = 100;

/** The text of some nodes; not recursive, since nesting is unlimited. */
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

/** A platform's nodes as plain data, without comments and dropped elements. */
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
        // The content of a frame is for browsers without frames.
        children: tag === 'iframe' ? [] : markupNodes(children, read, depth + 1),
      },
    ];
  });
}

/** The text of some nodes. */
export const wordsIn = (nodes: readonly MarkupNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : wordsIn(node.children))).join('');
