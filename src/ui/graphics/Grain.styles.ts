import { css } from '@linaria/core';
import { grain as token, z } from '#ui/theme/tokens.ts';

/** For browsers without scripts: noise by an SVG filter, a seamless tile without a file. */
const tile = `<svg xmlns="http://www.w3.org/2000/svg" width="${token.tile}" height="${token.tile}"><filter id="n" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".9" numOctaves="3" stitchTiles="stitch"/><feColorMatrix values="4 0 0 0 -1.5 4 0 0 0 -1.5 4 0 0 0 -1.5 0 0 0 0 1"/></filter><rect width="100%" height="100%" filter="url(#n)"/></svg>`;

export const grain = css`
  position: absolute;
  z-index: ${z.grain};
  inset: 0;
  /* src/effects/light/grain/showGrain.ts adds it. */
  background: var(--grain, none);
  opacity: ${token.opacity};
  mix-blend-mode: ${token.blend};
  pointer-events: none;

  html:not([data-script]) & {
    --grain: url('data:image/svg+xml,${encodeURIComponent(tile)}');
  }
`;
