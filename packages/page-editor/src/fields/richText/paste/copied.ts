import { DOMSerializer, type Fragment, type Node, type Slice } from 'prosemirror-model';
import { isRecord, type Json, listOf, objectOf } from 'prismic-folder/edit';
import { blockJson, blockNode, looksOf } from '../format/richFormat.ts';
import { richSchema } from '../format/schema.ts';
import type { TextBlock } from '../format/textRules.ts';
import type { PastedBlock } from './Pasted.ts';

/** On the first element of copied HTML: the blocks as the file has them. */
const BLOCKS_ATTRIBUTE = 'data-prismic-blocks';

/** What was copied last in this window; other blocks on the clipboard may come from any page. */
let lastCopied = '';

const inline = DOMSerializer.fromSchema(richSchema);

/** Copied blocks as HTML for other programs: headings and lists instead of the editor's lines. */
export const copySerializer = Object.assign(
  new DOMSerializer(
    DOMSerializer.nodesFromSchema(richSchema),
    DOMSerializer.marksFromSchema(richSchema),
  ),
  { serializeFragment: writeHtml },
);

function writeHtml(
  content: Fragment,
  { document: page = document }: { document?: Document } = {},
): HTMLElement | DocumentFragment {
  const target = page.createDocumentFragment();
  const blocks = content.content.map((node) => [node, elementOf(node, page)] as const);
  for (const [node, element] of blocks) {
    if (element.tagName !== 'LI') {
      target.append(element);
      continue;
    }
    const tag = node.type.name === 'o-list-item' ? 'OL' : 'UL';
    const last = target.lastElementChild;
    const list = last?.tagName === tag ? last : page.createElement(tag);
    list.append(element);
    if (list !== last) target.append(list);
  }
  lastCopied = JSON.stringify(content.content.map(blockJson));
  const first = target.firstElementChild;
  first?.setAttribute(BLOCKS_ATTRIBUTE, lastCopied);
  return target;
}

function elementOf(node: Node, page: Document): HTMLElement {
  const element = page.createElement(tagOf(node.type.name));
  if (node.isTextblock) {
    element.append(inline.serializeFragment(node.content, { document: page }));
    const { direction } = node.attrs;
    if (direction === 'rtl') element.dir = 'rtl';
    return element;
  }
  const source = objectOf(blockJson(node));
  const address = source['url'] ?? objectOf(source['oembed'])['embed_url'];
  if (typeof address !== 'string') return element;
  const child = page.createElement(node.type.name === 'image' ? 'img' : 'a');
  child.setAttribute(node.type.name === 'image' ? 'src' : 'href', address);
  if (node.type.name === 'embed') child.textContent = address;
  element.append(child);
  return element;
}

function tagOf(type: string): string {
  const level = /^heading(\d)$/.exec(type)?.[1];
  if (level !== undefined) return `h${level}`;
  if (type.endsWith('list-item')) return 'li';
  return type === 'preformatted' ? 'pre' : 'p';
}

/** Copied blocks as plain text; lists as in Markdown. */
export function copyText({ content }: Slice): string {
  let text = '';
  let number = 0;
  content.forEach((node, _offset, index) => {
    const isItem = node.type.name.endsWith('list-item');
    number = node.type.name === 'o-list-item' ? number + 1 : 0;
    const before = index === 0 ? null : content.child(index - 1).type.name;
    if (before !== null) text += isItem && before === node.type.name ? '\n' : '\n\n';
    const isWhole = content.childCount > 1;
    const mark = !isItem || !isWhole ? '' : number > 0 ? `${number}. ` : '- ';
    text += mark + (node.isTextblock ? node.textContent : '');
  });
  return text;
}

/** Prismic's own blocks in copied HTML; null if there are none. */
export function readCopied(page: Document): readonly PastedBlock[] | null {
  const text = page.querySelector(`[${BLOCKS_ATTRIBUTE}]`)?.getAttribute(BLOCKS_ATTRIBUTE);
  if (text === null || text === undefined) return null;
  try {
    const blocks: unknown = JSON.parse(text);
    if (!Array.isArray(blocks)) return null;
    // Cast: parsed from JSON.
    return blocks.flatMap((block: Json) => pastedBlock(block, text === lastCopied));
  } catch {
    return null;
  }
}

function pastedBlock(json: Json, isOwn: boolean): readonly PastedBlock[] {
  const node = blockNode(json);
  if (node.isTextblock && isRecord(json)) {
    // Cast: the names of blocks of text are those of their nodes.
    const type = node.type.name as TextBlock;
    return [
      {
        type,
        text: node.textContent,
        spans: listOf(json['spans']),
        ...looksOf(node.attrs),
        ...(isOwn && { source: json }),
      },
    ];
  }
  if (isOwn) return [{ type: 'atom', json }];
  // HTML and unknown blocks of another page are not taken over.
  if (node.type.name === 'kept' || !isRecord(json)) return [];
  if (node.type.name === 'image') return [{ type: 'atom', json }];
  const { html: _html, ...rest } = objectOf(json['oembed']);
  return [{ type: 'atom', json: { type: 'embed', oembed: rest } }];
}
