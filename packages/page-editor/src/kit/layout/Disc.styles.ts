import { css } from '@linaria/core';
import { color } from '../theme/tokens.ts';

/** Reach of the light around the disc, in diameters; its gradient is strongest at the disc's edge. */
const REACH = 2.375;

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
      rgba(255, 90, 51, 0.62) 30%,
      rgba(255, 90, 51, 0.34) 44%,
      rgba(255, 90, 51, 0.13) 62%,
      rgba(255, 90, 51, 0.04) 82%,
      transparent
    );
  }
`;

export const body = css`
  position: absolute;
  inset: 0;
  border-radius: 50%;
  background: ${color.surfaceSunken};
  box-shadow:
    inset 0 0 0 1.25px ${color.discTop},
    0 0 16px rgba(255, 138, 92, 0.5),
    0 0 44px ${color.glowStrong};

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    background: conic-gradient(from 8deg, #ffcfb3, #ffcfb3 48deg, #ff8a5c 80deg, #ffcfb3);
    mask: radial-gradient(57.1% 57.1% at 43.05% 54.35%, transparent 99.8%, #000 100.1%);
  }
`;
