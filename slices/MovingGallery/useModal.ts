import { useEffect } from 'react';
import { trapFocus } from '#effects/dom/trapFocus.ts';

/**
 * Behaviour of a dialog over the whole page: the page behind is inert and does not scroll, the
 * focus stays inside, Escape or a press on it closes. `overlay` is a child of the body.
 */
export function useModal(overlay: HTMLElement | null, close: () => void): void {
  useEffect(() => {
    if (!overlay) return undefined;
    const others = [...document.body.children].filter(
      (element): element is HTMLElement =>
        element instanceof HTMLElement && element !== overlay && !element.inert,
    );
    for (const element of others) element.inert = true;
    return () => {
      for (const element of others) element.inert = false;
    };
  }, [overlay]);

  useEffect(() => {
    const { style, clientWidth } = document.documentElement;
    const before = { overflow: style.overflow, paddingRight: style.paddingRight };
    // Keeps the scrollbar's width, or the page would shift.
    style.paddingRight = `${window.innerWidth - clientWidth}px`;
    style.overflow = 'hidden';
    return () => {
      Object.assign(style, before);
    };
  }, []);

  useEffect(() => {
    const off = new AbortController();
    const onKey = (event: KeyboardEvent) => {
      if (overlay) trapFocus(event, overlay);
      if (event.key !== 'Escape') return;
      event.preventDefault();
      close();
    };
    const onPress = ({ target }: MouseEvent) => {
      // A press on a video with controls is meant for them.
      if (!(target instanceof HTMLVideoElement && target.controls)) close();
    };
    window.addEventListener('keydown', onKey, { signal: off.signal });
    overlay?.addEventListener('click', onPress, { signal: off.signal });
    return () => off.abort();
  }, [overlay, close]);
}
