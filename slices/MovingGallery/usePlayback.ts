import { useEffect, type RefObject } from 'react';
import { useReducedMotion } from '#ui/hooks/useMediaQuery.ts';

/** A visitor is at one of the items: all of the gallery stands still, as its styles say, too. */
const HELD = ':has([data-item]:hover), :has([data-item]:focus-visible)';

const CHANGES = ['pointerover', 'pointerout', 'focusin', 'focusout'] as const;

/**
 * Pauses columns and videos out of view, and the videos while the columns stand still. It writes to the elements,
 * not to state: what is in view changes all the time.
 */
export function usePlayback(gallery: RefObject<HTMLElement | null>, isPaused: boolean): void {
  const reduced = useReducedMotion();

  useEffect(() => {
    const section = gallery.current;
    if (!section || typeof IntersectionObserver === 'undefined') return undefined;
    const seen = new Set<HTMLVideoElement>();
    let isHeld = section.matches(HELD);
    const update = (video: HTMLVideoElement) =>
      playWhile(seen.has(video) && !reduced && !isPaused && !isHeld, video);
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        const video = videos.get(target);
        if (!video) {
          section.toggleAttribute('data-away', !isIntersecting);
          continue;
        }
        if (isIntersecting) seen.add(video);
        else seen.delete(video);
        update(video);
      }
    });
    // A pointer that crosses the gallery says so at every item.
    const noteHold = () => {
      if (section.matches(HELD) === isHeld) return;
      isHeld = !isHeld;
      seen.forEach(update);
    };
    // Screens, as a video has no box before it plays.
    const videos = new Map<Element | null, HTMLVideoElement>(
      Array.from(section.querySelectorAll('video'), (video) => [video.parentElement, video]),
    );
    for (const target of [section, ...videos.keys()]) if (target) observer.observe(target);
    // It does not bubble.
    section.addEventListener('playing', noteStart, { capture: true });
    for (const change of CHANGES) section.addEventListener(change, noteHold);
    return () => {
      for (const change of CHANGES) section.removeEventListener(change, noteHold);
      observer.disconnect();
      section.removeEventListener('playing', noteStart, { capture: true });
    };
  }, [gallery, reduced, isPaused]);
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
