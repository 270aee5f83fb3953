import { controlOf } from '../dom/controlOf.ts';
import type { SoundEngine } from './types.ts';

/**
 * Plays sounds for every control under a root: hover for pointers that can hover, press for all,
 * the keyboard included. Returns a function that stops it.
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
    // Moving between parts of one control does not enter it.
    if (control && control !== controlOf(relatedTarget)) play('hover');
  };
  const press = ({ pointerType, button, target }: PointerEvent) => {
    // A touch may be the start of a scroll: its click decides.
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
