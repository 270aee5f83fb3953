import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { withStyles } from '#effects/dom/otherStyles.ts';
import { whenMouse } from '#effects/dom/whenMouse.ts';
import { layOutRest } from '#effects/scroll/layOutRest.ts';
import { startSmoothScroll } from '#effects/scroll/smoothScroll.ts';
import { useHydrated } from '#ui/hooks/useHydrated.ts';
import { later } from './later.ts';

const Cursor = later(async () => (await withStyles(import('#effects/cursor/Cursor.tsx'))).Cursor);
const Fps = later(async () => (await withStyles(import('#effects/fps/Fps.tsx'))).Fps);

/** Loaded on demand: a mouse's cursor, magnet and smooth wheel, and the frame counter. */
export function Extras() {
  const { search } = useLocation();
  const isHydrated = useHydrated();
  const [hasMouse, setHasMouse] = useState(false);
  useEffect(() => whenMouse(() => setHasMouse(true)), []);
  useEffect(() => void layOutRest(), []);
  useEffect(() => (hasMouse ? startSmoothScroll() : undefined), [hasMouse]);
  return (
    <Suspense fallback={null}>
      {hasMouse && <Cursor />}
      {isHydrated && new URLSearchParams(search).has('fps') && <Fps />}
    </Suspense>
  );
}
