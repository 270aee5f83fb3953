import { isRecord } from '../../folder/isRecord.ts';
import { readSource } from '../../folder/readSource.ts';
import type { TypeModel } from '../../types.ts';
import { type FolderNames, folderData } from '../form/folderForm.ts';
import type { IncomingDocument } from './planPull.ts';
import type { Place } from './documentPlaceOf.ts';

/** A hosted document as the folder's file says it, always with the same keys in the same order. */
export function documentText(
  { hosted, local }: IncomingDocument,
  { name }: Place,
  type: TypeModel,
  names: FolderNames,
  alternates: readonly { readonly uid: string; readonly lang: string }[],
): string {
  const { uid, tags, first_publication_date, last_publication_date, data } = hosted;
  const ownId = local && idInFile(local.file);
  const json = {
    ...(ownId !== undefined && { id: ownId }),
    ...(typeof uid === 'string' && uid !== name && { uid }),
    ...(tags.length > 0 && { tags }),
    first_publication_date,
    last_publication_date,
    ...(alternates.length > 0 && { alternate_languages: alternates }),
    data: folderData(data, type, names),
  };
  return `${JSON.stringify(json, null, 2)}\n`;
}

/** An id somebody gave the document by hand; others link to it. */
function idInFile(file: Parameters<typeof readSource>[0]): string | undefined {
  const { parsed } = readSource(file);
  const id = parsed.ok && isRecord(parsed.value) ? parsed.value['id'] : undefined;
  return typeof id === 'string' ? id : undefined;
}
