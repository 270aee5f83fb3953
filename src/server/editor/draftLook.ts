import { callOperation, type Authoring } from '#prismic-folder/authoring';
import { windowStyles } from '#editing/windowStyles.ts';
import { isRecord } from '#ui/isRecord.ts';

/** The colours that the editor's window has from its first paint: those of the look as it is edited. */
export async function draftLook(authoring: Authoring): Promise<string> {
  const query = { type: 'look', pageSize: 1 };
  const [found] = (await callOperation(authoring, 'listDocuments', { query })).documents;
  if (!found) return '';
  const { type, name, lang } = found;
  const { json } = await callOperation(authoring, 'readDocument', {
    params: { type, name },
    query: lang === undefined ? {} : { lang },
  });
  return isRecord(json) ? windowStyles(json['data']) : '';
}
