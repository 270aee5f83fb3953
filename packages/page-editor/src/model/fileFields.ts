import type { FieldModel } from 'prismic-folder/models';
import type { EditorField } from './EditorModels.ts';

/** Whether a field is a link to one file. */
export function isFileLink({ type, config }: FieldModel): boolean {
  return type === 'Link' && config?.['select'] === 'media' && config['repeat'] !== true;
}

/**
 * Whether the entries of a list begin with a file: such a list is of files, and can be filled with several at once. A
 * menu row with a picture is not made of one.
 */
export function areOfFiles([first]: readonly EditorField[]): boolean {
  return first !== undefined && (first.model.type === 'Image' || isFileLink(first.model));
}
