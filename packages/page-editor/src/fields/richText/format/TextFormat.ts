import { type Node, Schema } from 'prosemirror-model';
import type { Json } from 'prismic-folder/edit';
import type { FieldModel } from 'prismic-folder/models';
import { fromProse, toProse } from './richFormat.ts';
import { richSchema } from './schema.ts';
import { textRulesOf, type TextRules } from './textRules.ts';

/** How a field's value becomes a document to edit, and back. */
export interface TextFormat {
  readonly schema: Schema;
  readonly rules: TextRules;
  /** Whether it has blocks and marks. */
  readonly isRich: boolean;
  readonly read: (value: Json | undefined) => Node;
  readonly write: (doc: Node) => Json | undefined;
}

/** The format of a StructuredText field, or of a plain text. */
export function textFormatOf(model: FieldModel): TextFormat {
  const rules = textRulesOf(model);
  if (model.type !== 'StructuredText') {
    const [read, write] = [toPlainProse, fromPlainProse];
    return { schema: plainSchema, rules, isRich: false, read, write };
  }
  const read = (value: Json | undefined) => toProse(value, rules.standard);
  return { schema: richSchema, rules, isRich: true, read, write: fromProse };
}

/** Text without blocks and marks, as in fields of the kind Text. */
const plainSchema = new Schema({
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
