import { css } from '@linaria/core';
import { grain as token, z } from '#ui/theme/tokens.ts';

export const grain = css`
  position: absolute;
  z-index: ${z.grain};
  inset: 0;
  /* src/effects/light/grain/showGrain.ts adds it. */
  background: var(--grain, none);
  opacity: ${token.opacity};
  mix-blend-mode: ${token.blend};
  pointer-events: none;

  /* The dark theme's light has its own; the image would be made even where it is hidden. */
  [data-theme='dark'] & {
    display: none;
  }
`;
