import { frame, type Step } from '../motion/frame.ts';
import { calmMotion } from '#ui/mediaSwitch.ts';
import { ease } from './rules.ts';

/** The setting sun of a missing page, which is a link. */
const SUN = '[data-lift]';

/** Where the sun's upper edge stands at the top, and most of its way, in shares of the window's height. */
const TOP = 0.16;
const WAY = 0.64;
const WAY_BELOW_TEXT = 0.25;

/** From here on the text is beside the sun's way. */
const BESIDE = '(min-width: 1024px)';

/** Share of the way that counts as all of it, and of a press of an arrow key. */
const ARRIVED = 0.96;
const PRESS = 0.125;

/** Px that a press may move. */
const STRAY = 6;

const sunOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>(SUN) : null;

/**
 * Lets a visitor lift the sun by pointer, finger or arrow keys: at the top its link is followed,
 * before that it sets again. A plain press follows the link at once.
 */
export function followSun(): void {
  let sun: HTMLAnchorElement | null = null;
  let way = 0;
  let goal = 0;
  let lifted = 0;
  let held: { readonly id: number; readonly from: number } | null = null;
  let hasMoved = false;
  let wasThere = false;

  const step: Step = (_, delta) => {
    lifted = ease(lifted, goal, delta);
    if (Math.abs(goal - lifted) < 0.5) lifted = goal;
    if (lifted === 0) sun?.style.removeProperty('--lift');
    else sun?.style.setProperty('--lift', `${lifted.toFixed(1)}px`);
    // Once: its link loses the focus as the page goes, and would load the next one again.
    const isThere = sun !== null && !held && Math.min(goal, lifted) >= ARRIVED * way;
    if (isThere && !wasThere) {
      goal = lifted;
      sun?.click();
    }
    wasThere = isThere;
    return lifted !== goal && sun?.isConnected === true;
  };
  const lift = (to: number) => {
    goal = Math.min(Math.max(to, 0), way);
    frame.request('motion', step);
  };
  const take = (next: HTMLAnchorElement) => {
    if (next !== sun) lifted = goal = 0;
    sun = next;
    const height = window.innerHeight;
    const most = height * (window.matchMedia(BESIDE).matches ? WAY : WAY_BELOW_TEXT);
    const top = sun.getBoundingClientRect().top + window.scrollY + lifted;
    way = Math.min(most, top - TOP * height);
  };
  const letGo = () => {
    held = null;
    if (goal < ARRIVED * way) lift(0);
    else frame.request('motion', step);
  };

  document.addEventListener('pointerdown', (event) => {
    const found = sunOf(event);
    hasMoved = false;
    if (!found || event.button !== 0 || calmMotion.isOn()) return;
    take(found);
    held = { id: event.pointerId, from: event.clientY + lifted };
    found.setPointerCapture(event.pointerId);
  });
  document.addEventListener(
    'pointermove',
    ({ pointerId, clientY }) => {
      if (held?.id !== pointerId) return;
      const to = held.from - clientY;
      hasMoved ||= Math.abs(to - lifted) > STRAY;
      if (hasMoved) lift(to);
    },
    { passive: true },
  );
  for (const end of ['pointerup', 'pointercancel'] as const)
    document.addEventListener(end, ({ pointerId }) => {
      if (held?.id === pointerId) letGo();
    });
  // A sun that was moved is no press of its link; one by key or script is.
  document.addEventListener(
    'click',
    (event) => {
      if (!hasMoved || event.detail === 0 || !sunOf(event)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );
  document.addEventListener('keydown', (event) => {
    const found = sunOf(event);
    const by = event.key === 'ArrowUp' ? PRESS : event.key === 'ArrowDown' ? -PRESS : 0;
    if (!found || by === 0 || calmMotion.isOn()) return;
    event.preventDefault();
    // A visitor may have scrolled on.
    window.scrollTo({ top: 0 });
    take(found);
    lift(goal + by * way);
  });
  document.addEventListener('focusout', (event) => {
    if (sunOf(event) && !held) letGo();
  });
}
