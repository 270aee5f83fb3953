import { useSyncExternalStore } from 'react';

/** Px after which a page counts as scrolled. */
const FAR = 8;

function subscribe(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  window.addEventListener('resize', listener);
  return () => {
    window.removeEventListener('scroll', listener);
    window.removeEventListener('resize', listener);
  };
}

const isScrolled = () =>
  window.scrollY > FAR || document.documentElement.scrollHeight <= window.innerHeight + FAR;

/** Whether a visitor has scrolled the page, or cannot; false on the server. */
export const useScrolled = (): boolean => useSyncExternalStore(subscribe, isScrolled, () => false);
