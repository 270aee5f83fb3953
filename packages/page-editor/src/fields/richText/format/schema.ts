import { Schema, type Attrs, type MarkSpec, type NodeSpec } from 'prosemirror-model';
import { isRecord } from 'prismic-folder/edit';
import { atomDom } from './atomDom.ts';
import { blockAttributes, labelAttributes, linkAttributes, spanLabel } from './attributes.ts';
import { TEXT_BLOCKS, type TextBlock } from './textRules.ts';

/**
 * One schema for all rich text. It holds everything that Prismic's format can hold, in any field:
 * what a model does not allow is shown and kept. The model decides what may be added (`TextRules`).
 * The format knows no lists within lists, so blocks stand side by side as in the file.
 *
 * `source` is the block in the file: an unedited block is written as it was, and an edited one keeps
 * the keys that are not known here.
 */
export const richSchema = new Schema({
  nodes: {
    doc: { content: 'block+', attrs: { source: { default: undefined } } },
    ...Object.fromEntries(TEXT_BLOCKS.map((type) => [type, textBlock(type)])),
    image: atom('image'),
    embed: atom('embed'),
    /** What is not known: shown as such, moved and deleted as a whole. */
    kept: atom('kept'),
    text: { group: 'inline' },
    break: {
      group: 'inline',
      inline: true,
      selectable: false,
      linebreakReplacement: true,
      leafText: () => '\n',
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
  },
  marks: {
    label: span({
      inclusive: true,
      parseDOM: [],
      toDOM: ({ attrs }) => ['span', labelAttributes(labelOf(attrs))],
    }),
    hyperlink: span({
      inclusive: false,
      parseDOM: [],
      toDOM: ({ attrs }) => ['a', linkAttributes(dataOf(attrs))],
    }),
    strong: span({
      parseDOM: [{ tag: 'strong' }, { tag: 'b' }],
      toDOM: () => ['strong'],
    }),
    em: span({ parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => ['em'] }),
    /** A span of a type that is not known. */
    other: span({ inclusive: false, parseDOM: [], toDOM: () => ['span', { 'data-other': '' }] }),
  },
});

function textBlock(type: TextBlock): NodeSpec {
  const isCode = type === 'preformatted';
  return {
    group: 'block',
    content: isCode ? 'text*' : 'inline*',
    // Pasted into an empty block, these keep their style.
    defining: type !== 'paragraph',
    ...(isCode && { code: true }),
    attrs: { source: { default: null }, label: { default: null }, direction: { default: null } },
    parseDOM: [
      { tag: `p[data-block="${type}"]`, ...(isCode && { preserveWhitespace: 'full' }) },
      ...(type === 'paragraph' ? [{ tag: 'p' }, { tag: 'div' }] : []),
    ],
    // Not headings or lists: the editor's own page has an outline, in which these are one field.
    toDOM: ({ attrs }) => ['p', { 'data-block': type, ...blockAttributes(attrs) }, 0],
  };
}

function atom(type: 'image' | 'embed' | 'kept'): NodeSpec {
  return {
    group: 'block',
    atom: true,
    selectable: true,
    draggable: true,
    attrs: { source: { default: null } },
    toDOM: ({ attrs }) => atomDom(type, attrs['source']),
  };
}

/** `rest` is the span in the file without its place; a span that is not from the file has none. */
function span(spec: MarkSpec): MarkSpec {
  // Spans of a file may overlap, also with others of their type.
  return { ...spec, excludes: '', attrs: { rest: { default: null } } };
}

/** The `data` of a span. */
export function dataOf(attrs: Attrs): unknown {
  const rest: unknown = attrs['rest'];
  return isRecord(rest) ? rest['data'] : undefined;
}

/** The name of a label mark. */
export function labelOf(attrs: Attrs): string {
  return spanLabel(dataOf(attrs)) ?? '';
}
