import type { EditorField } from '../../../model/EditorModels.ts';
import { groupFields } from '../../../model/editorFields.ts';
import { linkConfig } from '../../links/fields/linkConfig.ts';

/** What a list of documents in order is made of. */
export interface OrderedGroup {
  /** The one field of its entries. */
  readonly link: string;
  /** The one type of its documents. */
  readonly type: string;
}

/** A group whose entries are nothing but links to documents of one type; null: another one. */
export function orderedGroup({ model }: EditorField): OrderedGroup | null {
  const [field, other] = groupFields(model);
  if (!field || other || field.model.type !== 'Link') return null;
  const { kinds, isRepeatable, hasText, allowed } = linkConfig(field);
  const [type, second] = allowed.types;
  const isPlain = kinds.length === 1 && kinds[0] === 'Document' && !isRepeatable && !hasText;
  return isPlain && type !== undefined && second === undefined ? { link: field.id, type } : null;
}
