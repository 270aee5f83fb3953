import { useCallback, useRef } from 'react';
import type { DocumentSummary } from 'prismic-folder/contract';
import type { AuthoringClient } from '../../../api/AuthoringClient.ts';
import { sentenceOf } from '../../../kit/messages/sentenceOf.ts';
import { useAnswer } from '../../../session/useAnswer.ts';
import { documentLookup } from '../../../session/findDocument.ts';
import { useEditor } from '../../../session/EditorContext.ts';
import type { DocumentTarget, LinkTarget } from '../values/linkValue.ts';

/** The document of a link: not known yet, found, gone, or not known as the server refused or did not answer. */
export type FoundTarget =
  | { readonly state: 'asking' }
  | { readonly state: 'found'; readonly document: DocumentSummary }
  | { readonly state: 'gone' }
  | { readonly state: 'unknown'; readonly message: string };

const ASKING: FoundTarget = { state: 'asking' };
const GONE: FoundTarget = { state: 'gone' };

/** The document that a link leads to; kept up to date. */
export function useTarget(target: LinkTarget | null): FoundTarget {
  return useTargets([target])[0] ?? ASKING;
}

/** Empty: it leads to no document. */
const keyOf = (target: LinkTarget | null) =>
  target?.kind === 'Document' ? JSON.stringify(target) : '';

type Known = [key: string, found: FoundTarget];

/** The documents that links lead to, in their order; kept up to date. What was found stays until there is another answer. */
export function useTargets(targets: readonly (LinkTarget | null)[]): readonly FoundTarget[] {
  const { api } = useEditor();
  const asked = JSON.stringify(targets.map(keyOf).filter((key) => key !== ''));
  const last = useRef<ReadonlyMap<string, FoundTarget>>(new Map());
  const load = useCallback(async () => {
    // Casts: written above.
    const wanted = (JSON.parse(asked) as string[]).map(async (key): Promise<Known> => {
      try {
        const document = await documentLookup(api).find(JSON.parse(key) as DocumentTarget);
        const isThere = document !== null && document.status !== 'archived';
        return [key, isThere ? { state: 'found', document } : GONE];
      } catch (error) {
        const known = last.current.get(key);
        const isKnown = known?.state === 'found' || known?.state === 'gone';
        return [key, isKnown ? known : { state: 'unknown', message: sentenceOf(error) }];
      }
    });
    last.current = new Map([...last.current, ...(await Promise.all(wanted))]);
    return last.current;
  }, [api, asked]);
  const { value: answers } = useAnswer(api, asked === '[]' ? null : load, onLookup);
  return targets.map((target) => answers?.get(keyOf(target)) ?? ASKING);
}

const onLookup = (api: AuthoringClient, listener: () => void) =>
  documentLookup(api).subscribe(listener);
