import type { EditorField } from '../../../model/EditorModels.ts';
import { areOfFiles, isFileLink } from '../../../model/editorFields.ts';
import { IMAGE_KINDS, type MediaKind } from '../pickMedia.ts';
import { kindsFor } from '../wantedKinds.ts';

/** As many files are taken at once into a document. */
export const MAX_FILES = 200;

/** What may be put in a field; nothing if it holds no files. */
export function kindsOf({ id, model }: EditorField): readonly MediaKind[] {
  if (model.type === 'Image') return IMAGE_KINDS;
  return isFileLink(model) ? kindsFor({ id }) : [];
}

/** What a list of such entries can be filled with, an entry for each file. */
export function kindsOfEntries(fields: readonly EditorField[]): readonly MediaKind[] {
  return areOfFiles(fields) ? [...new Set(fields.flatMap(kindsOf))] : [];
}
