import { useEffect, useState } from 'react';

/** What is loaded once it is needed, such as a part of the host; null until then, and where there is none. */
export function useLoaded<Part>(load: (() => Promise<Part>) | undefined): Part | null {
  const [part, setPart] = useState<Part | null>(null);
  useEffect(() => {
    let isCurrent = true;
    // Without it less is said.
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
