import { addRules } from '#effects/dom/addRules.ts';
import { duration, easing } from '#ui/theme/tokens.ts';
import type { Edges, Place } from './places.ts';

/** What travels: the disc, or the picture of a project. Also its name in the transition. */
export type Traveller = 'light' | 'cover';

const TIMES: Readonly<Record<Traveller, number>> = {
  light: duration.pageFade,
  cover: duration.phaseTick,
};

/** How long in ms what leaves and what comes fades. The next page waits until the old one has left. */
const LEAVE = duration.quick;
const COME = duration.base;

/**
 * The old page leaves before the next one comes: two titles are never on each other. So does the ground that a
 * picture stands before on its card. Parts that only the next page has would be above all others. Browsers' own
 * animations of what travels would count over those of a script; with them goes the blending that keeps a disc opaque
 * while it becomes the other.
 */
const RULES = `
::view-transition { background: var(--background); }
::view-transition-old(root), ::view-transition-new(root), ::view-transition-old(cover), ::view-transition-new(cover) { mix-blend-mode: normal; }
::view-transition-old(cover) { z-index: 1; }
::view-transition-group(*) { z-index: 2; }
::view-transition-group(root), ::view-transition-group(ground) { z-index: 0; }
::view-transition-group(cover) { z-index: 1; }
::view-transition-group(cover), ::view-transition-old(cover), ::view-transition-new(cover),
::view-transition-group(light), ::view-transition-old(light), ::view-transition-new(light) { animation: none; }
::view-transition-old(light), ::view-transition-new(light) { mix-blend-mode: plus-lighter; }
::view-transition-old(root), ::view-transition-old(ground) { animation: ${LEAVE}ms linear both travel-leave; }
::view-transition-old(cover):only-child, ::view-transition-old(light):only-child { animation: ${LEAVE}ms linear both travel-leave; }
::view-transition-new(*):only-child { animation-delay: ${LEAVE}ms; }
::view-transition-new(root) { animation: ${COME}ms ${easing.out} ${LEAVE}ms both travel-come; }
::view-transition-new(ground) { animation: ${COME}ms ${easing.soft} ${duration.phaseTick - COME}ms both travel-come; }
@keyframes travel-leave { to { opacity: 0; } }
@keyframes travel-come { from { opacity: 0; } }
`;

/** Applies the styles of a travel; returns a function that removes them. A travel has its own: it may interrupt another. */
export function dress(): () => void {
  const sheet = addRules(RULES);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}

type Part = 'group' | 'image-pair' | 'old' | 'new';

const pseudo = (part: Part, name: string) => `::view-transition-${part}(${name})`;

let playing: Animation[] = [];

/** Animates a part of what travels, by default for all of its way. */
export function animatePart(
  part: Part,
  name: Traveller,
  frames: Keyframe[],
  timing: KeyframeAnimationOptions = {},
): void {
  const animation = document.documentElement.animate(frames, {
    pseudoElement: pseudo(part, name),
    duration: TIMES[name],
    easing: easing.inOut,
    fill: 'both',
    ...timing,
  });
  playing.push(animation);
}

/** Ends what has been animated: without their elements animations would run on. */
export function stopParts(): void {
  for (const animation of playing) animation.cancel();
  playing = [];
}

const boxAt = ({ x, y, width, height }: DOMRectReadOnly) => ({
  transform: `translate(${x}px, ${y}px)`,
  width: `${width}px`,
  height: `${height}px`,
});

/** How far the light around a disc reaches, in its diameters. */
const REACH = '-300%';

const SIDES = ['top', 'right', 'bottom', 'left'] as const;

/**
 * The part of a box that no edge cuts. Edges of either end cut all the way: a disc sets behind a
 * horizon that stays where it is.
 */
function clipAt({ rect }: Place, edges: Edges): string {
  const insets = SIDES.map((side) => {
    const edge = edges[side];
    if (edge === null) return REACH;
    const isStart = side === 'top' || side === 'left';
    return `${isStart ? edge - rect[side] : rect[side] - edge}px`;
  });
  return `inset(${insets.join(' ')})`;
}

const edgesFrom = (own: Edges, other: Edges): Edges => ({
  top: own.top ?? other.top,
  right: own.right ?? other.right,
  bottom: own.bottom ?? other.bottom,
  left: own.left ?? other.left,
});

/** When in ms a room is lit: before its disc comes near, its light would stand around nothing. */
const NEAR = 0.7 * duration.pageFade;

/** Lights the wall and the floor around the disc as it arrives. */
export function lightRoom(disc: HTMLElement): void {
  for (const part of disc.closest('[data-room]')?.children ?? [])
    if (part !== disc)
      part.animate([{ opacity: 0 }, {}], {
        delay: NEAR,
        duration: duration.pageFade - NEAR,
        easing: easing.soft,
        fill: 'backwards',
      });
}

/** Moves the disc from one place to the other; the transition lasts as long. */
export function moveLight(from: Place, to: Place): void {
  animatePart('group', 'light', [boxAt(from.rect), boxAt(to.rect)]);
  animatePart('image-pair', 'light', [
    { clipPath: clipAt(from, edgesFrom(from.edges, to.edges)) },
    { clipPath: clipAt(to, edgesFrom(to.edges, from.edges)) },
  ]);
}

/** Leaves the disc behind its edges while it fades, where the next page has none. */
export function keepEdges(place: Place): void {
  const clip = { clipPath: clipAt(place, place.edges) };
  animatePart('image-pair', 'light', [clip, clip]);
}

/** The disc of one page becomes that of the other on its whole way. */
export function crossfade(from: Place, to: Place): void {
  animatePart('old', 'light', [{ opacity: from.opacity }, { opacity: 0 }]);
  animatePart('new', 'light', [{ opacity: 0 }, { opacity: to.opacity }]);
}

/** How a traveller is drawn in a transition that still runs. */
export function drawnAt(name: Traveller) {
  const { transform, width, height } = getComputedStyle(
    document.documentElement,
    pseudo('group', name),
  );
  const [w, h] = [Number.parseFloat(width), Number.parseFloat(height)];
  if (!transform.startsWith('matrix') || !(w > 0) || !(h > 0)) return null;
  return { width: w, height: h, matrix: new DOMMatrixReadOnly(transform) };
}

/** The disc where an interrupted travel has brought it to. */
export function lightOnItsWay(place: Place): Place {
  const drawn = drawnAt('light');
  if (!drawn) return place;
  const { e, f } = drawn.matrix;
  return { ...place, rect: new DOMRectReadOnly(e, f, drawn.width, drawn.height) };
}
