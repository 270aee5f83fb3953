import type { DocumentSummary } from 'prismic-folder/contract';
import type { AuthoringClient } from '../../api/AuthoringClient.ts';
import type { DocumentSession } from '../../document/DocumentSession.ts';
import { EMPTY, openFirst } from '../../document/openFirst.ts';
import { openSession, type SessionOptions } from '../../document/openSession.ts';
import { keyOf } from '../../session/documentCall.ts';
import { findOnly } from '../../session/findDocument.ts';

/** Looks that were left before the server could make them. */
const waiting = new WeakMap<AuthoringClient, () => DocumentSession>();

/** Opens the only document of a type; its first edit makes it. */
export async function openLook(
  api: AuthoringClient,
  { type, title }: { readonly type: string; readonly title: string },
  options: SessionOptions,
): Promise<DocumentSession> {
  const open = (document: DocumentSummary) =>
    openSession(api, keyOf(document), { ...options, instead: EMPTY });
  const again = waiting.get(api);
  waiting.delete(api);
  if (again) return again();
  const find = () => findOnly(api, type);
  const known = await find();
  if (known) return open(known);
  // Of a repository that names none it is any.
  const { languages } = await api.call('listLanguages', {});
  return openFirst({
    language: languages[0]?.id ?? '',
    key: { type, name: type },
    title,
    onOnline: api.onOnline,
    onWaiting: (reopen) => void (reopen ? waiting.set(api, reopen) : waiting.delete(api)),
    async make() {
      // Another window may have made it meanwhile.
      const found = await find();
      const made =
        found ?? (await api.call('createDocument', { body: { type, data: {} } })).document;
      return open(made);
    },
  });
}
