import { Schema, type Node } from 'prosemirror-model';
import type { Json } from '#prismic-folder/edit';

/** Text without blocks and marks, as in fields of the kind Text. */
export const plainSchema = new Schema({
  nodes: {
    doc: { content: 'line', attrs: { source: { default: undefined } } },
    line: {
      content: 'text*',
      whitespace: 'pre',
      parseDOM: [{ tag: '[data-line]', preserveWhitespace: 'full' }],
      toDOM: () => ['span', { 'data-line': '', dir: 'auto' }, 0],
    },
    text: {},
  },
});

/** A text as a document to edit. */
export function toPlainProse(value: Json | undefined): Node {
  const text = textOfValue(value);
  const content = text === '' ? undefined : plainSchema.text(text);
  return plainSchema.node('doc', { source: value }, plainSchema.node('line', null, content));
}

/** The text for the file; the value itself if it is unedited, whatever it is. */
export function fromPlainProse(doc: Node): Json | undefined {
  // Cast: `toPlainProse` put a value of the file there.
  const source = doc.attrs['source'] as Json | undefined;
  const text = doc.textContent;
  return text === textOfValue(source) ? source : text;
}

function textOfValue(value: Json | undefined): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
