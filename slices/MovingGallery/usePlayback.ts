import { useEffect, type RefObject } from 'react';
import { useReducedMotion } from '#ui/hooks/useMediaQuery.ts';

/**
 * Lets columns and videos rest while nobody sees them. Written to the elements, not to state: what
 * comes into view changes all the time and nothing is rendered again for it.
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
  // React sends no `muted` attribute with the server's markup.
  video.muted = true;
  if (!seen) video.pause();
  // A video that leaves while it starts, or cannot be read, leaves its still.
  else video.play().catch(() => undefined);
}
