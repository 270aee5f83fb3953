import type { EditorHost } from '../model/EditorHost.ts';
import type { EditorModels, EditorType } from '../model/EditorModels.ts';
import { capitalized, pluralOf } from '../kit/countWords.ts';

/** The words for a type of documents: 'Case study', 'case study', 'Case studies'. */
export interface TypeWords {
  readonly one: string;
  /** Within a sentence. */
  readonly inSentence: string;
  readonly many: string;
}

export function typeWords(models: EditorModels, type: string): TypeWords {
  const label = models.types.get(type)?.label ?? type.replaceAll(/[_-]+/g, ' ');
  const one = capitalized(label);
  return { one, inSentence: sentenceCase(one), many: pluralOf(one) };
}

/** Names such as FAQ stay as they are. */
function sentenceCase(label: string): string {
  return label.replaceAll(/\p{L}+/gu, (word) =>
    /^\p{Lu}{2,}$/u.test(word) ? word : word.toLowerCase(),
  );
}

/** All types in the order of the host; those that it does not name come last, single documents after lists. */
export function typesInOrder(
  { types }: Pick<EditorModels, 'types'>,
  { typeOrder = [] }: Pick<EditorHost, 'typeOrder'>,
): EditorType[] {
  const orderOf = ({ id, repeatable }: EditorType) => {
    const at = typeOrder.indexOf(id);
    return at >= 0 ? at : typeOrder.length + (repeatable ? 0 : 1);
  };
  return [...types.values()].sort((one, other) => orderOf(one) - orderOf(other));
}
