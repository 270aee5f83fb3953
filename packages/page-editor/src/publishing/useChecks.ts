import { useCallback, useEffect, useState } from 'react';
import type { DocumentKey } from 'prismic-folder/contract';
import type { Json } from 'prismic-folder/edit';
import { sentenceOf } from '../kit/messages/sentenceOf.ts';
import type { DocumentSession, OpenDocument } from '../document/DocumentSession.ts';
import type { EditorServices } from '../session/EditorContext.ts';
import { siteAddress } from '../session/siteAddress.ts';
import { readPage } from '../share/readAppearance.ts';
import type { Check } from './Check.ts';
import { runChecks } from './runChecks.ts';
import { plannedOf, whatToPublish } from './publication.ts';

/** What the checks found; null while they run for the first time. */
export interface Checks {
  readonly found: readonly Check[] | null;
  readonly isRunning: boolean;
  /** A sentence, if they could not run. */
  readonly trouble: string | null;
  /** Runs them once more. */
  readonly again: () => void;
}

const TWO_VERSIONS =
  'What is public was changed meanwhile, in the same places as this draft. Choose first: “Two versions. Choose” below the bar shows both.';

/** Saves what is edited and looks at it, again after every change of it or of what is published. */
export function useChecks(
  { api, host, models }: EditorServices,
  session: DocumentSession,
  { json, publicTrouble }: Pick<OpenDocument, 'json' | 'publicTrouble'>,
  others: readonly DocumentKey[],
): Checks {
  const [state, setState] = useState<
    Pick<Checks, 'found' | 'trouble'> & { readonly of: unknown[] }
  >({
    found: null,
    trouble: null,
    of: [],
  });
  const [turn, setTurn] = useState(0);
  const again = useCallback(() => setTurn((before) => before + 1), []);
  useEffect(() => {
    let isCurrent = true;
    const of = [json, others, turn, publicTrouble];
    const check = async () => {
      await session.flush();
      const { key, json: saved, published, summary, revision, ...open } = session.get();
      if (open.publicTrouble !== null) throw new Error(open.publicTrouble);
      if (open.meanwhile) throw new Error(TWO_VERSIONS);
      const path = siteAddress(host, { ...key, uid: summary.uid });
      const what = whatToPublish(session.get(), others);
      // Casts: documents without undefined keys are JSON.
      const [now, before] = [saved as Json, published as Json | null];
      const publication = plannedOf(what);
      const askPage = () => readPage({ path, revision, publication }, new AbortController().signal);
      return runChecks({ api, host, models, key, json: now, published: before, what, askPage });
    };
    check().then(
      (found) => {
        if (isCurrent) setState({ found, trouble: null, of });
      },
      (error: unknown) => {
        const trouble = sentenceOf(error);
        if (isCurrent) setState((before) => ({ ...before, trouble, of }));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [api, host, models, session, json, others, turn, publicTrouble]);
  const { found, trouble, of } = state;
  const isRunning = [json, others, turn, publicTrouble].some((one, at) => one !== of[at]);
  // Checks that run find out for themselves, and their own answers would start them again.
  const isWaiting = trouble !== null && !isRunning;
  useEffect(() => (isWaiting ? api.onOnline(again) : undefined), [api, isWaiting, again]);
  return { found, trouble, isRunning, again };
}
