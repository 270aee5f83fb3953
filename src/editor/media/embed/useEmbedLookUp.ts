import { useEffect, useRef, useState } from 'react';
import { textOf } from '#ui/embed/textOf.ts';
import type { JsonObject } from '../value/imageValue.ts';
import { lookUpEmbed } from './lookUpEmbed.ts';

interface LookUp {
  /** Asks the provider of an address that someone just entered. */
  readonly want: (url: string) => void;
  /** What is happening, in words; null while nothing needs to be said. */
  readonly words: string | null;
}

/**
 * Has a provider asked for an embed's title once it is entered, and again when there is a network.
 * `json` is the embed in the file, null where it cannot be changed.
 */
export function useEmbedLookUp(
  json: JsonObject | null,
  onFound: (embed: JsonObject) => void,
): LookUp {
  /** The address that someone entered here: a document that is only read asks nobody. */
  const [wanted, setWanted] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const current = useRef({ json, onFound });
  useEffect(() => {
    current.current = { json, onFound };
  });
  useEffect(() => {
    if (wanted === null) return undefined;
    const control = new AbortController();
    const ask = async () => {
      const found = await lookUpEmbed(wanted, control.signal);
      if (control.signal.aborted) return;
      const { json: embed, onFound: tell } = current.current;
      setFailed(false);
      setWanted(null);
      if (found !== null && embed?.['embed_url'] === wanted) tell({ ...embed, ...found });
    };
    const again = () => void ask().catch(() => !control.signal.aborted && setFailed(true));
    again();
    window.addEventListener('online', again);
    return () => {
      control.abort();
      window.removeEventListener('online', again);
    };
  }, [wanted]);
  const isWaiting =
    hasFailed && json?.['embed_url'] === wanted && textOf(json, 'title') === undefined;
  return {
    want(url) {
      setFailed(false);
      setWanted(url);
    },
    words: isWaiting ? 'Kept. It will be looked up when there is a network.' : null,
  };
}
