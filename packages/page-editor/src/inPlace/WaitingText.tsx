import { useEffect, useLayoutEffect, useRef } from 'react';
import { keysAhead } from '../fields/field/keysAhead.ts';
import type { LeaveTo } from './InPlaceText.tsx';
import * as styles from './InPlaceText.styles.ts';

interface WaitingTextProps {
  /** Whether the code that edits texts did not come: the form has the same text. */
  readonly hasFailed: boolean;
  readonly onLeave: (to: LeaveTo) => void;
}

/** Keys of a text that would go elsewhere in the window. */
const KEYS = ['Enter', 'Tab', 'Escape'];

/** Stands in for a text of the page until it can be edited: takes the focus and the keys, and passes both on. */
export function WaitingText({ hasFailed, onLeave }: WaitingTextProps) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const { current } = input;
    if (!current) return undefined;
    const keys = keysAhead(current);
    const take = (event: KeyboardEvent) => keys.take(event, KEYS);
    current.addEventListener('keydown', take);
    current.focus({ preventScroll: true });
    return () => {
      // Once React has put the text in its place. Without the focus the owner went elsewhere.
      if (current === document.activeElement) queueMicrotask(keys.replay);
    };
  }, []);
  useEffect(() => {
    // Not while React commits this element.
    if (hasFailed) setTimeout(() => onLeave('field'));
  }, [hasFailed, onLeave]);
  return <input ref={input} className={styles.waiting} aria-label="Text of the page" aria-busy />;
}
