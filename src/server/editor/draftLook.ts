import { windowStyles } from '#editing/windowStyles.ts';
import type { WindowLook } from '#page-editor/server';
import { callOperation, type Authoring } from '#prismic-folder/authoring';
import { isRecord } from '#ui/isRecord.ts';
import { faviconAddress } from '#ui/look/favicon.ts';
import { readLook } from '#ui/look/look.ts';

/** What the editor's window has from its first paint: the colours of the look as it is edited; null without one. */
export async function draftLook(authoring: Authoring): Promise<WindowLook | null> {
  const query = { type: 'look', pageSize: 1 };
  const [found] = (await callOperation(authoring, 'listDocuments', { query })).documents;
  if (!found) return null;
  const { type, name, lang } = found;
  const { json } = await callOperation(authoring, 'readDocument', {
    params: { type, name },
    query: lang === undefined ? {} : { lang },
  });
  const data = isRecord(json) ? json['data'] : null;
  return { styles: windowStyles(data), icon: faviconAddress(readLook(data).ramp?.turn ?? null) };
}
