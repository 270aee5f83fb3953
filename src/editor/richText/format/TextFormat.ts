import type { Node, Schema } from 'prosemirror-model';
import type { Json } from '#prismic-folder/edit';
import type { FieldModel } from '#prismic-folder/models';
import { fromPlainProse, plainSchema, toPlainProse } from './plainFormat.ts';
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
