import { addRules } from '#effects/dom/addRules.ts';
import { duration, easing, type ThemeName } from '#ui/theme/tokens.ts';
import { passPresses } from '../dom/passPresses.ts';
import { calmMotion } from '#ui/mediaSwitch.ts';
import { crossfade, showTheme, themeStage } from '../state/useThemeToggle.ts';
import { uiStore } from '../state/uiStore.ts';

/** Fewest frames of an eclipse that the eye takes for a movement. */
const LEAST_FRAMES = 12;

/** The edge of the light in a square of its own, of whose side this is the radius. */
const EDGE = 0.36;

/** Of the whole window only the new theme's picture is cut; the edge is scaled, not painted again. */
const RULES = `
::view-transition-group(root) { animation: none; }
::view-transition-old(root), ::view-transition-new(root) { animation: none; mix-blend-mode: normal; }
::view-transition-new(terminator) { animation: none; }
`;

const share = (radius: number) => `${(EDGE * radius * 200).toFixed(1)}%`;

/** Dusk from the lit side to the dark one: a thin seam of day, ember, and its glow on the night. */
function dusk(inside: ThemeName): string {
  const out = inside === 'dark' ? 1 : -1;
  const stops: [colour: string, at: number][] = [
    ['#f53c1000', 1 - 0.36 * out],
    ['#f53c1024', 1 - 0.22 * out],
    ['#f53c1070', 1 - 0.1 * out],
    ['#ff6a3fe0', 1 - 0.025 * out],
    ['#ffa469', 1],
    ['#ffd09ea0', 1 + 0.02 * out],
    ['#ffd09e30', 1 + 0.07 * out],
    ['#ffd09e00', 1 + 0.16 * out],
  ];
  if (out < 0) stops.reverse();
  return `radial-gradient(closest-side, ${stops.map(([colour, at]) => `${colour} ${share(at)}`).join()})`;
}

/** The edge's element: in the new theme's picture alone, so that it is never seen by itself. */
function addTerminator(side: number): HTMLElement {
  const element = document.createElement('div');
  Object.assign(element.style, {
    position: 'fixed',
    inset: '0 auto auto 0',
    width: `${side}px`,
    height: `${side}px`,
    pointerEvents: 'none',
    background: dusk(uiStore.get().theme),
    viewTransitionName: 'terminator',
  });
  document.body.append(element);
  return element;
}

/** The circle that has passed every corner of the window. */
const radiusOver = (x: number, y: number) =>
  Math.hypot(Math.max(x, window.innerWidth - x), Math.max(y, window.innerHeight - y));

/** Resolves with the number of frames until an animation has ended. */
async function framesOf({ finished }: Animation): Promise<number> {
  let frames = 0;
  let isOver = false;
  const count = () => {
    frames += 1;
    if (!isOver) requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
  await finished.finally(() => (isOver = true));
  return frames;
}

let running: { readonly turn: () => void } | null = null;
let isTooSlow = false;

/**
 * Shows the store's theme in a circle that grows from what was pressed. A press meanwhile turns it
 * back, from where it is.
 */
function eclipse(toggle: HTMLElement): void {
  const root = document.documentElement;
  const from = toggle.getBoundingClientRect();
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
  const side = Math.min(window.innerWidth, window.innerHeight);
  let edge: HTMLElement | null = null;
  let animations: Animation[] = [];
  const sheet = addRules(RULES);
  const settle = () => {
    if (root.dataset['theme'] !== uiStore.get().theme) showTheme();
    edge?.remove();
  };
  const transition = document.startViewTransition(() => {
    edge = addTerminator(side);
    showTheme();
  });
  const run = {
    turn: () => {
      for (const animation of animations) animation.reverse();
      if (animations.length === 0) transition.skipTransition();
    },
  };
  running = run;
  const off = new AbortController();
  passPresses(({ clientX, clientY }) => {
    const isSame = Math.hypot(clientX - x, clientY - y) <= from.height / 2;
    if (isSame) toggle.click();
    else transition.skipTransition();
  }, off.signal);
  const animate = (part: string, frames: Keyframe[]) =>
    root.animate(frames, {
      pseudoElement: `::view-transition-${part}`,
      duration: duration.phaseTick,
      easing: easing.inOut,
      fill: 'both',
    });
  const grow = async () => {
    await transition.ready;
    const [first, last] = [from.height / 2, radiusOver(x, y)];
    const at = (radius: number) => ({
      transform: `translate(${x - side / 2}px, ${y - side / 2}px) scale(${radius / (EDGE * side)})`,
    });
    animations = [
      animate('new(root)', [
        { clipPath: `circle(${first}px at ${x}px ${y}px)` },
        { clipPath: `circle(${last}px at ${x}px ${y}px)` },
      ]),
      animate('group(terminator)', [at(first), at(last)]),
      animate('new(terminator)', [
        { opacity: 0 },
        { opacity: 1, offset: 0.15 },
        { opacity: 1, offset: 0.7 },
        { opacity: 0 },
      ]),
    ];
    const [circle] = animations;
    if (!circle) return;
    // Before the pictures go, the page beneath has the theme that they end with.
    circle.addEventListener('finish', settle);
    isTooSlow = (await framesOf(circle)) < LEAST_FRAMES;
  };
  // Rejected when another transition begins: the theme is there all the same.
  const ignore = () => {};
  grow().catch(ignore);
  transition.finished.catch(ignore).finally(() => {
    off.abort();
    settle();
    for (const animation of animations) animation.cancel();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    if (running === run) running = null;
  });
}

/** Has the theme change as an eclipse, where nothing speaks against it. */
export function followTheme(): void {
  if (!('startViewTransition' in document)) return;
  themeStage.show = (toggle) => {
    if (running) running.turn();
    else if (isTooSlow || calmMotion.isOn()) crossfade(showTheme);
    else eclipse(toggle);
  };
}
