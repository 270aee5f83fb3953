import { addRules } from '#effects/dom/addRules.ts';
import { frame, type Step } from '../motion/frame.ts';
import { calmMotion } from '#ui/mediaSwitch.ts';
import { leanTowards, upright, type Lean } from '../motion/spring.ts';
import { createSlowCount } from './rules.ts';

/** Degrees that a cover turns towards the pointer, and px that what rises above it is nearer. */
const DEGREES = 4;
const NEARER = 7;

/** Ms between two frames that are too many. */
const SLOW = 50;

const COVER = ':scope > [data-cover]:not([data-empty])';

const RULES = `
[data-shine] {
  position: absolute;
  inset: 0;
  pointer-events: none;
  opacity: 0;
  transition: opacity 320ms;
}
[data-shine='on'] { opacity: 1 }
[data-shine]::after {
  content: '';
  position: absolute;
  inset: -50% -35%;
  translate: var(--shine);
  background:
    radial-gradient(closest-side, color-mix(in srgb, color-mix(in srgb, var(--brand) 20%, #fff) 26%, transparent), color-mix(in srgb, var(--brand) 10%, transparent) 45%, transparent);
}`;

/** A cover under the pointer, or on its way back to rest. */
interface Lit {
  readonly cover: HTMLElement;
  readonly shine: HTMLElement;
  readonly nearer: HTMLElement | null;
  readonly lean: Lean;
  readonly goal: { x: number; y: number };
}

/** Light falls on covers from the disc's side, where a mouse is, and their layers stand apart. */
export function lightCovers(): void {
  const lit = new Map<HTMLElement, Lit>();
  const isTooSlow = createSlowCount();
  let hasEnded = false;
  addRules(RULES);

  const clear = ({ cover, shine, nearer }: Lit) => {
    cover.style.removeProperty('transform');
    nearer?.style.removeProperty('translate');
    shine.remove();
    lit.delete(cover);
  };
  const write = ({ cover, shine, nearer, lean }: Lit) => {
    const [x, y] = [lean.x.at, lean.y.at];
    cover.style.transform = `perspective(1200px) rotateX(${(-DEGREES * y).toFixed(3)}deg) rotateY(${(DEGREES * x).toFixed(3)}deg)`;
    if (nearer)
      nearer.style.translate = `${(NEARER * x).toFixed(2)}px ${(NEARER * y).toFixed(2)}px`;
    // The disc is at the right: so is most of its light.
    shine.style.setProperty('--shine', `${(18 + 24 * x).toFixed(2)}% ${(24 * y).toFixed(2)}%`);
  };
  const step: Step = (_, delta) => {
    if (isTooSlow(delta >= SLOW)) {
      hasEnded = true;
      for (const one of lit.values()) clear(one);
      return false;
    }
    let isMoving = false;
    for (const one of lit.values()) {
      const moves = leanTowards(one.lean, one.goal, delta);
      if (moves) write(one);
      else if (one.shine.dataset['shine'] === '' || !one.cover.isConnected) clear(one);
      isMoving ||= moves;
    }
    return isMoving;
  };
  const take = (cover: HTMLElement): Lit => {
    const shine = document.createElement('div');
    cover.append(shine);
    // Of a cover in two layers the second one.
    const nearer = cover.querySelector<HTMLElement>(':scope > [data-overflows] > :nth-child(2)');
    const one = { cover, shine, nearer, lean: upright(), goal: { x: 0, y: 0 } };
    lit.set(cover, one);
    return one;
  };
  const leaveAllBut = (kept: HTMLElement | null) => {
    for (const { cover, shine, goal } of lit.values()) {
      if (cover === kept) continue;
      shine.dataset['shine'] = '';
      Object.assign(goal, { x: 0, y: 0 });
    }
    if (lit.size > 0) frame.request('motion', step);
  };

  document.addEventListener(
    'pointermove',
    ({ pointerType, target, clientX, clientY, movementX, movementY }) => {
      // Browsers also report a page that moves under a mouse that rests: a picture may be travelling there.
      if (pointerType !== 'mouse' || (movementX === 0 && movementY === 0)) return;
      const item = target instanceof Element ? target.closest('li') : null;
      const cover = item?.querySelector<HTMLElement>(COVER) ?? null;
      if (!cover || hasEnded || calmMotion.isOn()) return leaveAllBut(null);
      const { left, top, width, height } = cover.getBoundingClientRect();
      const [x, y] = [((clientX - left) / width) * 2 - 1, ((clientY - top) / height) * 2 - 1];
      if (Math.abs(x) > 1 || Math.abs(y) > 1) return leaveAllBut(null);
      leaveAllBut(cover);
      const one = lit.get(cover) ?? take(cover);
      one.shine.dataset['shine'] = 'on';
      Object.assign(one.goal, { x, y });
      frame.request('motion', step);
    },
    { passive: true },
  );
  document.documentElement.addEventListener('pointerleave', () => leaveAllBut(null));
  // A picture that travels to its page begins as it is drawn: flat.
  for (const leaving of ['click', 'popstate'])
    window.addEventListener(leaving, () => lit.forEach(clear), { capture: true, passive: true });
}
