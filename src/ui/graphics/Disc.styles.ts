import { css } from '@linaria/core';
import { roomMean } from '../light/paint.styles.ts';
import { WALL_END, WALL_HEIGHT } from '../light/measures.ts';
import { color, gradient } from '#ui/theme/tokens.ts';

export const disc = css`
  position: relative;
  isolation: isolate;
  display: block;
  flex: none;
  width: var(--disc-size);
  aspect-ratio: 1;
  pointer-events: none;
  forced-color-adjust: none;

  /* Its colours are in the part of it that is seen. */
  &[data-kind='rise'] {
    --day: initial;
    --scale: 0.62;
    --above: 1.02;
  }
`;

/** How far the light reaches, in radii beyond the disc. */
const reach = (radii: number) => `calc(${radii - 1} * -1 * var(--r))`;

export const halo = css`
  --r: calc(var(--disc-size) / 2);
  --x: 50%;
  --y: 50%;
  --over: var(--grain, ${roomMean});
  position: absolute;
  z-index: -1;
  inset: ${reach(WALL_END * WALL_HEIGHT)} ${reach(WALL_END)};
  opacity: var(--light, 1);

  [data-theme='light'] & {
    inset: ${reach(2.2)};
    background: ${gradient.corona};
  }
`;

export const body = css`
  position: absolute;
  inset: 0;

  [data-kind='eclipse'] > & {
    background: ${color.surfaceSunken};
    box-shadow: inset 0 0 0 1.25px ${color.discTop};
  }

  /* First light past the edge: what a larger circle, offset to the lower left, leaves uncovered. */
  [data-kind='eclipse'] > &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    background: ${gradient.firstLight};
    mask: radial-gradient(57.1% 57.1% at 43.05% 54.35%, transparent 99.8%, #000 100.1%);
  }
`;
