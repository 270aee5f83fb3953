import { css } from '@linaria/core';
import { covering } from '../theme/mixins.ts';
import { color, radius } from '../theme/tokens.ts';

/** Reach of the light around the disc, in diameters; its gradient is strongest at the disc's edge. */
const REACH = 2.375;

/** The light of the owner's accent, by its strength in %. */
const lit = (percent: number) => `color-mix(in srgb, ${color.brand} ${percent}%, transparent)`;

const PALE = `color-mix(in srgb, ${color.discTop} 44%, ${color.brand})`;

/** A covered disc, whose first light passes its edge: what a larger circle leaves uncovered. */
export const disc = css`
  position: relative;
  isolation: isolate;
  display: block;
  flex: none;
  width: 12.5rem;
  aspect-ratio: 1;
  pointer-events: none;
  forced-color-adjust: none;

  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: ${(1 - REACH) * 50}%;
    background: radial-gradient(
      closest-side,
      ${lit(62)} 30%,
      ${lit(34)} 44%,
      ${lit(13)} 62%,
      ${lit(4)} 82%,
      transparent
    );
  }
`;

export const body = css`
  ${covering}
  border-radius: ${radius.full}px;
  background: ${color.surfaceSunken};
  box-shadow:
    inset 0 0 0 1.25px ${color.discTop},
    0 0 16px color-mix(in srgb, ${PALE} 50%, transparent),
    0 0 44px ${color.glowStrong};

  &::after {
    content: '';
    ${covering}
    border-radius: inherit;
    background: conic-gradient(
      from 8deg,
      ${color.discTop},
      ${color.discTop} 48deg,
      ${PALE} 80deg,
      ${color.discTop}
    );
    mask: radial-gradient(57.1% 57.1% at 43.05% 54.35%, transparent 99.8%, #000 100.1%);
  }
`;
