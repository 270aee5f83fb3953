import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { followTitle } from '#effects/dom/followTitle.ts';
import { bootIds } from '#effects/boot/gate.ts';
import { reducedMotion } from '#effects/motion/mediaSwitch.ts';
import { haltScroll } from '#effects/scroll/smoothScroll.ts';
import { duration, easing } from '#ui/theme/tokens.ts';
import * as styles from './styles.ts';

/** Layout work belongs before the paint; the server has neither. */
const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

function arrive(content: HTMLElement, isAnchored: boolean) {
  haltScroll();
  if (!isAnchored) content.focus({ preventScroll: true });
  if (reducedMotion.isOn()) return;
  // What is invisible is not painted, nor what travels in it.
  content.animate([{ opacity: 0.01 }, { opacity: 1 }], {
    duration: duration.pageFade,
    easing: easing.out,
  });
}

/** After navigation: a fade, the focus, and the new title for screen readers. */
export function RouteChange() {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState('');
  useBeforePaint(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const content = document.getElementById(bootIds.content);
    if (content) arrive(content, hash !== '');
  }, [pathname, hash]);
  useEffect(() => followTitle(setTitle), []);
  return <output className={styles.announcer}>{title}</output>;
}
