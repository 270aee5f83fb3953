import { useEffect, useState } from 'react';
import { equalJson } from 'prismic-folder/edit';
import type { DocumentSession, OpenDocument } from '../../document/DocumentSession.ts';
import { useEditor } from '../../session/EditorContext.ts';
import type { Sample } from './samples.ts';

interface Sampled extends Pick<DocumentSession, 'subscribe'> {
  readonly get: () => Pick<OpenDocument, 'key' | 'json' | 'published'>;
}

const NONE: readonly Sample[] = [];

/** What of an open document still is a sample, after every edit of it; the same list until that changes. */
export function useSamples(session: Sampled): readonly Sample[] {
  const { host, models } = useEditor();
  const [samples, setSamples] = useState(NONE);
  useEffect(() => {
    if (!host.mocksOf && !host.starters) return undefined;
    let turn = 0;
    const look = async () => {
      turn += 1;
      const own = turn;
      const { key, json, published } = session.get();
      // Most documents are opened as they are public: nothing is loaded to look at them.
      if (published !== null && equalJson(json.data, published.data)) return setSamples(NONE);
      const { findSamples } = await import('./samples.ts');
      const found = await findSamples({ host, models, type: key.type, json, published });
      // Something was typed meanwhile.
      if (own === turn) setSamples((last) => (equalJson(last, found) ? last : found));
    };
    // Without marks the document can be edited as well; the review says what is a sample.
    const lookAgain = () => void look().catch(console.warn);
    lookAgain();
    const stop = session.subscribe(lookAgain);
    return () => {
      turn += 1;
      stop();
    };
  }, [session, host, models]);
  return samples;
}

/** Whether something of a slice is a sample. */
export const hasSamples = (samples: readonly Sample[], zone: string, index: number): boolean =>
  samples.some(({ place }) => place.zone === zone && place.index === index);
