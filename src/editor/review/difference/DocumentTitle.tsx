import { use, useEffect, useState } from 'react';
import { EditorContext, type EditorServices } from '../../EditorContext.ts';
import type { NamedDocument } from '../describe/DescribedChange.ts';

/** The title of a document that a value names; until it is known, and if there is none, the given words. */
export function DocumentTitle({ document, words }: { document: NamedDocument; words: string }) {
  const services = use(EditorContext);
  const [title, setTitle] = useState<string | null>(null);
  const { id, type, uid } = document;
  useEffect(() => {
    let isCurrent = true;
    const find = services ? titleOf(services, { id, type, uid }) : Promise.resolve(null);
    find.then(
      (found) => {
        if (isCurrent) setTitle(found);
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [services, id, type, uid]);
  return <span>{title ?? words}</span>;
}

async function titleOf(
  { api, findDocument }: EditorServices,
  { id, type, uid }: { readonly [Key in keyof NamedDocument]: NamedDocument[Key] | undefined },
): Promise<string | null> {
  if (id !== undefined) return (await findDocument(id))?.title ?? null;
  if (type === undefined || uid === undefined) return null;
  const { document } = await api.call('readDocument', { params: { type, name: uid }, query: {} });
  return document.title;
}
