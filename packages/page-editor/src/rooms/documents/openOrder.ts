import { isObject } from 'prismic-folder/edit';
import type { DocumentOrder } from '../../model/EditorHost.ts';
import type { DocumentJson } from '../../model/DocumentJson.ts';
import type { EditorServices } from '../../session/EditorContext.ts';
import { documentCall } from '../../session/documentCall.ts';
import { slicesOf } from '../../model/sliceAt.ts';

/** Opens the list that documents are put in order by, in a language if one is chosen. */
export async function openOrder(
  { in: { type, zone, slice, group } }: DocumentOrder,
  language: string | null,
  { api, open }: Pick<EditorServices, 'api' | 'open'>,
): Promise<void> {
  const query = { type, ...(language !== null && { lang: language }) };
  const { documents } = await api.call('listDocuments', { query });
  const found = documents.find(({ lang }) => lang === undefined) ?? documents[0];
  if (!found) throw new Error(`There is no ${type} yet, which has the list. Make it first.`);
  const { json } = await api.call('readDocument', documentCall(found));
  // Cast: the content of a document's file is an object.
  const slices = slicesOf(json as DocumentJson, zone);
  const index = slices.findIndex((one) => isObject(one) && one['slice_type'] === slice);
  open(found, index < 0 ? {} : { zone, index, field: group });
}
