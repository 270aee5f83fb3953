import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { whenMouse } from '#effects/dom/mouse.ts';
import { startSmoothScroll } from '#effects/scroll/smoothScroll.ts';
import { later } from './later.ts';

const Cursor = later(async () => (await import('#effects/cursor/Cursor.tsx')).Cursor);
const Fps = later(async () => (await import('#effects/fps/Fps.tsx')).Fps);

const never = () => () => {};

/** False on the server and in the render that takes its page over, then true. */
function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** What only some visitors get: a mouse's cursor, magnet and smooth wheel, and the frame counter. */
export function Extras() {
  const { search } = useLocation();
  const isHydrated = useHydrated();
  const [hasMouse, setHasMouse] = useState(false);
  useEffect(() => whenMouse(() => setHasMouse(true)), []);
  useEffect(() => (hasMouse ? startSmoothScroll() : undefined), [hasMouse]);
  return (
    <Suspense fallback={null}>
      {hasMouse && <Cursor />}
      {isHydrated && new URLSearchParams(search).has('fps') && <Fps />}
    </Suspense>
  );
}
