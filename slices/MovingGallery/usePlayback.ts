import { useEffect, type RefObject } from 'react';
import { useReducedMotion } from '#ui/hooks/useMediaQuery.ts';

/**
 * Pauses columns and videos out of view. It writes to the elements, not to state: what is in view
 * changes all the time.
 */
export function usePlayback(gallery: RefObject<HTMLElement | null>): void {
  const reduced = useReducedMotion();

  useEffect(() => {
    const section = gallery.current;
    if (!section || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (target instanceof HTMLVideoElement) playWhile(isIntersecting && !reduced, target);
        else section.toggleAttribute('data-away', !isIntersecting);
      }
    });
    observer.observe(section);
    for (const video of section.querySelectorAll('video')) observer.observe(video);
    return () => observer.disconnect();
  }, [gallery, reduced]);
}

function playWhile(seen: boolean, video: HTMLVideoElement): void {
  // React does not render `muted` on the server.
  video.muted = true;
  if (!seen) video.pause();
  // A video that leaves while it starts, or fails, leaves its image.
  else video.play().catch(() => undefined);
}
