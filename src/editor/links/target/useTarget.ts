import { useEffect, useState } from 'react';
import type { DocumentSummary } from '#prismic-folder/contract';
import { documentLookup } from '../../documents/findDocument.ts';
import { useEditor } from '../../EditorContext.ts';
import type { DocumentTarget, LinkTarget } from '../values/linkValue.ts';

/** The document of a link: not known yet, found, or gone. */
export type FoundTarget =
  | { readonly state: 'asking' }
  | { readonly state: 'found'; readonly document: DocumentSummary }
  | { readonly state: 'gone' };

const ASKING: FoundTarget = { state: 'asking' };

/** The document that a link leads to; kept up to date. */
export function useTarget(target: LinkTarget | null): FoundTarget {
  const { api } = useEditor();
  const key = target?.kind === 'Document' ? JSON.stringify(target) : null;
  const [answer, setAnswer] = useState<{ key: string; found: FoundTarget } | null>(null);

  useEffect(() => {
    if (key === null) return undefined;
    const lookup = documentLookup(api);
    let isCurrent = true;
    const ask = () => {
      // Cast: a target of this component, written above.
      const { id, type, uid, lang } = JSON.parse(key) as DocumentTarget;
      const find = async () => {
        const byId = id === undefined ? null : await lookup.findDocument(id);
        if (byId || type === undefined || uid === undefined) return byId;
        return lookup.findByUid(type, uid, lang);
      };
      find().then(
        (document) => {
          if (!isCurrent) return;
          const isThere = document !== null && document.status !== 'archived';
          setAnswer({ key, found: isThere ? { state: 'found', document } : { state: 'gone' } });
        },
        // Without an answer it stays as it was.
        () => undefined,
      );
    };
    ask();
    const stop = lookup.subscribe(ask);
    return () => {
      isCurrent = false;
      stop();
    };
  }, [api, key]);

  return answer !== null && answer.key === key ? answer.found : ASKING;
}
