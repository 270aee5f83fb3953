import { useEffect, useState } from 'react';

/** How long a film or sound is, in seconds; null until the browser knows, or for none. */
export function useMediaLength(url: string | null): number | null {
  const [known, setKnown] = useState<{ url: string; seconds: number } | null>(null);
  useEffect(() => {
    if (url === null) return undefined;
    // An element for both: audio elements do not read films everywhere.
    const player = document.createElement('video');
    const read = () => {
      if (Number.isFinite(player.duration)) setKnown({ url, seconds: player.duration });
    };
    player.preload = 'metadata';
    player.addEventListener('loadedmetadata', read);
    player.src = url;
    return () => {
      player.removeEventListener('loadedmetadata', read);
      player.removeAttribute('src');
      player.load();
    };
  }, [url]);
  return known?.url === url ? known.seconds : null;
}
