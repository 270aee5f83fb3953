import { useEffect, useRef, type RefObject } from 'react';
import { gateEvent } from '#effects/boot/gate.ts';

/** Puts the focus on a field as soon as the visitor can use it: now, or once the gate is passed. */
export function useFieldFocus(): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const focus = () => field.current?.focus({ preventScroll: true });
    focus();
    document.addEventListener(gateEvent, focus);
    return () => document.removeEventListener(gateEvent, focus);
  }, []);
  return field;
}
