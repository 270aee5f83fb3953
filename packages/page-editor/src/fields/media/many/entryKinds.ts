import type { EditorField, EditorVariation } from '../../../model/EditorModels.ts';
import { IMAGE_KINDS, type MediaKind } from '../pickMedia.ts';
import { kindsFor } from '../wantedKinds.ts';

/** As many files are taken at once into a document. */
export const MAX_FILES = 200;

/** What may be put in a field; nothing if it holds no files. */
export function kindsOf({ id, model }: EditorField): readonly MediaKind[] {
  if (model.type === 'Image') return IMAGE_KINDS;
  const { select, repeat } = model.config ?? {};
  return model.type === 'Link' && select === 'media' && repeat !== true ? kindsFor({ id }) : [];
}

/**
 * What a list of such entries can be filled with, an entry for each file. Only lists whose entries begin with a file
 * are: a menu row with a picture is not made of one.
 */
export function kindsOfEntries(fields: readonly EditorField[]): readonly MediaKind[] {
  const [first] = fields;
  if (first === undefined || kindsOf(first).length === 0) return [];
  return [...new Set(fields.flatMap(kindsOf))];
}

/** Whether the repeatable part of a slice is its pictures: then it comes before its settings. */
export function isOfMedia({ itemFields }: EditorVariation): boolean {
  return kindsOfEntries(itemFields).length > 0;
}
