import type { TypeModel } from '../../types.ts';
import { writtenId } from '../folder/loadFolder.ts';
import { folderData, type FolderNames } from '../form/forms.ts';
import type { Place } from './documentPlaceOf.ts';
import type { IncomingDocument } from './planPull.ts';

/** The content of a document's file, always with the same order of keys. */
export function documentText(
  { hosted, local }: IncomingDocument,
  { name }: Place,
  type: TypeModel,
  names: FolderNames,
  alternates: readonly { readonly uid: string; readonly lang: string }[],
): string {
  const { uid, tags, first_publication_date, last_publication_date, data } = hosted;
  const ownId = local && writtenId(local.file);
  // The API does not say what uids a document had.
  const previous = local?.document.previous_uids;
  const json = {
    ...(ownId !== undefined && { id: ownId }),
    ...(typeof uid === 'string' && uid !== name && { uid }),
    ...(tags.length > 0 && { tags }),
    ...(previous !== undefined && { previous_uids: previous }),
    first_publication_date,
    last_publication_date,
    ...(alternates.length > 0 && { alternate_languages: alternates }),
    data: folderData(data, type, names),
  };
  return `${JSON.stringify(json, null, 2)}\n`;
}
