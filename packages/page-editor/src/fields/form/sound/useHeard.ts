import { useEffect, useState } from 'react';
import type { SoundParts } from '../../../model/SoundHost.ts';
import { sentenceOf } from '../../../kit/messages/sentenceOf.ts';
import { hear, type Heard } from './hear.ts';

/** A file of the library, or of elsewhere. */
export interface SoundFile {
  readonly name: string;
  readonly url: string;
}

/** Decodes files; the last one is kept. */
export interface Ears {
  readonly hear: (file: SoundFile) => Promise<Heard>;
}

function createEars(parts: SoundParts): Ears {
  let last: { readonly url: string; readonly heard: Promise<Heard> } | null = null;
  let control = new AbortController();
  return {
    hear({ name, url }) {
      if (last?.url === url) return last.heard;
      control.abort();
      control = new AbortController();
      const heard = hear(name, url, parts, control.signal);
      last = { url, heard };
      return heard;
    },
  };
}

interface Known {
  readonly ears: Ears;
  readonly url: string;
  readonly heard: Heard | null;
  readonly problem: string | null;
}

interface Hearing extends Ears {
  /** The file of the field, decoded and measured; null until it is, or where there is none. */
  readonly heard: Heard | null;
  /** Why it cannot be heard, as a sentence. */
  readonly problem: string | null;
  readonly retry: () => void;
}

/** Hears the file of a field, and any other. */
export function useHeard(parts: SoundParts, file: SoundFile | null): Hearing {
  const [ears, setEars] = useState(() => createEars(parts));
  const [known, setKnown] = useState<Known | null>(null);
  const { name = '', url = '' } = file ?? {};
  useEffect(() => {
    if (url === '') return undefined;
    let isCurrent = true;
    const settle = (heard: Heard | null, problem: string | null) => {
      if (isCurrent) setKnown({ ears, url, heard, problem });
    };
    ears.hear({ name, url }).then(
      (heard) => settle(heard, null),
      (error: unknown) => settle(null, sentenceOf(error)),
    );
    return () => {
      isCurrent = false;
    };
  }, [ears, name, url]);
  const now = known?.ears === ears && known.url === url ? known : null;
  return {
    hear: ears.hear,
    heard: now?.heard ?? null,
    problem: now?.problem ?? null,
    // Others would give the same answer.
    retry: () => setEars(createEars(parts)),
  };
}
