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
        const video = videos.get(target);
        if (video) playWhile(isIntersecting && !reduced, video);
        else section.toggleAttribute('data-away', !isIntersecting);
      }
    });
    // Screens, as a video has no box before it plays.
    const videos = new Map<Element | null, HTMLVideoElement>(
      Array.from(section.querySelectorAll('video'), (video) => [video.parentElement, video]),
    );
    for (const target of [section, ...videos.keys()]) if (target) observer.observe(target);
    // It does not bubble.
    section.addEventListener('playing', noteStart, { capture: true });
    return () => {
      observer.disconnect();
      section.removeEventListener('playing', noteStart, { capture: true });
    };
  }, [gallery, reduced]);
}

/** Its styles show it from now on. */
function noteStart({ target }: Event): void {
  if (target instanceof HTMLVideoElement) target.toggleAttribute('data-started', true);
}

function playWhile(seen: boolean, video: HTMLVideoElement): void {
  // React does not render `muted` on the server.
  video.muted = true;
  if (!seen) video.pause();
  // A video that leaves while it starts, or fails, leaves its image.
  else video.play().catch(() => undefined);
}
