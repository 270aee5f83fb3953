import { Plugin } from 'prosemirror-state';
import type { TextRules } from '../format/textRules.ts';
import { richSchema } from '../format/schema.ts';

/** Gives new paragraphs the field's standard style, where its model does not allow paragraphs. */
export function keepStandard({ blocks, standard }: TextRules): Plugin {
  return new Plugin({
    appendTransaction: (transactions, _before, { doc, tr }) => {
      if (blocks.includes('paragraph') || !transactions.some(({ docChanged }) => docChanged))
        return null;
      const type = richSchema.nodes[standard];
      doc.forEach((node, at) => {
        const isNew = node.type.name === 'paragraph' && node.attrs['source'] === null;
        if (isNew && type !== undefined) tr.setBlockType(at + 1, at + 1, type, () => node.attrs);
      });
      return tr.docChanged ? tr : null;
    },
  });
}
