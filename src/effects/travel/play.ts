import { duration, easing } from '#ui/theme/tokens.ts';
import type { Edges, Place } from './places.ts';

/** What travels: the disc, or the picture of a project. Also its name in the transition. */
export type Traveller = 'light' | 'cover';

const TIMES: Readonly<Record<Traveller, number>> = {
  light: duration.pageFade,
  cover: duration.phaseTick,
};

/**
 * The rest of the page: the old one fades out over the new one, which fades in by itself. Pictures
 * of two shapes fill the frame between them.
 */
const RULES = `
::view-transition { background: var(--background); }
::view-transition-old(root) { z-index: 1; animation: ${duration.quick}ms linear both travel-leave; mix-blend-mode: normal; }
::view-transition-new(root) { animation: none; mix-blend-mode: normal; }
@keyframes travel-leave { to { opacity: 0; } }
::view-transition-old(cover), ::view-transition-new(cover) { height: 100%; object-fit: cover; }
`;

let sheet: CSSStyleSheet | null = null;

/** Applies the styles of a travel; returns a function that removes them. */
export function dress(): () => void {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(RULES);
  }
  const own = sheet;
  document.adoptedStyleSheets.push(own);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== own);
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
): Animation {
  const animation = document.documentElement.animate(frames, {
    pseudoElement: pseudo(part, name),
    duration: TIMES[name],
    easing: easing.inOut,
    fill: 'both',
    ...timing,
  });
  playing.push(animation);
  return animation;
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

/** What rises above a cover stays whole at first. */
const coverClip = ({ corners }: Place, above: string) =>
  `inset(${above} 0px 0px 0px round ${corners})`;

/** Moves what travels from one place to the other; the transition lasts as long. */
export function play(name: Traveller, from: Place, to: Place): void {
  animatePart('group', name, [boxAt(from.rect), boxAt(to.rect)]);
  const clips =
    name === 'cover'
      ? [coverClip(from, '-20%'), coverClip(to, '0px')]
      : [
          clipAt(from, edgesFrom(from.edges, to.edges)),
          clipAt(to, edgesFrom(to.edges, from.edges)),
        ];
  animatePart(
    'image-pair',
    name,
    clips.map((clipPath) => ({ clipPath })),
  );
}

/** Where a traveller is drawn in a transition that still runs. */
export function drawnAt(name: Traveller): DOMRectReadOnly | null {
  const { transform, width, height } = getComputedStyle(
    document.documentElement,
    pseudo('group', name),
  );
  const [w, h] = [Number.parseFloat(width), Number.parseFloat(height)];
  if (!transform.startsWith('matrix') || !(w > 0) || !(h > 0)) return null;
  const { e, f } = new DOMMatrixReadOnly(transform);
  return new DOMRectReadOnly(e, f, w, h);
}
