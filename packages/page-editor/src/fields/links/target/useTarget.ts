import { useEffect, useState } from 'react';
import type { DocumentSummary } from 'prismic-folder/contract';
import { documentLookup } from '../../../session/findDocument.ts';
import { useEditor } from '../../../session/EditorContext.ts';
import type { DocumentTarget, LinkTarget } from '../values/linkValue.ts';

/** The document of a link: not known yet, found, or gone. */
export type FoundTarget =
  | { readonly state: 'asking' }
  | { readonly state: 'found'; readonly document: DocumentSummary }
  | { readonly state: 'gone' };

const ASKING: FoundTarget = { state: 'asking' };

/** The document that a link leads to; kept up to date. */
export function useTarget(target: LinkTarget | null): FoundTarget {
  return useTargets([target])[0] ?? ASKING;
}

/** The documents that links lead to, in their order; kept up to date. */
export function useTargets(targets: readonly (LinkTarget | null)[]): readonly FoundTarget[] {
  const { api } = useEditor();
  const keys = targets.map((one) => (one?.kind === 'Document' ? JSON.stringify(one) : ''));
  const asked = JSON.stringify([...new Set(keys)].filter((key) => key !== ''));
  const [answers, setAnswers] = useState<ReadonlyMap<string, FoundTarget>>(new Map());

  useEffect(() => {
    // Cast: keys of this hook, written above.
    const wanted = JSON.parse(asked) as readonly string[];
    if (wanted.length === 0) return undefined;
    const lookup = documentLookup(api);
    let isCurrent = true;
    const ask = (key: string) => {
      // Cast: a target of this hook, written above.
      lookup.find(JSON.parse(key) as DocumentTarget).then(
        (document) => {
          if (!isCurrent) return;
          const isThere = document !== null && document.status !== 'archived';
          const found: FoundTarget = isThere ? { state: 'found', document } : { state: 'gone' };
          setAnswers((known) => new Map(known).set(key, found));
        },
        // Without an answer it stays as it was.
        () => undefined,
      );
    };
    const askAll = () => {
      for (const key of wanted) ask(key);
    };
    askAll();
    const stop = lookup.subscribe(askAll);
    return () => {
      isCurrent = false;
      stop();
    };
  }, [api, asked]);

  return keys.map((key) => answers.get(key) ?? ASKING);
}
