import { DOMSerializer, type Mark, type Node } from 'prosemirror-model';
import type { EditorState } from 'prosemirror-state';
import { Decoration, DecorationSet, type NodeViewConstructor } from 'prosemirror-view';
import { isRecord, type Json } from 'prismic-folder/edit';
import type { HeldText } from '../canvas/CanvasApi.ts';
import { linkAddress, blockAttributes } from '../fields/richText/format/attributes.ts';
import { dataOf } from '../fields/richText/format/schema.ts';
import { TEXT_BLOCKS } from '../fields/richText/format/textRules.ts';
import type { TextLooksProps } from '../fields/richText/view/createTextView.ts';

const ATOMS = ['image', 'embed', 'kept'] as const;

/** Shows a text with the elements that the page has for it; `value` is what the page shows now. */
export function pageLooks(held: HeldText, value: Json | undefined): TextLooksProps {
  const { looks, element } = held;
  const { ownerDocument } = element;
  const blocks: readonly unknown[] = Array.isArray(value) ? value : [];
  const atoms = new Map(blocks.map((block, at) => [block, held.atoms[at]]));

  const atom: NodeViewConstructor = (node) => {
    const own = atoms.get(node.attrs['source']);
    const { toDOM } = node.type.spec;
    const dom = own ?? (toDOM && DOMSerializer.renderSpec(ownerDocument, toDOM(node)).dom);
    return { dom: dom ?? ownerDocument.createElement('div'), ignoreMutation: () => true };
  };
  const block =
    (type: string): NodeViewConstructor =>
    ({ attrs }) => {
      const { dom, text } = looks.block(type);
      const { dir, ...attributes } = blockAttributes(attrs);
      dom.dataset['block'] = type;
      // The page leaves the direction to its own, unless the file names one.
      if (typeof attrs['direction'] === 'string' && dir !== undefined) text.dir = dir;
      for (const [name, worth] of Object.entries(attributes)) text.setAttribute(name, worth);
      return { dom, contentDOM: text };
    };
  const line: NodeViewConstructor = () => {
    const dom = ownerDocument.createElement('span');
    dom.dataset['line'] = '';
    dom.style.display = held.mount.style.display;
    return { dom, contentDOM: dom };
  };
  return {
    nodeViews: {
      line,
      ...Object.fromEntries(TEXT_BLOCKS.map((type) => [type, block(type)])),
      ...Object.fromEntries(ATOMS.map((type) => [type, atom])),
    },
    markViews: {
      hyperlink: ({ attrs }: Mark) => {
        const dom = looks.link();
        const data = dataOf(attrs);
        const url = isRecord(data) && typeof data['url'] === 'string' ? data['url'] : '';
        dom.setAttribute('href', linkAddress(url) ?? '#');
        return { dom };
      },
    },
    decorations: looks.second ? secondPhrase(looks.second) : listRuns,
  };
}

const isItem = (node: Node | null) => node?.type.name.endsWith('list-item') === true;

/** Each item is a list of its own: those that go on a list stand nearer, and count on. */
export function listRuns({ doc }: EditorState): DecorationSet {
  const found: Decoration[] = [];
  let before: Node | null = null;
  let count = 0;
  doc.forEach((node, at) => {
    const goesOn = isItem(node) && before?.type === node.type;
    count = goesOn ? count + 1 : 1;
    if (goesOn) {
      const start = node.type.name === 'o-list-item' ? { start: String(count) } : {};
      found.push(Decoration.node(at, at + node.nodeSize, { 'data-joined': '', ...start }));
    }
    before = node;
  });
  return DecorationSet.create(doc, found);
}

/** The second phrase of a heading in two weights, as far as the text goes. */
function secondPhrase({ attributes, start }: NonNullable<HeldText['looks']['second']>) {
  return ({ doc }: EditorState): DecorationSet => {
    const text = doc.textContent;
    const from = start(text);
    if (from === null) return DecorationSet.empty;
    const phrase = Decoration.inline(1 + from, 1 + text.length, {
      nodeName: 'span',
      ...attributes,
    });
    return DecorationSet.create(doc, [phrase]);
  };
}
