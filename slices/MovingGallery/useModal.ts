import { useEffect } from 'react';

/**
 * What a dialog over the whole page needs while it is open: the page behind is out of reach and does
 * not scroll, the focus stays inside, Escape or a press on it closes. `overlay` must be a child of the body.
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
    // The room of the scrollbar stays, or the page would shift.
    style.paddingRight = `${window.innerWidth - clientWidth}px`;
    style.overflow = 'hidden';
    return () => {
      Object.assign(style, before);
    };
  }, []);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' && event.key !== 'Tab') return;
      event.preventDefault();
      if (event.key === 'Escape') close();
      else if (overlay) focusNext(overlay, event.shiftKey ? -1 : 1);
    };
    const onPress = ({ target }: MouseEvent) => {
      // Where a film has controls, a press on it is meant for them.
      if (!(target instanceof HTMLVideoElement && target.controls)) close();
    };
    window.addEventListener('keydown', onKey);
    overlay?.addEventListener('click', onPress);
    return () => {
      window.removeEventListener('keydown', onKey);
      overlay?.removeEventListener('click', onPress);
    };
  }, [overlay, close]);
}

/** Moves the focus round inside an element. */
function focusNext(inside: HTMLElement, step: 1 | -1): void {
  const stops = [...inside.querySelectorAll<HTMLElement>('button, video[controls]')];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  stops.at((at + step + stops.length) % stops.length)?.focus();
}
