import { useEffect, useState } from 'react';
import type { SoundParts } from '../../../model/SoundHost.ts';
import { sentenceOf } from '../../../kit/messages/sentenceOf.ts';
import { hear, UnfitSound, type Heard } from './hear.ts';

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
  readonly error: unknown;
}

interface Hearing extends Ears {
  /** The file of the field, decoded and measured; null until it is, or where there is none. */
  readonly heard: Heard | null;
  /** Why it cannot be heard, as a sentence. */
  readonly problem: string | null;
  /** Tries it once more; null where the file itself is the problem. */
  readonly retry: (() => void) | null;
}

/** Hears the file of a field, and any other. */
export function useHeard(parts: SoundParts, file: SoundFile | null): Hearing {
  const [ears, setEars] = useState(() => createEars(parts));
  const [known, setKnown] = useState<Known | null>(null);
  const { name = '', url = '' } = file ?? {};
  useEffect(() => {
    if (url === '') return undefined;
    let isCurrent = true;
    const settle = (heard: Heard | null, error: unknown) => {
      if (isCurrent) setKnown({ ears, url, heard, error });
    };
    ears.hear({ name, url }).then(
      (heard) => settle(heard, null),
      (error: unknown) => settle(null, error),
    );
    return () => {
      isCurrent = false;
    };
  }, [ears, name, url]);
  const now = known?.ears === ears && known.url === url ? known : null;
  const error = now?.error ?? null;
  return {
    hear: ears.hear,
    heard: now?.heard ?? null,
    problem: error === null ? null : sentenceOf(error),
    // Others would give the same answer.
    retry: error instanceof UnfitSound ? null : () => setEars(createEars(parts)),
  };
}
