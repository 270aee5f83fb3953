import { controlOf } from '../dom/controlOf.ts';
import type { SoundEngine } from './types.ts';

/**
 * Sounds for everything under a root that can be pressed, now or later: hover for pointers that
 * can hover, press for all, the keyboard included. Fetchers how to stop.
 */
export function bindInterfaceSounds(
  root: HTMLElement | Document,
  { play }: Pick<SoundEngine, 'play'>,
): () => void {
  const bound = new AbortController();
  const listening = { signal: bound.signal, passive: true };
  let pressed: Element | null = null;

  const hover = ({ pointerType, target, relatedTarget }: PointerEvent) => {
    if (pointerType === 'touch') return;
    const control = controlOf(target);
    // From one part of a control to another is no entering.
    if (control && control !== controlOf(relatedTarget)) play('hover');
  };
  const press = ({ pointerType, button, target }: PointerEvent) => {
    // A finger that comes down may be about to scroll: its click decides.
    pressed = pointerType === 'touch' || button !== 0 ? null : controlOf(target);
    if (pressed) play('press');
  };
  const click = ({ target }: MouseEvent) => {
    const control = controlOf(target);
    if (control && control !== pressed) play('press');
    pressed = null;
  };

  // Cast: the two roots share these events, their overloads do not.
  const events = root as HTMLElement;
  events.addEventListener('pointerover', hover, listening);
  events.addEventListener('pointerdown', press, listening);
  events.addEventListener('click', click, listening);
  return () => bound.abort();
}
