import { addRules } from '#effects/dom/addRules.ts';
import { frame, type Step } from '../motion/frame.ts';
import { calmMotion } from '#ui/mediaSwitch.ts';
import { leanTowards, upright } from '../motion/spring.ts';
import { createSlowCount } from './rules.ts';

/** How far the disc follows, in shares of its radius; its light on the wall goes ahead of it. */
const REACH = 0.05;
const AHEAD = 0.5;

/** Degrees that a device is tilted for all of it, and px of a scroll from one frame to the next. */
const TILT = 25;
const SCROLL = 60;

/** Ms between two frames that are too many. */
const SLOW = 50;

/** A part that moves, by so many radii, where the light leans to the right and down by all. */
type Part = readonly [element: HTMLElement, x: number, y: number];

interface Scene {
  readonly section: HTMLElement;
  readonly parts: readonly Part[];
  readonly shadow: HTMLElement | null;
  readonly aura: HTMLElement;
  readonly r: number;
}

const RULES = `
[data-aura] {
  position: absolute;
  width: calc(6 * var(--r));
  aspect-ratio: 1;
  left: calc(var(--x) - 3 * var(--r));
  top: calc(var(--y) - 3 * var(--r));
  background: radial-gradient(closest-side, color-mix(in srgb, var(--brand) 18%, transparent), color-mix(in srgb, var(--brand) 7%, transparent) 50%, transparent);
  opacity: 0;
}
[data-shade] {
  position: absolute;
  z-index: -1;
  margin: 0;
  color: #000;
  filter: blur(5px);
  transform-origin: 0 100%;
  opacity: 0;
  pointer-events: none;
}
[data-shade] * { color: inherit !important; animation: none !important; }
@media print { [data-shade] { display: none } }`;

/** The title's shadow: it stands before the light, so the floor before it is dark. */
function addShadow(title: HTMLElement | null): HTMLElement | null {
  if (!title?.parentElement) return null;
  const shadow = document.createElement('div');
  shadow.className = title.className;
  shadow.innerHTML = title.innerHTML;
  shadow.ariaHidden = 'true';
  shadow.dataset['shade'] = '';
  Object.assign(shadow.style, {
    left: `${title.offsetLeft}px`,
    top: `${title.offsetTop}px`,
    width: `${title.offsetWidth}px`,
  });
  title.parentElement.append(shadow);
  return shadow;
}

/** The room of the page, and what moves in it; null where there is none in view. */
function readScene(room: HTMLElement): Scene | null {
  const section = room.closest('section');
  const [wall, , mirror, , sun] = room.children;
  if (!section || !(wall instanceof HTMLElement) || !(mirror instanceof HTMLElement)) return null;
  if (!(sun instanceof HTMLElement)) return null;
  const aura = document.createElement('div');
  aura.dataset['aura'] = '';
  wall.append(aura);
  const shadow = addShadow(section.querySelector('h1'));
  const parts: Part[] = [
    [sun, 1, 1],
    [mirror, 1, -1],
    [aura, AHEAD / REACH, AHEAD / REACH],
  ];
  return { section, parts, shadow, aura, r: sun.offsetWidth / 2 };
}

/**
 * The disc of the page's room follows a mouse, a tilted device or the scroll, as if on a spring; its light goes over the
 * wall ahead of it, and the title's shadow over the floor.
 */
export function followLean(): void {
  const lean = upright();
  const goal = { x: 0, y: 0 };
  const isTooSlow = createSlowCount();
  let scene: Scene | null = null;
  let isSeen = false;
  let hasEnded = false;
  let resting: { readonly beta: number; readonly gamma: number } | null = null;
  let scrolledTo = window.scrollY;

  addRules(RULES);
  const sight = new IntersectionObserver((entries) => {
    isSeen = entries.at(-1)?.isIntersecting ?? false;
  });

  const write = ({ parts, shadow, aura, r }: Scene) => {
    const [x, y] = [lean.x.at, lean.y.at];
    for (const [element, across, down] of parts)
      element.style.translate = `${(x * across * REACH * r).toFixed(2)}px ${(y * down * REACH * r).toFixed(2)}px`;
    const strength = Math.min(1, Math.hypot(x, y));
    aura.style.opacity = strength.toFixed(3);
    if (!shadow) return;
    shadow.style.opacity = (0.8 * strength).toFixed(3);
    shadow.style.transform = `translateY(-8%) scaleY(${(-0.42 + 0.12 * y).toFixed(3)}) skewX(${(-24 - 14 * x).toFixed(2)}deg)`;
  };
  const leave = () => {
    if (!scene) return;
    for (const [element] of scene.parts) element.style.removeProperty('translate');
    scene.aura.remove();
    scene.shadow?.remove();
    sight.disconnect();
    scene = null;
  };
  const step: Step = (_, delta) => {
    if (!scene) return false;
    if (!scene.section.isConnected || isTooSlow(delta >= SLOW)) {
      hasEnded = scene.section.isConnected;
      leave();
      return false;
    }
    const moves = leanTowards(lean, goal, delta);
    write(scene);
    return moves && isSeen;
  };
  const aim = (x: number, y: number) => {
    const { theme } = document.documentElement.dataset;
    if (hasEnded || theme !== 'dark' || calmMotion.isOn()) return leave();
    if (!scene?.section.isConnected) {
      leave();
      const room = document.querySelector<HTMLElement>('[data-room]');
      scene = room && readScene(room);
      if (!scene) return;
      sight.observe(scene.section);
      isSeen = true;
    }
    if (!isSeen) return;
    goal.x = Math.max(-1, Math.min(1, x));
    goal.y = Math.max(-1, Math.min(1, y));
    frame.request('motion', step);
  };

  window.addEventListener(
    'pointermove',
    ({ pointerType, clientX, clientY }) => {
      if (pointerType !== 'mouse') return;
      const side = document.dir === 'rtl' ? -1 : 1;
      aim(side * ((clientX / window.innerWidth) * 2 - 1), (clientY / window.innerHeight) * 2 - 1);
    },
    { passive: true },
  );
  document.documentElement.addEventListener('pointerleave', () => aim(0, 0));
  // A device that would ask for permission first is left alone: there the light follows the scroll.
  window.addEventListener('deviceorientation', ({ beta, gamma }) => {
    if (beta === null || gamma === null) return;
    resting ??= { beta, gamma };
    aim((gamma - resting.gamma) / TILT, (beta - resting.beta) / TILT);
  });
  window.addEventListener(
    'scroll',
    () => {
      const by = window.scrollY - scrolledTo;
      scrolledTo = window.scrollY;
      if (isSeen || window.scrollY < window.innerHeight) aim(goal.x, by / SCROLL);
    },
    { passive: true },
  );
  window.addEventListener('scrollend', () => aim(goal.x, 0), { passive: true });
}
