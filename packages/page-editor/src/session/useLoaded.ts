import { useEffect, useState } from 'react';

/** A part of the host that is loaded once it is needed; null until then, and where there is none. */
export function useLoaded<Part>(load: (() => Promise<Part>) | undefined): Part | null {
  const [part, setPart] = useState<Part | null>(null);
  useEffect(() => {
    let isCurrent = true;
    // Without it the field says less.
    load?.().then(
      (loaded) => isCurrent && setPart(() => loaded),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [load]);
  return part;
}
