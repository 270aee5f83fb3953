import { css } from '@linaria/core';
import { color, gradient } from '#ui/theme/tokens.ts';

/** Reach of the corona in diameters; its gradient is strongest at the disc's edge. */
const reach = { lit: 2.2, eclipse: 2.375 };

function around(diameters: number): string {
  return `inset: ${(1 - diameters) * 50}%;`;
}

export const disc = css`
  position: relative;
  isolation: isolate;
  display: block;
  flex: none;
  width: var(--disc-size);
  aspect-ratio: 1;
  pointer-events: none;
  forced-color-adjust: none;

  &[data-glow]::before {
    content: '';
    position: absolute;
    z-index: -1;
    ${around(reach.lit)}
    background: ${gradient.corona};
  }

  &[data-glow][data-kind='eclipse']::before {
    ${around(reach.eclipse)}
  }
`;

export const body = css`
  position: absolute;
  inset: 0;
  border-radius: 50%;

  [data-kind='day'] > & {
    background: ${gradient.discDay};
  }

  [data-kind='rise'] > & {
    background: ${gradient.discRise};
  }

  [data-kind='eclipse'] > & {
    background: ${color.surfaceSunken};
    box-shadow:
      inset 0 0 0 1.25px ${color.discTop},
      0 0 16px rgba(255, 138, 92, 0.5),
      0 0 44px ${color.glowStrong};
  }

  /* First light past the edge: what a larger circle, offset to the lower left, leaves uncovered. */
  [data-kind='eclipse'] > &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    background: conic-gradient(from 8deg, #ffcfb3, #ffcfb3 48deg, #ff8a5c 80deg, #ffcfb3);
    mask: radial-gradient(57.1% 57.1% at 43.05% 54.35%, transparent 99.8%, #000 100.1%);
  }
`;
